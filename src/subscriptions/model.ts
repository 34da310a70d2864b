import type { BasketLine } from '../basket/model.ts';
import type { Tx } from '../db/database.ts';
import { formatDate, isoDate } from '../kit/dates.ts';
import type { Grosze } from '../kit/money.ts';
import type { Order, OrderData, PaymentMethod } from '../orders/model.ts';

export const SUBSCRIPTION_STATES = ['active', 'paused', 'cancelled'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/**
 * Why it is not active: its buyer wants so; its first order ended; an order of it was not paid in time; its account was
 * deleted; all that was agreed on has been delivered.
 */
export type SubscriptionWhy = 'buyer' | 'order' | 'unpaid' | 'account' | 'done';

/** Why the next order cannot be made: things are not to be had, the way of delivery is not, nothing can pay for it. */
export type TroubleCode = 'things' | 'way' | 'payment';

/** A Warsaw day, `2026-11-29`. Days are compared as texts. */
export type Day = string;

/** What its orders are made from, as it was agreed on with the first. */
export interface SubscriptionData {
  email: string;
  buyer: OrderData['buyer'];
  asConsumer: boolean;
  remarks: string;
  consents: OrderData['consents'];
  /** Missing when nothing travels. */
  way?: { id: string; name: string; prepaid: boolean; point?: string };
  payment: PaymentMethod;
  things: { line: BasketLine; name: string }[];
}

export interface Subscription {
  id: string;
  /** The order it began with: its key opens the page of the subscription too. */
  first: Pick<Order, 'id' | 'number' | 'accessKey'> & { customerId?: string };
  state: SubscriptionState;
  why?: SubscriptionWhy;
  /** Between orders. */
  days: number;
  /** Orders made so far, the first among them. */
  made: number;
  /** Orders that its buyer has agreed to at least; 1 where he may leave at any time. */
  least: number;
  /** It ends after so many orders. */
  last?: number;
  next: Day;
  /** When the job looks at it next. */
  look: Day;
  /** What the next order was announced to cost; missing until it was. */
  announced?: Grosze;
  /** Why it could not be made so far, and until when that is tried again. */
  trouble?: { code: TroubleCode; until: Day };
  /** Grows with each change. */
  turn: number;
  createdAt: number;
  changedAt: number;
  data: SubscriptionData;
}

/** What changes of it; undefined takes a fact away. */
export type SubscriptionChange = {
  [K in 'state' | 'why' | 'made' | 'last' | 'next' | 'look' | 'announced' | 'trouble']?: Subscription[K] | undefined;
};

/** Calendar days away: no change of clocks moves them. */
export function dayAfter(day: Day, n: number): Day {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + n);
  return at.toISOString().slice(0, 10);
}

export const laterDay = (a: Day, b: Day): Day => (a > b ? a : b);

const HOUR = 3_600_000;
/** Nobody is written to in the night: the job's day begins with the seventh hour. */
const BEGINS = 7 * HOUR;

export const lookDay = (at: number): Day => isoDate(at - BEGINS);

/** „29 listopada 2026”; noon, so that no zone makes another day of it. */
export const dayWords = (day: Day): string => formatDate(Date.parse(`${day}T12:00:00Z`));

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

/** What the buyer may ask for. */
export type SubscriptionRequest =
  | { do: 'pause' }
  | { do: 'resume' }
  | { do: 'skip' }
  | { do: 'cancel' }
  | { do: 'move'; to: Day };

/** How far a next order can be put off, in days. */
export const FARTHEST = 366;

const ANEW = { announced: undefined, trouble: undefined } as const;

/** Undefined when that cannot be done now. The price is announced anew before an order on another day. */
export function changeFor(
  { state, next, days, made, least, last }: Subscription,
  asked: SubscriptionRequest,
  { today, notice }: Pick<LookTerms, 'today' | 'notice'>,
): SubscriptionChange | undefined {
  const soonest = dayAfter(today, notice);
  const on = (day: Day): SubscriptionChange => ({ ...ANEW, next: day, look: dayAfter(day, -notice) });
  if (state === 'cancelled') return undefined;
  if (asked.do === 'cancel') {
    if (made >= least) return { ...ANEW, state: 'cancelled', why: 'buyer' };
    return last === least ? undefined : { last: least };
  }
  if (asked.do === 'resume') {
    return state === 'paused' ? { ...on(laterDay(next, soonest)), state: 'active', why: undefined } : undefined;
  }
  if (state !== 'active') return undefined;
  if (asked.do === 'pause') return { ...ANEW, state: 'paused', why: 'buyer' };
  if (asked.do !== 'move') return on(laterDay(followingDay(next, days, today), soonest));
  return asked.to >= soonest && asked.to <= dayAfter(today, FARTHEST) ? on(asked.to) : undefined;
}

/** What listeners are told of a subscription. */
export type SubscriptionEvent =
  /** The order as it would be now, `before` where it costs more than was announced. */
  | { what: 'announced'; order: Order; before?: Grosze }
  | { what: 'trouble' | 'missed'; code: TroubleCode; names: readonly string[] }
  | { what: ChangeTold };

/** Hears of a subscription, which is as it is now, in the transaction of what is told. */
export type SubscriptionListener = (tx: Tx, subscription: Subscription, event: SubscriptionEvent) => Promise<void>;

/** `ending`: it will, once all is delivered that its buyer agreed to at least. */
export type ChangeTold = 'paused' | 'resumed' | 'skipped' | 'moved' | 'cancelled' | 'ending';
