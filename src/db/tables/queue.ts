/** Columns that every queue has beside its own. */
export interface QueueRow {
  id: string;
  created_at: number;
  /** Moment before which it is not sent; moves on with each failed try. */
  due_at: number;
  tries: number;
  /** Sender of the row; nobody else may try until the claim ends. */
  claim: string | null;
  claimed_until: number | null;
  sent_at: number | null;
  /** Moment at which it was given up. */
  failed_at: number | null;
}
