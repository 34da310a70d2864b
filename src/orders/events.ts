/** What happened to an order. */
export const EVENTS = [
  'placed',
  'paid',
  'payment_failed',
  'payment_chosen',
  'cancelled',
  'expired',
  'revived',
  'refund_due',
  'refunded',
  'refund_failed',
  'withdrawn',
  'return_code',
  'shipment',
  'invoice',
  'sent',
  'done',
  'recalled',
] as const;
export type EventKind = (typeof EVENTS)[number];

export interface OrderEvent {
  at: number;
  kind: EventKind;
  /** Facts without personal data. */
  data: Readonly<Record<string, string | number>>;
}
