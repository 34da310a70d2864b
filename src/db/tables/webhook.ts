import type { QueueRow } from './queue.ts';

/** An event that waits to be told to the merchant's own program, or was; its receiver drops repeats by its id. */
export interface WebhookEventRow extends QueueRow {
  type: string;
  /** JSON as it is sent, the same bytes each time. */
  body: string;
}

export interface WebhookTables {
  webhook_events: WebhookEventRow;
}
