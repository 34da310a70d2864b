export interface StockRequestRow {
  id: string;
  product_id: number;
  size_type: string;
  /** Address in small letters. */
  email: string;
  /** Consent word for word, with its moment. */
  consent: string;
  consented_at: number;
  /** Moment at which the mail was queued; null while the request waits. */
  notified_at: number | null;
  /** SHA-256 of the token in that mail, by which its reader removes the address. */
  token_hash: string | null;
}

export interface ProductTables {
  stock_requests: StockRequestRow;
}
