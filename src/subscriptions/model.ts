import type { BasketLine } from '../basket/model.ts';
import type { Tx } from '../db/database.ts';
import { formatDate, isoDate } from '../kit/dates.ts';
import type { OtherLanguage } from '../kit/language.ts';
import type { Grosze } from '../kit/money.ts';
import type { Order, OrderData, PaymentMethod } from '../orders/model.ts';

export const SUBSCRIPTION_STATES = ['active', 'paused', 'cancelled'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/**
 * Why it is not active: its buyer wants so; its first order ended; an order of it was not paid in time; its account was
 * deleted; all that was agreed on has been delivered.
 */
export type SubscriptionWhy = 'buyer' | 'order' | 'unpaid' | 'account' | 'done';

/**
 * Why the next order cannot be made: things are not to be had, the way of delivery is not, its point takes no money on
 * delivery any more, nothing can pay for it.
 */
export type TroubleCode = 'things' | 'way' | 'point' | 'payment';

/** A Warsaw day, `2026-11-29`. Days are compared as texts. */
export type Day = string;

/** What its orders are made from, as it was agreed on with the first. */
export interface SubscriptionData {
  email: string;
  buyer: OrderData['buyer'];
  asConsumer: boolean;
  remarks: string;
  /** Language of the order that the subscription began with. */
  language?: OtherLanguage;
  consents: OrderData['consents'];
  /** Missing when nothing travels. */
  way?: { id: string; name: string; prepaid: boolean; pickUp?: true; point?: string };
  payment: PaymentMethod;
  /** What each order that follows was agreed to cost; missing where that was not written down. */
  each?: Grosze;
  things: { line: BasketLine; name: string }[];
}

export interface Subscription {
  id: string;
  /** The order it began with: its key opens the page of the subscription too. */
  first: Pick<Order, 'id' | 'number' | 'accessKey'> & { customerId?: string };
  state: SubscriptionState;
  why?: SubscriptionWhy;
  /** Days between orders. */
  days: number;
  /** Orders made so far, the first among them. */
  made: number;
  /** Orders that its buyer has agreed to at least; 1 where he may leave at any time. */
  least: number;
  /** Number of orders after which the subscription ends. */
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
  /** Epoch ms. */
  createdAt: number;
  changedAt: number;
  data: SubscriptionData;
}

/** For good: one whose first order ended is taken up again by money that comes late. */
export const isOver = ({ state, why }: Pick<Subscription, 'state' | 'why'>): boolean =>
  state === 'cancelled' && why !== 'order';

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

/** The day of the job at a moment, epoch ms. */
export const lookDay = (at: number): Day => isoDate(at - BEGINS);

/** „29 listopada 2026”; noon, so that no zone makes another day of it. */
export const dayWords = (day: Day): string => formatDate(Date.parse(`${day}T12:00:00Z`));

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
