import type { Generated } from 'kysely';

export interface BasketLineRow {
  id: string;
  session_id: string;
  product_id: number;
  size_type: string;
  /** Hash of the choices, which tells lines of one size apart; empty without choices. */
  additional: string;
  /** Quantity in 10^precision parts. */
  quantity: number;
  precision: number;
  /** 1 when it is paid with points. */
  for_points: number;
  /** Days between deliveries; 0 when it is bought once. */
  subscription_days: number;
  /** Choices as JSON: parts of a bundle, personalisation, the day of a service. */
  chosen: string;
  /** Gross grosze of one unit when it was put in; null where money does not pay for it. */
  price_seen: number | null;
  added_at: number;
  comment: Generated<string>;
  /** Quantity that could be bought when the shopper last looked, at most `quantity`; null until then. */
  stock_seen: number | null;
  /** Quantity that could be bought before it last changed, and when that was noticed. */
  stock_before: number | null;
  stock_changed_at: number | null;
}

/** A line that lies beside the basket. */
export interface ShelfRow {
  id: string;
  session_id: string;
  /** `later`: put aside by the shopper; `removed`: taken out a moment ago. */
  place: string;
  /** Whole line as JSON. */
  line: string;
  moved_at: number;
}

export interface BasketChoicesRow {
  session_id: string;
  /** A rebate code by its key. */
  code: string | null;
  gift_product: number | null;
  gift_size: string | null;
  /** Id of the gift card that pays. */
  gift_card: string | null;
}

/** An order that had a rebate code. */
export interface RebateUseRow {
  code: string;
  order_id: string;
  /** Hash of the mailbox that the order was placed with; null where nobody is known. */
  customer: string | null;
  /** Hash of the id of an account. */
  account: string | null;
  used_at: number;
}

/** A rebate code without a first day, since it was first there as it is. */
export interface CodeStartRow {
  code: string;
  /** What it takes off, as JSON. */
  rebate: string;
  starts_at: number;
}

export interface BasketTables {
  basket_lines: BasketLineRow;
  basket_shelf: ShelfRow;
  basket_choices: BasketChoicesRow;
  rebate_uses: RebateUseRow;
  code_starts: CodeStartRow;
}
