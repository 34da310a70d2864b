import type { Checkout } from '../basket/service/checkout.server.ts';
import { sentTo } from '../checkout/destination.ts';
import type { CheckedCheckout } from '../checkout/form.ts';
import { orderSums, wayOptions } from '../checkout/options.ts';
import { type PaymentsOffered, paymentOptions } from '../checkout/paymentChoices.ts';
import { goesTo } from '../delivery/methods.ts';
import type { SubscriptionData } from './model.ts';
import type { Counted } from './nextDelivery.ts';

/** The next order as it would be now. */
export type CountedNext = Exclude<Counted, { total: number }> | { total: number; checked: CheckedCheckout };

/**
 * What it costs now, brought and paid as it was agreed on, or the first thing that stands against it.
 * @param takesNoMoney nothing can be paid on delivery at its point
 */
export function countNext(
  { view }: Pick<Checkout, 'view'>,
  { things, way: agreed, payment, buyer }: SubscriptionData,
  { offered, takesNoMoney }: { offered: PaymentsOffered; takesNoMoney: boolean },
): CountedNext {
  const unfit = things.filter(({ line }) => {
    const known = view.lines.find(({ id }) => id === line.id)?.known;
    return !known || known.soldOut || known.left !== undefined || known.problem !== undefined;
  });
  if (unfit.length > 0) return { trouble: 'things', names: unfit.map(({ name }) => name) };
  const way = view.delivery.sent
    ? wayOptions(view.delivery).find(
        (one) => one.id === agreed?.id && one.prepaid === agreed.prepaid && goesTo(one, sentTo(buyer)),
      )
    : undefined;
  if (view.delivery.sent && !way) return { trouble: 'way', names: agreed ? [agreed.name] : [] };
  const point = agreed?.point;
  if (way?.prepaid === false && point !== undefined && takesNoMoney) return { trouble: 'point', names: [point] };
  const total = orderSums(view, way).total.gross;
  const options = paymentOptions(offered, { prepaid: way?.prepaid ?? true, total });
  // What was chosen, or, where that is not offered any more, what its buyer can do by himself just as well.
  const paid = options.find((one) => one === payment) ?? options.at(-1);
  if (paid === undefined) return { trouble: 'payment', names: [] };
  return { total, checked: { addresses: buyer, way, payment: paid, ...(way && point ? { point } : {}) } };
}
