/** What is ordered again and again by itself. */
export interface SubscriptionRow {
  id: string;
  /** The first order: who bought, and whose key opens its page. */
  order_id: string;
  /** See `orders/subscriptions/model.ts`. */
  state: string;
  why: string | null;
  days: number;
  /** Orders made so far, the first among them. */
  made: number;
  /** So many must be made before it can end, and after so many it ends. */
  least: number;
  last: number | null;
  /** Warsaw days, 2026-11-29: of the next order, and when the job looks at it next. */
  next_day: string;
  look_day: string;
  /** Grosze that the next order was announced with; null until it was. */
  announced: number | null;
  trouble: string | null;
  trouble_until: string | null;
  /** Grows with each change: whoever read another one decides anew. */
  turn: number;
  created_at: number;
  changed_at: number;
  /** JSON of what was agreed on. */
  data: string;
}

export interface SubscriptionOrderRow {
  order_id: string;
  subscription_id: string;
  /** From 1. */
  place: number;
}

export interface SubscriptionTables {
  subscriptions: SubscriptionRow;
  subscription_orders: SubscriptionOrderRow;
}
