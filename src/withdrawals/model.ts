import { weekdayOf } from '../kit/days.ts';
import { isDayOff } from '../kit/holidays.ts';
import type { Parts } from '../kit/quantity.ts';
import { type DayNumber, epochOf, warsawTime } from '../kit/wall.ts';
import type { Order, OrderLine } from '../orders/model.ts';

/** A quantity of a line of an order. */
export interface LinePieces {
  place: number;
  quantity: Parts;
}

/** Why a line cannot be withdrawn from; a gift goes with what it came for. */
export type WhyKept = 'custom' | 'perishable' | 'files' | 'date' | 'service' | 'gift';

const agreed = ({ data }: Order, name: string): boolean => data.consents.some((one) => one.name === name);

/** Files that the buyer wants at once: the right ends when they are handed out, which is when they are paid for. */
const withFiles = (order: Order, { data }: Pick<OrderLine, 'data'>): boolean =>
  data.type === 'virtual' && agreed(order, 'order_virtual');

/** Files that can be withdrawn from until they are handed out (art. 38 ust. 1 pkt 13). */
export const filesToCome = (order: Order): OrderLine[] =>
  order.lines.filter((line) => withFiles(order, line) && whyKept(order, line) === undefined);

/** Exceptions of the UPK, art. 38: made to order, what spoils quickly, files and services begun on request, services of a fixed day. */
export function whyKept(order: Order, { data }: OrderLine): WhyKept | undefined {
  if (data.gift) return 'gift';
  if (data.custom) return 'custom';
  if (data.withdrawal === 'perishable') return 'perishable';
  if (withFiles(order, { data })) return order.paidAt === undefined ? undefined : 'files';
  if (data.type === 'service' && data.service) return 'date';
  return data.type === 'service' && order.status === 'done' && agreed(order, 'order_service') ? 'service' : undefined;
}

/** Lines that can be withdrawn from in their closed package alone (art. 38 pkt 5): only who has the parcel can tell. */
export const sealedLines = (order: Order): OrderLine[] =>
  order.lines.filter((line) => line.data.withdrawal === 'sealed' && whyKept(order, line) === undefined);

/** Pieces that somebody still has. */
const keptOf = ({ quantity, withdrawn }: OrderLine): Parts => quantity - withdrawn;

/** Pieces that can still be withdrawn from; a gift card that something was paid with cannot. */
export const leftOf = (line: OrderLine): Parts => keptOf(line) - (line.used ?? 0);

/** The least that a line is given back by: as it is sold, or its last rest. */
export const stepOf = ({ data }: OrderLine): Parts => data.step ?? 1;

/** What can be withdrawn from now. */
export const openLines = (order: Order): OrderLine[] =>
  order.lines.filter((line) => whyKept(order, line) === undefined && leftOf(line) > 0);

export function mayTake(order: Order, { place, quantity }: LinePieces): boolean {
  const line = openLines(order).find((one) => one.place === place);
  if (!line || !Number.isSafeInteger(quantity) || quantity <= 0) return false;
  const left = leftOf(line);
  return quantity === left || (quantity < left && quantity % stepOf(line) === 0);
}

/** The order once these are withdrawn; its gifts go when nothing else is left. */
export function afterTaking(order: Order, taken: readonly LinePieces[]): Order {
  const lines = order.lines.map((line) => {
    const more = taken.find(({ place }) => place === line.place)?.quantity ?? 0;
    return { ...line, withdrawn: line.withdrawn + more };
  });
  if (lines.some((line) => !line.data.gift && keptOf(line) > 0)) return { ...order, lines };
  return { ...order, lines: lines.map((line) => ({ ...line, withdrawn: line.quantity })) };
}

export const isWhole = ({ lines }: Order): boolean => lines.every((line) => keptOf(line) === 0);

/** A parcel is with its buyer by then; from that day on the days are counted. */
const PARCEL_DAYS = 14;

export interface WithdrawalTerm {
  /** May still be done through the shop's page. */
  open: boolean;
  /** At least so long, epoch ms; unknown while nothing is on its way. */
  until?: number;
}

/**
 * How long an order can be withdrawn from. The days run from when its things are received, which nobody tells the shop:
 * they are counted from the day of sending (or on which it was done, if that was not noted), and the page stays open for as
 * long as a parcel may take. What is fetched from the shop is counted from the day on which it was done. What does not travel
 * is counted from the day of the contract.
 */
export function withdrawalTerm(
  order: Order,
  { sentAt, days, at }: { sentAt: number | undefined; days: number; at: number },
): WithdrawalTerm {
  const travels = order.data.delivery !== undefined;
  const from = travels ? sentAt : order.placedAt;
  if (from === undefined) return { open: order.status !== 'done' };
  const until = endOfTerm(from, days);
  return { open: at <= (travels ? endOfTerm(from, days + PARCEL_DAYS) : until), until };
}

const SATURDAY = 6;
const isFree = (day: DayNumber): boolean => isDayOff(day) || weekdayOf(day) === SATURDAY;

/**
 * The last millisecond of the Warsaw day so many days later. A term that would end on a Saturday or a day off ends with the
 * next day that is neither (KC, art. 115; Regulation 1182/71, art. 3(4)).
 */
export function endOfTerm(ms: number, days: number): number {
  let last = warsawTime(ms).day + days;
  while (isFree(last)) last += 1;
  return epochOf(last + 1, 0) - 1;
}

/** Consumers may, and sole traders who bought what their trade is not about (art. 7aa and 27 of the Act). */
export const isConsumer = ({ data }: Order): boolean => data.buyer.type === 'private' || data.asConsumer;

export type WithdrawStop = 'ended' | 'company' | 'late' | 'nothing';
/**
 * Why one statement is not taken. `changed`: some of these pieces were withdrawn from meanwhile, or cannot be. `often`: of this
 * order, or to this address.
 */
const REFUSALS = ['attempt', 'changed', 'often'] as const;
export type WithdrawRefusal = (typeof REFUSALS)[number];
export type WithdrawError = WithdrawStop | WithdrawRefusal;

export const isRefusal = (code: unknown): code is WithdrawRefusal => REFUSALS.some((one) => one === code);

/**
 * Why an order cannot be withdrawn from at all; undefined when it can. The right is there from the contract on, which the order
 * concludes: before it is paid, and before it is sent (Directive 2011/83/EU, art. 9 and 11).
 */
export function withdrawStop(order: Order, term: WithdrawalTerm): WithdrawStop | undefined {
  if (order.status === 'cancelled' || order.status === 'expired') return 'ended';
  if (!isConsumer(order)) return 'company';
  if (openLines(order).length === 0) return 'nothing';
  return term.open ? undefined : 'late';
}
