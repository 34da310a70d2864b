import type { PaymentProblem, PaymentStatus, RefundStatus, RejectedReason } from '../port.ts';
import type { OrderStatus, Refund } from './answers.ts';

export const STATUSES: Record<OrderStatus, PaymentStatus> = {
  NEW: 'new',
  PENDING: 'pending',
  WAITING_FOR_CONFIRMATION: 'waiting',
  COMPLETED: 'completed',
  CANCELED: 'cancelled',
  REJECTED: 'rejected',
};

export const REFUND_STATUSES: Record<Refund['status'], RefundStatus> = {
  PENDING: 'pending',
  FINALIZED: 'completed',
  CANCELED: 'cancelled',
};

/**
 * Why a transaction was rejected, by its resultCode (developers.payu.com, BLIK, Supporting Services). Undefined for one
 * that was not. By the parts of the name, because the list grows: REG_ERROR_… failed before it reached the bank,
 * AUT_ERROR_… at the bank or in its application.
 */
export function rejectedReason(resultCode: string): RejectedReason | undefined {
  if (!/^(?:REG|AUT)_ERROR_/.test(resultCode)) return undefined;
  const code = /_AUTH_CODE_(?<what>[A-Z]+)/.exec(resultCode)?.groups?.what;
  if (code === undefined) return 'refused';
  return OF_CODES[code] ?? 'invalid';
}

const OF_CODES: Readonly<Record<string, RejectedReason>> = {
  EXPIRED: 'expired',
  CANCELLED: 'cancelled',
  CANCELED: 'cancelled',
  USED: 'used',
};

/** What an answer that is no success means for the shop (developers.payu.com, Status Codes). */
export function problemOf(status: number, said: { statusCode?: string; statusDesc?: string } = {}): PaymentProblem {
  if (said.statusCode === 'ERROR_ORDER_NOT_UNIQUE') return 'notUnique';
  if (said.statusDesc === 'INVALID_BLIK_CODE') return 'badCode';
  if (status === 401 || status === 403) return 'misconfigured';
  if (status === 404) return 'notFound';
  if (status === 408 || status === 429 || status >= 500 || said.statusCode === undefined) return 'unavailable';
  return 'refused';
}
