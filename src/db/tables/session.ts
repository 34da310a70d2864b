export interface SessionRow {
  /** Random; other rooms keep it, and it stays when the token is changed. */
  id: string;
  /** SHA-256 of the token in the shopper's cookie, which is kept nowhere else; of a customer's own session no token has it. */
  token_hash: string;
  created_at: number;
  expires_at: number;
  /** Id of the session that a customer's things hang on; null while nobody has signed in. */
  customer_id: string | null;
  /** Moment of the last proof of identity. */
  proved_at: number | null;
  /** Device in words for its owner, e.g. „Chrome, Windows”. */
  device: string | null;
}

export interface RateRow {
  /** Hash of what is counted, and of whom. */
  key: string;
  /** Moment at which the bucket is full again. */
  full_at: number;
}

export interface SessionTables {
  sessions: SessionRow;
  rates: RateRow;
}
