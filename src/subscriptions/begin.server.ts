import { randomUUID } from 'node:crypto';
import type { BasketLine } from '../basket/model.ts';
import type { Checkout } from '../basket/service/checkout.server.ts';
import type { Baskets } from '../basket/service.server.ts';
import { sentTo } from '../checkout/destination.ts';
import { agreementsOf, orderSums, type WayOption, wayOptions } from '../checkout/options.ts';
import type { PlaceInput } from '../checkout/placing/newOrder.server.ts';
import type { Begun, Subscribe } from '../checkout/placing/place.server.ts';
import { isoDate } from '../kit/dates.ts';
import type { Grosze } from '../kit/money.ts';
import { dayAfter, type Subscription } from './model.ts';
import { insertSubscription, joinOrder } from './store.server.ts';

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

/**
 * Begins a subscription with the order of what is subscribed to.
 * @param notice days before its next order at which a subscription is looked at
 */
export const createSubscribe =
  ({ baskets, notice }: { baskets: Pick<Baskets, 'checkoutOf'>; notice: number }): Subscribe =>
  async (checkout, agreed) => {
    const terms = subscriptionTerms(checkout);
    if (!terms) return undefined;
    const { way, addresses } = agreed.checked;
    const each = await eachNext(baskets, terms.lines, { way, country: sentTo(addresses, way) });
    return (at) => begun(checkout, agreed, { ...terms, each, at, notice });
  };

/** What each next order would cost now, brought the same way. */
async function eachNext(
  baskets: Pick<Baskets, 'checkoutOf'>,
  lines: readonly BasketLine[],
  agreed: { way: WayOption | undefined; country: string },
): Promise<Grosze> {
  const { view } = await baskets.checkoutOf(lines, agreed.country);
  const way = wayOptions(view.delivery).find(({ value }) => value === agreed.way?.value);
  return orderSums(view, way).total.gross;
}

type Terms = NonNullable<ReturnType<typeof subscriptionTerms>> & { each: Grosze; at: number; notice: number };

const agreedWay = ({ id, name, prepaid, pickUp }: WayOption, point: string | undefined) => ({
  ...{ id, name, prepaid },
  ...(pickUp ? { pickUp: true as const } : {}),
  ...(point ? { point } : {}),
});

function begun(
  { view }: Pick<Checkout, 'view'>,
  { checked, asConsumer, remarks, consents, language }: PlaceInput,
  { lines: subscribed, days, least, each, at, notice }: Terms,
): Begun {
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
    ...{ asConsumer, remarks, payment, each },
    ...(language === undefined ? {} : { language }),
    consents: consents.filter(({ name }) => !dropped.has(name)),
    ...(way ? { way: agreedWay(way, point) } : {}),
    things: subscribed.map(({ stock: _, ...line }) => ({
      line,
      name: view.lines.find((one) => one.id === line.id)?.known?.name ?? '',
    })),
  };
  const times = { next, look: dayAfter(next, -notice), createdAt: at, changedAt: at };
  return {
    ofOrder: { ...{ id, days, place: 1, next }, ...(least > 1 ? { least } : {}), each },
    async keep(tx, order) {
      await insertSubscription(tx, {
        id,
        state: 'active',
        days,
        made: 1,
        least,
        ...times,
        turn: 0,
        data,
        first: order,
      });
      await joinOrder(tx, { id }, order.id, 1);
    },
  };
}

/** Deliveries that the merchant sells a thing with at least. */
const leastOf = (products: Checkout['products'], id: number): number =>
  products.find((product) => product.id === id)?.subscription?.minDeliveries ?? 1;
