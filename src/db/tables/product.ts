export interface StockRequestRow {
  id: string;
  product_id: number;
  size_type: string;
  /** In small letters. */
  email: string;
  /** Word for word what was agreed to, and when. */
  consent: string;
  consented_at: number;
  /** When the mail was put into the outbox; null while it waits. */
  notified_at: number | null;
  /** SHA-256 of the token in that mail, by which its reader removes the address. */
  token_hash: string | null;
}

export interface ProductTables {
  stock_requests: StockRequestRow;
}
