import { redirect } from 'react-router';
import { SENT_PARAM } from '../../forms/answer.ts';
import { findPath } from '../../orders/find/model.ts';
import { answerForm } from '../answerForm.server.ts';
import { services } from '../context.server.ts';
import { notFound } from '../layout/notFound.ts';
import { postedForm } from '../postedForm.server.ts';
import { type Context, findOf, type OrderParams, opened } from './opened.server.ts';
import { payAction } from './pay.server.ts';
import { subscriptionAction } from './subscription.server.ts';
import { withdrawAction } from './withdraw.server.ts';

export async function orderAction(context: Context, params: OrderParams, request: Request) {
  const shop = context.get(services);
  const find = findOf(params);
  if (find) {
    const sentAt = () => `${findPath(find.withdraw)}?${SENT_PARAM}=1`;
    return answerForm(request, context, shop.orderLinks(find.withdraw), sentAt);
  }
  const open = await opened(context, params, request);
  const form = await postedForm(request);
  if (params.part === 'odstapienie') {
    return { kind: 'withdraw' as const, ...(await withdrawAction(shop, open, form)) };
  }
  if (params.part === 'platnosc') {
    return { kind: 'pay' as const, ...(await payAction(shop, open, form, { context, request })) };
  }
  if (params.part === 'abonament') {
    return { kind: 'subscription' as const, ...(await subscriptionAction(shop, open, form)) };
  }
  if (params.part !== undefined || form.get('do') !== 'cancel') notFound();
  const { order, path } = open;
  const done = await shop.orders.cancel(order, 'buyer');
  const was = order.status === 'cancelled';
  if (was || typeof done !== 'string') throw redirect(path(undefined, 'anulowano=1'), 303);
  return { kind: 'cancel' as const };
}
