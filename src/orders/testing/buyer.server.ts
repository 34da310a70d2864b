import { randomBytes, randomUUID } from 'node:crypto';
import type { Baskets } from '../../basket/service.server.ts';
import type { Db } from '../../db/database.ts';
import type { Grosze } from '../../kit/money.ts';
import type { Visit } from '../../session/model.ts';
import type { CheckedCheckout } from '../checkout/form.ts';
import { orderSums, wayOptions } from '../checkout/options.ts';
import { joinNews } from '../life/news.server.ts';
import type { Order, PaymentMethod } from '../model.ts';
import type { PlaceInput } from '../place/newOrder.server.ts';
import { shownMark } from '../place/shown.server.ts';
import { insertPayment } from '../store/money.server.ts';
import { ADDRESS } from './address.ts';

/** Nobody hears. */
export const NO_NEWS = joinNews([]);

/** What the page of an order would send for the basket of a visit. */
export async function orderInput(
  baskets: Pick<Baskets, 'checkout'>,
  visit: Visit,
  payment: PaymentMethod = 'transfer',
  more: Partial<PlaceInput> = {},
): Promise<PlaceInput> {
  const { view } = await baskets.checkout(visit);
  const way = wayOptions(view.delivery).find(({ prepaid }) => prepaid === (payment !== 'on_delivery'));
  const checked: CheckedCheckout = { addresses: { type: 'private', client: ADDRESS }, way, payment };
  const total = orderSums(view, way).total.gross;
  return {
    attempt: randomBytes(18).toString('base64url'),
    shown: `${shownMark(view)}.${total}`,
    checked,
    asConsumer: false,
    remarks: '',
    consents: [],
    ...more,
  };
}

/** A payment that a buyer begins for an order. */
export async function begunPayment(
  db: Db,
  { id: order }: Pick<Order, 'id'>,
  amount: Grosze,
  at: number,
): Promise<{ id: string; order_id: string }> {
  const id = randomUUID();
  await db.write((tx) =>
    insertPayment(tx, {
      id,
      order_id: order,
      provider: 'test',
      method: 'blik',
      provider_id: null,
      status: 'started',
      amount,
      reason: null,
      started_at: at,
      changed_at: at,
    }),
  );
  return { id, order_id: order };
}
