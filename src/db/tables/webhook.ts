/** An event that waits to be told to the merchant's own program, or was. */
export interface WebhookEventRow {
  /** By which its receiver drops repeats. */
  id: string;
  type: string;
  /** JSON as it is sent, the same bytes each time. */
  body: string;
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

export interface WebhookTables {
  webhook_events: WebhookEventRow;
}
