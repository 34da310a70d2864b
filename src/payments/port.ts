import type { Language } from '../kit/language.ts';
import type { Grosze } from '../kit/money.ts';
import type { Result } from '../kit/result.ts';

/**
 * What the shop asks of whoever takes payments. An attempt is one try to pay one order: it has its own id, is started
 * once, and ends paid or not; a shopper who tries again, or another way, makes another attempt.
 *
 * No method throws. A method that answers `unavailable` may have been heard nevertheless: ask again with the same ids.
 */
export interface PaymentProvider {
  readonly id: string;
  /**
   * Starting an attempt a second time never makes a second payment: the answer is that of the first time, or
   * `notUnique` when the provider knows the attempt and does not say as what. Its notification then names both ids.
   */
  start(request: PaymentRequest, signal?: AbortSignal): Promise<Result<Started, PaymentProblem>>;
  /** Ways of paying on the provider's pages, by the names that it gives them. */
  ways(): Promise<Result<string[], PaymentProblem>>;
  state(providerId: string): Promise<Result<PaymentState, PaymentProblem>>;
  /**
   * Gives back a part or all. The same `refundId` gives back once, however often it is asked for; asked again, it says what
   * became of it. One that was cancelled is not made again: another try needs another `refundId`.
   */
  refund(request: RefundRequest): Promise<Result<Refunded, PaymentProblem>>;
  /** Takes back what is not paid yet; `refused` when it is too late for that: then `state` says what is. */
  cancel(providerId: string): Promise<Result<void, PaymentProblem>>;
  /** What the provider tells by itself. `body` exactly as it came: the signature is over its bytes. */
  readNotification(body: string, headers: Headers): Result<Notice, NoticeProblem>;
}

/** Id of the provider that takes no money. */
export const SIMULATED = 'payu-simulator';

export interface PaymentRequest {
  /** Our id of this attempt. */
  attempt: string;
  /** Number of the order, as the shopper knows it. */
  orderNumber: string;
  description: string;
  amount: Grosze;
  currency: 'PLN';
  buyer: Buyer;
  lines: readonly { name: string; unitPrice: Grosze; quantity: number }[];
  /** Absolute address that notifications go to. */
  notifyUrl: string;
  /** Absolute; where the shopper comes back to. Coming back says nothing of the payment. */
  continueUrl: string;
  /** Time in which it may be paid. */
  validSeconds: number;
  method: PaymentMethod;
}

/** `redirect`: the way of paying is chosen on the provider's pages. */
export type PaymentMethod = { kind: 'blik'; code: string } | { kind: 'redirect' };

export interface Buyer {
  email: string;
  phone?: string;
  firstName?: string;
  lastName?: string;
  /** Language in which the provider's pages speak to the buyer. */
  language: Language;
  customerIp: string;
  /** Facts of the request in which the order was placed; providers weigh risks by them. */
  browser?: BrowserFacts;
}

/** What only a script can know is left out where there was none. */
export interface BrowserFacts {
  accept: string;
  userAgent: string;
  language: string;
  screenWidth?: number;
  screenHeight?: number;
  colorDepth?: number;
  /** Minutes between UTC and the browser's time. */
  timezoneOffset?: number;
}

/** `pending`: the shopper confirms elsewhere, in the bank's application. */
export type Started =
  | { providerId: string; status: 'pending' }
  | { providerId: string; status: 'redirect'; address: string };

/** `waiting`: authorised, and the merchant has to take it in the provider's panel. The last three never change again. */
export type PaymentStatus = 'new' | 'pending' | 'waiting' | 'completed' | 'cancelled' | 'rejected';

/** Why a BLIK payment was rejected. `refused`: by the bank or in its application, or not confirmed in time. */
export type RejectedReason = 'refused' | 'expired' | 'cancelled' | 'used' | 'invalid';

export interface PaymentState {
  providerId: string;
  attempt?: string;
  status: PaymentStatus;
  reason?: RejectedReason;
  amount: Grosze;
}

export interface RefundRequest {
  providerId: string;
  /** Our id of this refund. */
  refundId: string;
  amount: Grosze;
  description: string;
}

/** `pending`: taken, and not paid out yet; it may still be cancelled. The others are the end of it. */
export type RefundStatus = 'pending' | 'completed' | 'cancelled';

export interface Refunded {
  /** The provider's id of it. */
  providerRefundId: string;
  status: RefundStatus;
  amount: Grosze;
}

/**
 * Notices come twice, late and out of order. `cancelled` of a payment says nothing of why: `state` does.
 * `attempt` is missing when the provider was told none.
 */
export type Notice =
  | { kind: 'payment'; providerId: string; attempt?: string; status: PaymentStatus; amount: Grosze }
  | {
      kind: 'refund';
      providerId: string;
      attempt?: string;
      providerRefundId: string;
      refundId?: string;
      status: RefundStatus;
      amount: Grosze;
    };

/** `signature`: not from the provider. `malformed`: signed, and not to be read. */
export type NoticeProblem = 'signature' | 'malformed';

export type PaymentProblem =
  /** Not reached, too slow, or an answer nobody can read. It may have been done. */
  | 'unavailable'
  /** The provider has understood and refused. */
  | 'refused'
  /** Not six digits. Other wrong codes are known only once BLIK answers: see `RejectedReason`. */
  | 'badCode'
  | 'notUnique'
  | 'notFound'
  /** The provider does not know this shop, or not for this. The merchant has to mend the settings. */
  | 'misconfigured';

/** Told to the log of each call that did not go well. Names no person. */
export interface ProblemDetail {
  operation: string;
  problem: PaymentProblem;
  status?: number;
  statusCode?: string;
  codeLiteral?: string;
  /** What the provider's support asks for. */
  correlationId?: string;
  /** Why no answer could be read: a code of the network, or `unreadable`. */
  cause?: string;
}

/** Which state an attempt is in after a notice: what is over stays, and nothing goes back. */
export function laterStatus(known: PaymentStatus, told: PaymentStatus): PaymentStatus {
  return ORDER[told] > ORDER[known] ? told : known;
}

// A payment that was taken for dead and was paid nevertheless is paid: money must not be lost sight of.
const ORDER: Record<PaymentStatus, number> = {
  new: 0,
  pending: 1,
  waiting: 2,
  cancelled: 3,
  rejected: 4,
  completed: 5,
};
