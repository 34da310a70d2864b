import type { BasketView } from '../basket/view.ts';
import { goesTo } from '../delivery/methods.ts';
import type { Grosze } from '../kit/money.ts';
import type { OrderSums, PaymentMethod } from '../orders/model.ts';
import { leftToPay, orderSums } from './options.ts';
import { paidOnDelivery, paymentChoices, paymentOptions } from './paymentChoices.ts';
import type { CheckoutView, FoundPoints, ShownWay } from './view.ts';

/** What a shopper has chosen so far. */
export interface Choices {
  /** Code of the country that the things go to. */
  country: string;
  /** `kurier-1`: paying on delivery is a payment here, not a way. */
  shipping: string;
  point: string;
  payment: string;
}

/** What the form of an order shows for these choices. */
export interface ChosenNow {
  /** Ways that go there, each once. */
  ways: readonly ShownWay[];
  payments: readonly PaymentMethod[];
  /** The way that will be ordered: with paying on delivery it is one of its own. */
  way: ShownWay | undefined;
  sums: OrderSums;
  /** What paying on delivery adds, on the side that the shop shows first. */
  more: Grosze;
  /** Code of the chosen point, where it takes no money although its way can be paid on delivery. */
  takesNoMoney: string | undefined;
}

interface Shown extends Pick<CheckoutView, 'ways' | 'offered'> {
  basket: Pick<BasketView, 'worth' | 'rebate' | 'goods' | 'deposit' | 'card' | 'priceType'>;
}

/**
 * @param points by the name of their list, as they were looked for since
 * @param active scripts run: without them another way may be chosen than the page was made with
 */
export function chosenNow(
  { ways: carrying, offered, basket }: Shown,
  { country, shipping, point, payment: picked }: Choices,
  { points, active }: { points: Readonly<Record<string, FoundPoints>>; active: boolean },
): ChosenNow {
  const all = carrying.filter((one) => goesTo(one, country));
  const ways = all.filter(({ prepaid }) => prepaid);
  const chosen = ways.find(({ value }) => value === shipping);
  const ending = chosen?.points === undefined ? undefined : pointIn(points[chosen.points], point);
  const total = leftToPay(orderSums(basket, chosen));
  const onDelivery = paidOnDelivery(all, chosen);
  const takesNoMoney = onDelivery && ending?.takesNoMoney ? ending.code : undefined;
  // Where nothing else can be chosen, it stays, and another point is asked for.
  const stays = takesNoMoney === undefined || paymentOptions(offered, { prepaid: true, total }).length === 0;
  const collected = stays ? onDelivery : undefined;
  const payments = paymentChoices(offered, {
    onDelivery: chosen && active ? collected !== undefined : all.some(({ prepaid }) => !prepaid),
    total,
  });
  const payment = payments.length === 1 ? payments[0] : picked;
  const way = payment === 'on_delivery' && collected ? collected : chosen;
  const more = chosen && collected ? collected.cost[basket.priceType] - chosen.cost[basket.priceType] : 0;
  return { ways, payments, way, sums: orderSums(basket, way), more, takesNoMoney };
}

const pointIn = (found: FoundPoints | undefined, code: string) =>
  [...(found?.points ?? []), ...(found?.chosen ? [found.chosen] : [])].find((point) => point.code === code);
