export interface SessionRow {
  /** Random; other rooms keep it, and it stays when the token is changed. */
  id: string;
  /** SHA-256 of the token in the shopper's cookie, which is kept nowhere else. */
  token_hash: string;
  created_at: number;
  expires_at: number;
}

export interface SessionTables {
  sessions: SessionRow;
}
