import type { Grosze } from '../kit/money.ts';
import { endOfDay } from '../kit/wall.ts';

/** Days in which money goes back (UPK, art. 32). */
const BACK_DAYS = 14;

/** Moment until which the shop pays out, epoch ms. A day off moves nothing: its own duty is never told a day late. */
export const paidOutUntil = (at: number): number => endOfDay(at, BACK_DAYS);

/** What is left of a payment of an order to be given back. */
export interface Refundable {
  payment: string;
  /** How it goes back: onto the gift card that paid, through the provider, or by the shop's own transfer. */
  by: 'card' | 'provider' | 'hand';
  left: Grosze;
}

/**
 * How much of each payment goes back for an amount, never more than is left of them.
 * @param all newest first
 * @param cardFirst what a gift card paid goes back before other money, as after a withdrawal
 */
export function sharesOf(
  all: readonly Refundable[],
  amount: Grosze,
  cardFirst: boolean,
): (Refundable & { some: Grosze })[] {
  const isFirst = ({ by }: Refundable) => cardFirst && by === 'card';
  const inTurn = [...all.filter(isFirst), ...all.filter((one) => !isFirst(one))];
  let rest = amount;
  return inTurn.flatMap((one) => {
    const some = Math.min(rest, one.left);
    if (some <= 0) return [];
    rest -= some;
    return [{ ...one, some }];
  });
}

/**
 * What is left of payments where the shop paid something out ahead of what a courier brings: the money it brings, or a
 * transfer, has been given back by that.
 */
export function lessAhead(all: readonly Refundable[], ahead: Grosze): Refundable[] {
  let rest = ahead;
  return all.flatMap((one) => {
    const less = one.by === 'hand' ? Math.min(rest, one.left) : 0;
    rest -= less;
    return one.left > less ? [{ ...one, left: one.left - less }] : [];
  });
}

/** Grosze of these shares that go back in one way. */
export const sharedBy = (shares: readonly (Refundable & { some: Grosze })[], way: Refundable['by']): Grosze =>
  shares.reduce((sum, { by, some }) => (by === way ? sum + some : sum), 0);
