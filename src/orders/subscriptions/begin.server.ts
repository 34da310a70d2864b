import { randomUUID } from 'node:crypto';
import type { BasketLine } from '../../basket/model.ts';
import type { Checkout } from '../../basket/service/checkout.server.ts';
import type { Tx } from '../../db/database.ts';
import { isoDate } from '../../kit/dates.ts';
import type { CheckedCheckout } from '../checkout/form.ts';
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

/** What an order begins; undefined when nothing in it is subscribed to. */
export function beginSubscription(
  { lines, view, products }: Pick<Checkout, 'lines' | 'view' | 'products'>,
  { checked, asConsumer, remarks, consents }: Agreed,
  { at, notice }: { at: number; notice: number },
): Begun | undefined {
  const terms = subscriptionTerms({ lines, products });
  if (!terms) return undefined;
  const { days, least, lines: subscribed } = terms;
  const id = randomUUID();
  const next = dayAfter(isoDate(at), days);
  const { addresses, way, point, payment } = checked;
  const data: Subscription['data'] = {
    email: addresses.client.email ?? '',
    buyer: addresses,
    ...{ asConsumer, remarks, consents, payment },
    ...(way ? { way: { id: way.id, name: way.name, prepaid: way.prepaid, ...(point ? { point } : {}) } } : {}),
    things: subscribed.map(({ stock: _, ...line }) => ({
      line,
      name: view.lines.find((one) => one.id === line.id)?.known?.name ?? '',
    })),
  };
  const times = { next, look: dayAfter(next, -notice), createdAt: at, changedAt: at };
  return {
    ofOrder: { id, days, place: 1, next },
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
