/** Subscription: an order that repeats by itself. */
export interface SubscriptionRow {
  id: string;
  /** The first order: who bought, and whose key opens its page. */
  order_id: string;
  /** See `subscriptions/model.ts`. */
  state: string;
  why: string | null;
  days: number;
  /** Orders made so far, the first among them. */
  made: number;
  /** Least number of orders before it can end, and the number after which it ends. */
  least: number;
  last: number | null;
  /** Warsaw days, 2026-11-29: of the next order, and when the job looks at it next. */
  next_day: string;
  look_day: string;
  /** Grosze that the next order was announced with; null until it was. */
  announced: number | null;
  trouble: string | null;
  trouble_until: string | null;
  /** Version of the row: somebody who has read another one decides again. */
  turn: number;
  created_at: number;
  changed_at: number;
  /** Agreement as JSON. */
  data: string;
}

export interface SubscriptionOrderRow {
  order_id: string;
  subscription_id: string;
  /** Number from 1. */
  place: number;
}

export interface SubscriptionTables {
  subscriptions: SubscriptionRow;
  subscription_orders: SubscriptionOrderRow;
}
