export interface BasketLineRow {
  id: string;
  session_id: string;
  product_id: number;
  size_type: string;
  /** Tells lines of one size apart: a hash of what was chosen for it; empty when nothing was. */
  additional: string;
  /** 10^precision parts. */
  quantity: number;
  precision: number;
  /** 1 when it is paid with points. */
  for_points: number;
  /** Days between deliveries; 0 when it is bought once. */
  subscription_days: number;
  /** JSON of what was chosen: parts of a bundle, personalisation, the day of a service. */
  chosen: string;
  /** Gross grosze of one unit when it was put in; null where money does not pay for it. */
  price_seen: number | null;
  added_at: number;
}

export interface BasketTables {
  basket_lines: BasketLineRow;
}
