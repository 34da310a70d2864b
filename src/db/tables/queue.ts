/** What waits to be sent to somebody, or was: columns that every queue has beside its own. */
export interface QueueRow {
  id: string;
  created_at: number;
  /** Not before this moment; moves on with each try that failed. */
  due_at: number;
  tries: number;
  /** Who is sending it, and until when nobody else may try. */
  claim: string | null;
  claimed_until: number | null;
  sent_at: number | null;
  /** Given up. */
  failed_at: number | null;
}
