/** A PayU of our own, for demonstration and tests. It shares no line with the adapter, so that neither can hide a mistake of the other. */

export type SimulatedStatus = 'NEW' | 'PENDING' | 'COMPLETED' | 'CANCELED';

export interface SimulatedRefund {
  refundId: string;
  extRefundId?: string | undefined;
  description: string;
  /** Grosze. */
  amount: number;
  createdAt: number;
  /** When it is finalised. Epoch ms. */
  dueAt: number;
  status: 'PENDING' | 'FINALIZED' | 'CANCELED';
}

/** A notification that was not taken yet. */
export interface QueuedNotice {
  body: string;
  dueAt: number;
  tries: number;
}

export interface SimulatedOrder {
  orderId: string;
  /** Part of the page's address: whoever has it may pay. */
  token: string;
  paymentId: string;
  createdAt: number;
  validUntil: number;
  status: SimulatedStatus;
  /** Amount as it came: a text of grosze. */
  totalAmount: string;
  extOrderId?: string | undefined;
  notifyUrl?: string | undefined;
  continueUrl?: string | undefined;
  customerIp: string;
  merchantPosId: string;
  description: string;
  currencyCode: string;
  buyer?: Record<string, string> | undefined;
  products: { name: string; unitPrice: string; quantity: string }[];
  payMethod?: 'BLIK_AUTHORIZATION_CODE' | 'PBL' | undefined;
  /** What was decided and when it takes effect. An error's code, or nothing for a payment. */
  decision?: { at: number; resultCode?: string | undefined } | undefined;
  resultCode?: string | undefined;
  refunds: SimulatedRefund[];
  notices: QueuedNotice[];
}

const EXPIRED = 'REG_ERROR_AUTH_CODE_EXPIRED';

/** BLIK codes of PayU's sandbox (developers.payu.com, BLIK, Testing). */
const REFUSED_CODES: Readonly<Record<string, string>> = {
  '500500': 'AUT_ERROR_NO_AUTHORIZATION',
  '700701': EXPIRED,
  '700702': 'REG_ERROR_AUTH_CODE_CANCELLED',
  '700703': 'REG_ERROR_AUTH_CODE_USED',
};

/** The resultCode of a payment that fails; undefined for one that is accepted. */
export function outcomeOfBlik(code: string): string | undefined {
  if (/^777\d{3}$/.test(code) || code === '200201') return undefined;
  return REFUSED_CODES[code] ?? 'REG_ERROR_AUTH_CODE_INVALID';
}

/** Lets happen what is due by now. True when something did; then the order has changed. */
export function passTime(order: SimulatedOrder, now: number): boolean {
  if (order.decision !== undefined && order.decision.at <= now) {
    const { resultCode } = order.decision;
    order.decision = undefined;
    order.status = resultCode === undefined ? 'COMPLETED' : 'CANCELED';
    order.resultCode = resultCode;
    return true;
  }
  const open = order.status === 'NEW' || order.status === 'PENDING';
  if (open && order.decision === undefined && order.validUntil <= now) {
    order.status = 'CANCELED';
    return true;
  }
  return false;
}

/** Refunds that have come to their end by now, paid out unless they are cancelled. */
export function endRefunds(
  order: SimulatedOrder,
  now: number,
  end: 'FINALIZED' | 'CANCELED' = 'FINALIZED',
): SimulatedRefund[] {
  const through = order.refunds.filter((refund) => refund.status === 'PENDING' && refund.dueAt <= now);
  for (const refund of through) refund.status = end;
  return through;
}

/** Grosze that can still be given back. */
export const refundable = (order: SimulatedOrder): number =>
  Number(order.totalAmount) -
  order.refunds.reduce((sum, { amount, status }) => (status === 'CANCELED' ? sum : sum + amount), 0);

/** When something happens next by itself; undefined when nothing does. Epoch ms. */
export function nextDue(order: SimulatedOrder): number | undefined {
  const open = order.status === 'NEW' || order.status === 'PENDING';
  const times = [
    ...(order.decision ? [order.decision.at] : open ? [order.validUntil] : []),
    ...order.refunds.filter(({ status }) => status === 'PENDING').map(({ dueAt }) => dueAt),
    ...order.notices.map(({ dueAt }) => dueAt),
  ];
  return times.length === 0 ? undefined : Math.min(...times);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Pauses before each further try (developers.payu.com, Payment Lifecycle); after the last one PayU gives up. */
export const PAUSES = [
  ...[1, 2, 5, 10, 30].map((minutes) => minutes * MINUTE),
  ...[1, 2, 3, 6, 9, 12, 15, 18, 21, 24, 36, 48, 60, 72].map((hours) => hours * HOUR),
];
