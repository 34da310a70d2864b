export interface OrderRow {
  id: string;
  /** Number of the order for people; one after another. */
  number: number;
  /** Opens the order's pages without signing in. */
  access_key: string;
  /** Attempt of the checkout page: the same attempt is the same order, however often it is sent. */
  attempt: string;
  session_id: string | null;
  customer_id: string | null;
  email: string;
  /** Status; see `orders/model.ts`. */
  status: string;
  payment: string;
  /** Grosze that are to be paid in all. */
  total: number;
  placed_at: number;
  changed_at: number;
  /** Moment at which it ends unless it is paid; null when it does not. */
  expires_at: number | null;
  paid_at: number | null;
  /** 1 while the stock of the order is out of the store. */
  holds_stock: number;
  /** Agreement as JSON: addresses, delivery, sums, consents. */
  data: string;
}

export interface OrderLineRow {
  order_id: string;
  place: number;
  product_id: number;
  size_type: string;
  /** Quantity in 10^precision parts. */
  quantity: number;
  precision: number;
  /** Grosze to be paid for the line, deposit left out. */
  paid: number;
  /** Parts that were given back by withdrawal. */
  withdrawn: number;
  data: string;
}

/** Pieces that an order took out of a store. */
export interface OrderStockRow {
  order_id: string;
  place: number;
  product_id: number;
  size_type: string;
  branch: string;
  quantity: number;
  /** Term of a service that they are places of; they come out of no store then. */
  term: string | null;
}

/** Where an order was placed from, while it waits for its money. */
export interface OrderHolderRow {
  order_id: string;
  /** Hash of the network address. */
  holder: string;
  /** Pieces that it keeps from others, whole. */
  pieces: number;
}

export interface OrderEventRow {
  id: string;
  order_id: string;
  at: number;
  kind: string;
  data: string;
}

/** An attempt to pay, or money that came without one. */
export interface PaymentRow {
  id: string;
  order_id: string;
  provider: string;
  method: string;
  /** Id at the provider; null until it has answered. */
  provider_id: string | null;
  status: string;
  amount: number;
  /** Reason of the failure. */
  reason: string | null;
  started_at: number;
  changed_at: number;
}

/** Amount that came in or goes out, once by its reference. */
export interface OrderMoneyRow {
  /** `in:<payment>`, `out:<refund>`: what it is about, so that the same thing is never counted twice. */
  reference: string;
  order_id: string;
  /** Null of what the shop paid out before a courier brought it. */
  payment_id: string | null;
  /** Above 0 came in, below 0 goes out. */
  amount: number;
  at: number;
  /** Moment at which outgoing money left; null while it waits. */
  settled_at: number | null;
  tries: number;
  due_at: number;
  /** The provider's id of the refund that it has taken; null until it is asked, and where it has taken none; empty until it answers. */
  provider_refund: string | null;
  /** Tries that the provider has cancelled. */
  cancelled_tries: number;
}

export interface WithdrawalRow {
  id: string;
  order_id: string;
  at: number;
  name: string;
  email: string;
  /** Grosze that went back. */
  amount: number;
  /** Grosze that nobody owes for the order any more: above `amount` when they had not been paid yet. */
  worth: number;
  /** JSON of lines with quantities, and the words that were acknowledged. */
  data: string;
}

/** A withdrawal that is being written, by the id that the statement will have. */
export interface WithdrawalDraftRow {
  id: string;
  order_id: string;
  /** When it was written last. */
  at: number;
  /** JSON of what was typed. */
  data: string;
}

/** A link sent by mail, that works once: joins orders with this address to the account. */
export interface OrderClaimRow {
  token_hash: string;
  customer_id: string;
  /** Address in small letters. */
  email: string;
  expires_at: number;
}

export interface OrderTables {
  orders: OrderRow;
  order_lines: OrderLineRow;
  order_stock: OrderStockRow;
  order_holders: OrderHolderRow;
  order_events: OrderEventRow;
  payments: PaymentRow;
  order_money: OrderMoneyRow;
  withdrawals: WithdrawalRow;
  withdrawal_drafts: WithdrawalDraftRow;
  order_claims: OrderClaimRow;
}
