import type { OrderStatus, PaymentMethod } from '../model.ts';
import type { Step } from './step.ts';

/** What an order should have come to, told by rules of a few lines each. */
export interface Forecast {
  status: OrderStatus;
  product: number;
  quantity: number;
  who: string | undefined;
  /** Points that it asks for, and that it gives once it is paid. */
  price: number;
  prize: number;
  code: string | undefined;
  payment: PaymentMethod;
  paid: boolean;
  came: number;
  went: number;
  withdrawn: number;
  expiresAt: number;
}

const HOUR = 3_600_000;
/** Until when an order waits for its money; a transfer may come on the whole of the seventh day. */
const WAITS_UNTIL: Partial<Record<PaymentMethod, (now: number) => number>> = {
  transfer: (now) =>
    Temporal.Instant.fromEpochMilliseconds(now)
      .toZonedDateTimeISO('Europe/Warsaw')
      .startOfDay()
      .add({ days: 8 })
      .subtract({ milliseconds: 1 }).epochMilliseconds,
  blik: (now) => now + HOUR,
};
/** What each customer has at first; what a piece costs and gives, in points. */
export const FIRST_POINTS = 100;
export const POINTS = { pointsPrice: 40, pointsEarned: 30 };
/** Uses that a code has: in all, or for one who buys. */
const BOUNDS: Readonly<Record<string, number>> = { DWA: 2, RAZ: 1 };

const isAlive = ({ status }: Forecast): boolean => status !== 'cancelled' && status !== 'expired';

/** What an order has taken of points and given. */
export const pointsOf = (order: Forecast): { spent: number; earned: number } => {
  const given = order.who !== undefined && (order.paid || (order.payment === 'on_delivery' && order.status === 'done'));
  return { spent: isAlive(order) ? order.price : 0, earned: isAlive(order) && given ? order.prize : 0 };
};

export interface Around {
  now: number;
  /** Pieces of each product at first. */
  pieces: number;
  total(order: number): number;
}

/** Changes `orders` as the step should; nothing here has been taken from how the shop does it. */
export function forecast(orders: Forecast[], step: Step, { now, pieces, total }: Around): void {
  const left = (product: number) =>
    orders.reduce((all, one) => (isAlive(one) && one.product === product ? all - one.quantity : all), pieces);
  const codeLeft = (code: string, who: string | undefined) =>
    (BOUNDS[code] ?? Number.POSITIVE_INFINITY) -
    orders.filter((one) => isAlive(one) && one.code === code && (code !== 'RAZ' || one.who === who)).length;
  const held = (who: string) =>
    orders
      .filter((one) => one.who === who)
      .map(pointsOf)
      .reduce((all, { spent, earned }) => all + earned - spent, FIRST_POINTS);
  const end = (order: Forecast, status: OrderStatus) => Object.assign(order, { status, went: order.came });
  const place = 'which' in step && orders.length > 0 ? step.which % orders.length : -1;
  const order = orders[place];

  if (step.do === 'place') {
    const { product, payment } = step;
    const { who, forPoints } = step;
    const quantity = Number(step.quantity) + forPoints;
    const price = forPoints * POINTS.pointsPrice;
    const prize = Number(step.quantity) * POINTS.pointsEarned;
    // A code that is used up is told in the basket; one that its buyer has had, when he says who he is.
    const code = step.code === 'DWA' && codeLeft('DWA', who) <= 0 ? undefined : step.code;
    if (left(product) < quantity || (code !== undefined && codeLeft(code, who) <= 0)) return;
    if (price > (who === undefined ? 0 : held(who))) return;
    const status = payment === 'on_delivery' ? 'accepted' : 'waiting';
    const expiresAt = WAITS_UNTIL[payment]?.(now) ?? Number.POSITIVE_INFINITY;
    orders.push({
      ...{ status, product, quantity, who, price, prize, code, payment, expiresAt },
      ...{ paid: false, came: 0, went: 0, withdrawn: 0 },
    });
  }
  if (step.do === 'expire') {
    for (const one of orders) if (one.status === 'waiting' && one.expiresAt <= now) end(one, 'expired');
  }
  if (!order) return;
  const balance = () => order.came - order.went;
  const owed = () => total(place) - order.withdrawn;
  if (step.do === 'pay') {
    order.came += Math.ceil((total(place) * step.share) / 100);
    const comesBack =
      left(order.product) >= order.quantity &&
      (order.code === undefined || codeLeft(order.code, order.who) > 0) &&
      (order.price === 0 || order.price <= held(order.who ?? ''));
    if (order.status === 'cancelled') order.went = order.came;
    else if (order.status === 'expired' && !(balance() >= owed() && comesBack)) order.went = order.came;
    else if (!order.paid && balance() >= owed()) {
      if (order.status === 'waiting' || order.status === 'expired') order.status = 'accepted';
      order.paid = true;
    }
    if (isAlive(order)) order.went += Math.max(0, balance() - owed());
  }
  if (step.do === 'cancel') {
    const may: OrderStatus[] = step.by === 'shop' ? ['waiting', 'accepted'] : ['waiting'];
    if (may.includes(order.status)) end(order, 'cancelled');
  }
  if (step.do === 'move') {
    const from: OrderStatus[] = step.to === 'sent' ? ['accepted'] : ['accepted', 'sent'];
    if (from.includes(order.status)) order.status = step.to;
  }
  if (step.do === 'withdraw' && isAlive(order) && order.paid) {
    order.withdrawn += Math.floor((owed() * step.share) / 100);
    order.went += Math.max(0, balance() - owed());
  }
}
