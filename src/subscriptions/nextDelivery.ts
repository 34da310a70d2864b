import type { Grosze } from '../kit/money.ts';
import { type Day, dayAfter, laterDay, type Subscription, type TroubleCode } from './model.ts';

/** The most days that a next order which cannot be made is tried again. */
const MOST_TRIES = 7;
const triesOf = (days: number): number => Math.min(MOST_TRIES, Math.floor(days / 2));

/** The next order as it would be now, or why there can be none. */
export type Counted = { total: Grosze } | { trouble: TroubleCode; names: readonly string[] };

/** What the job does with a subscription that it looks at. */
export type NextTurn =
  | { do: 'wait'; look: Day }
  /** `before`: what it was announced with earlier, which is less. */
  | { do: 'announce'; next: Day; total: Grosze; before?: Grosze }
  /** Its buyer is told, once a cycle. */
  | { do: 'tell'; code: TroubleCode; names: readonly string[]; until: Day }
  | { do: 'miss'; code: TroubleCode; names: readonly string[]; next: Day }
  | { do: 'place'; next: Day };

export interface LookTerms {
  /** Days between announcing an order and making it. */
  notice: number;
  today: Day;
  /** The order before is not paid yet. */
  owes: boolean;
}

/**
 * Nothing is ordered that was not announced so many days before, at its price or a higher one, and nothing while the order
 * before is not paid.
 */
export function nextDelivery(
  { next, days, announced, trouble }: Pick<Subscription, 'next' | 'days' | 'announced' | 'trouble'>,
  counted: Counted,
  { notice, today, owes }: LookTerms,
): NextTurn {
  const notYet = dayAfter(next, -notice);
  if (announced === undefined && !trouble && today < notYet) return { do: 'wait', look: notYet };
  if (owes) return { do: 'wait', look: dayAfter(today, 1) };
  if ('trouble' in counted) {
    const { trouble: code, names } = counted;
    if (!trouble) return { do: 'tell', code, names, until: dayAfter(laterDay(next, today), triesOf(days)) };
    if (today < trouble.until) return { do: 'wait', look: dayAfter(today, 1) };
    return { do: 'miss', code, names, next: followingDay(next, days, today) };
  }
  const { total } = counted;
  if (announced === undefined || total > announced) {
    const before = announced === undefined ? {} : { before: announced };
    return { do: 'announce', next: laterDay(next, dayAfter(today, notice)), total, ...before };
  }
  // From the day it is made: whoever got one late does not get the following one early.
  return today < next ? { do: 'wait', look: next } : { do: 'place', next: dayAfter(today, days) };
}

/** The day after a cycle without an order; days that have gone by are not made up for. */
export function followingDay(next: Day, days: number, today: Day): Day {
  const following = dayAfter(next, days);
  return following > today ? following : dayAfter(today, days);
}
