import { randomUUID } from 'node:crypto';
import type { BasketLine } from '../../basket/model.ts';
import type { Checkout } from '../../basket/service/checkout.server.ts';
import type { Baskets } from '../../basket/service.server.ts';
import type { Tx } from '../../db/database.ts';
import { isoDate } from '../../kit/dates.ts';
import type { Grosze } from '../../kit/money.ts';
import type { CheckedCheckout } from '../checkout/form.ts';
import { agreementsOf, orderSums, type WayOption, wayOptions } from '../checkout/options.ts';
import type { Order, OrderData, OrderSubscription } from '../model.ts';
import { dayAfter, type Subscription } from './model.ts';
import { insertSubscription, joinOrder } from './store.server.ts';

interface Agreed {
  checked: CheckedCheckout;
  asConsumer: boolean;
  remarks: string;
  consents: OrderData['consents'];
}

/** A subscription that is still to be joined to the order it begins with. */
export interface Begun {
  ofOrder: OrderSubscription;
  subscription: Omit<Subscription, 'first'>;
}

/** What is subscribed to of these lines, which all have one period; undefined when nothing is. */
export function subscriptionTerms({
  lines,
  products,
}: Pick<Checkout, 'lines' | 'products'>): { lines: BasketLine[]; days: number; least: number } | undefined {
  const subscribed = lines.filter(({ subscriptionDays }) => subscriptionDays > 0);
  const days = subscribed[0]?.subscriptionDays;
  if (days === undefined) return undefined;
  return {
    lines: subscribed,
    days,
    least: Math.max(1, ...subscribed.map(({ product }) => leastOf(products, product))),
  };
}

/** What each next order would cost now, brought the same way; undefined when nothing is subscribed to. */
export async function eachNext(
  baskets: Pick<Baskets, 'checkoutOf'>,
  checkout: Pick<Checkout, 'lines' | 'products'>,
  agreed: WayOption | undefined,
): Promise<Grosze | undefined> {
  const terms = subscriptionTerms(checkout);
  if (!terms) return undefined;
  const { view } = await baskets.checkoutOf(terms.lines);
  const way = wayOptions(view.delivery).find(({ value }) => value === agreed?.value);
  return orderSums(view, way).total.gross;
}

/** What an order begins; undefined when nothing in it is subscribed to. */
export function beginSubscription(
  { lines, view, products }: Pick<Checkout, 'lines' | 'view' | 'products'>,
  { checked, asConsumer, remarks, consents }: Agreed,
  { at, notice, each }: { at: number; notice: number; each: Grosze | undefined },
): Begun | undefined {
  const terms = subscriptionTerms({ lines, products });
  if (!terms) return undefined;
  const { days, least, lines: subscribed } = terms;
  const id = randomUUID();
  const next = dayAfter(isoDate(at), days);
  const { addresses, way, point, payment } = checked;
  const follows = new Set(subscribed.map((line) => line.id));
  const asks = agreementsOf({ lines: view.lines.filter((line) => follows.has(line.id)) });
  // What was agreed to for other things of the first order is not agreed to again.
  const dropped = new Set([...(asks.virtual ? [] : ['order_virtual']), ...(asks.service ? [] : ['order_service'])]);
  const data: Subscription['data'] = {
    email: addresses.client.email ?? '',
    buyer: addresses,
    ...{ asConsumer, remarks, payment },
    consents: consents.filter(({ name }) => !dropped.has(name)),
    ...(way ? { way: { id: way.id, name: way.name, prepaid: way.prepaid, ...(point ? { point } : {}) } } : {}),
    things: subscribed.map(({ stock: _, ...line }) => ({
      line,
      name: view.lines.find((one) => one.id === line.id)?.known?.name ?? '',
    })),
  };
  const times = { next, look: dayAfter(next, -notice), createdAt: at, changedAt: at };
  return {
    ofOrder: {
      ...{ id, days, place: 1, next },
      ...(least > 1 ? { least } : {}),
      ...(each === undefined ? {} : { each }),
    },
    subscription: { id, state: 'active', days, made: 1, least, ...times, turn: 0, data },
  };
}

/** Deliveries that the merchant sells a thing with at least. */
const leastOf = (products: Checkout['products'], id: number): number =>
  products.find((product) => product.id === id)?.subscription?.minDeliveries ?? 1;

export async function keepSubscription(tx: Tx, { subscription }: Begun, order: Order): Promise<void> {
  await insertSubscription(tx, { ...subscription, first: order });
  await joinOrder(tx, subscription, order.id, 1);
}
