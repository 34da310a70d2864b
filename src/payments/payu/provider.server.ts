import type { Clock } from '../../kit/clock.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import type {
  PaymentProblem,
  PaymentProvider,
  PaymentRequest,
  PaymentState,
  ProblemDetail,
  Refunded,
  RefundRequest,
  Started,
} from '../port.ts';
import {
  createdAnswer,
  type Order,
  orderAnswer,
  type Refund,
  refundAnswer,
  refundsAnswer,
  statusAnswer,
  transactionsAnswer,
  waysAnswer,
} from './answers.ts';
import { createApi } from './api.server.ts';
import { REFUND_STATUSES, rejectedReason, STATUSES } from './meanings.ts';
import { createOnce } from './once.ts';
import { readNotice } from './readNotice.server.ts';
import { orderBody, refundBody } from './requests.ts';

export interface PayuOptions {
  id?: string;
  url: string;
  posId: string;
  clientId: string;
  clientSecret: string;
  secondKey: string;
  clock: Clock;
  fetch?: typeof globalThis.fetch;
  /** Time for one call with its answer, ms. */
  timeout?: number;
  onProblem?(detail: ProblemDetail): void;
}

const TIMEOUT = 10_000;
const MOST_REMEMBERED = 1000;
const SIX_DIGITS = /^\d{6}$/;

/** PayU REST 2.1. */
export function createPayu(options: PayuOptions): PaymentProvider {
  const { posId, secondKey } = options;
  const api = createApi({ fetch: globalThis.fetch, timeout: TIMEOUT, ...options });
  // PayU answers a known attempt without saying where it is paid; this process still knows.
  const attempts = createOnce<Started, PaymentProblem>(MOST_REMEMBERED);
  const refunds = createOnce<Refunded, PaymentProblem>(MOST_REMEMBERED, ({ status }) => status !== 'pending');

  async function start(request: PaymentRequest, signal?: AbortSignal): Promise<Result<Started, PaymentProblem>> {
    const body = orderBody(request, posId);
    const created = await api.ask('start', 'POST', '/api/v2_1/orders', { body, answer: createdAnswer, signal });
    if (!created.ok) return created;
    const { orderId: providerId, redirectUri } = created.value;
    if (redirectUri == null) {
      return request.method.kind === 'blik' ? ok({ providerId, status: 'pending' }) : api.unreadable('start');
    }
    const address = URL.parse(redirectUri);
    // A browser is sent there with whatever PayU was told of its owner.
    const trusted = address?.protocol === 'https:' || address?.origin === new URL(options.url).origin;
    return address && trusted ? ok({ providerId, status: 'redirect', address: address.href }) : api.unreadable('start');
  }

  /** BLIK is left out: the shop itself asks for its code. */
  async function ways(): Promise<Result<string[], PaymentProblem>> {
    const asked = await api.ask('ways', 'GET', '/api/v2_1/paymethods?lang=pl', { answer: waysAnswer });
    if (!asked.ok) return asked;
    const offered = asked.value.payByLinks.filter(({ value, status }) => status === 'ENABLED' && value !== 'blik');
    return ok([...new Set(offered.map(({ name }) => name))]);
  }

  async function state(providerId: string): Promise<Result<PaymentState, PaymentProblem>> {
    const asked = await api.ask('state', 'GET', orderPath(providerId), { answer: orderAnswer });
    if (!asked.ok) return asked;
    const [order] = asked.value.orders;
    if (order === undefined || order.orderId !== providerId) return api.unreadable('state');
    const known: PaymentState = {
      providerId,
      ...(order.extOrderId == null ? {} : { attempt: order.extOrderId }),
      status: STATUSES[order.status],
      amount: order.totalAmount,
    };
    return mayBeRejected(order) ? whyRejected(known) : ok(known);
  }

  /** An order says that it was cancelled, its transactions say why. */
  async function whyRejected(known: PaymentState): Promise<Result<PaymentState, PaymentProblem>> {
    const path = `${orderPath(known.providerId)}/transactions`;
    const asked = await api.ask('transactions', 'GET', path, { answer: transactionsAnswer });
    if (!asked.ok) return asked.error === 'notFound' ? ok(known) : asked;
    const reasons = asked.value.transactions.map(({ resultCode }) => rejectedReason(resultCode ?? ''));
    const reason = reasons.findLast((one) => one !== undefined);
    const isOver = known.status === 'cancelled' || known.status === 'rejected';
    // Beside one that failed, another may still be under way and paid.
    if (reason === undefined || (!isOver && reasons.includes(undefined))) return ok(known);
    return ok({ ...known, status: 'rejected', reason });
  }

  async function refund(request: RefundRequest): Promise<Result<Refunded, PaymentProblem>> {
    const path = `${orderPath(request.providerId)}/refunds`;
    const before = await api.ask('refunds', 'GET', path, { answer: refundsAnswer });
    if (!before.ok && before.error !== 'notFound') return before;
    const known = before.ok && before.value.find(({ extRefundId }) => extRefundId === request.refundId);
    if (known) return ok(refunded(known));
    const made = await api.ask('refund', 'POST', path, { body: refundBody(request), answer: refundAnswer });
    return made.ok ? ok(refunded(made.value.refund)) : made;
  }

  return {
    id: options.id ?? 'payu',
    async start(request, signal) {
      if (request.method.kind === 'blik' && !SIX_DIGITS.test(request.method.code)) return err('badCode');
      return attempts(request.attempt, () => start(request, signal));
    },
    ways,
    state,
    refund: (request) => refunds(`${request.providerId} ${request.refundId}`, () => refund(request)),
    async cancel(providerId) {
      const asked = await api.ask('cancel', 'DELETE', orderPath(providerId), { answer: statusAnswer });
      return asked.ok ? ok(undefined) : asked;
    },
    readNotification: (body, headers) => readNotice(body, headers, secondKey),
  };
}

const orderPath = (providerId: string) => `/api/v2_1/orders/${encodeURIComponent(providerId)}`;

/** BLIK may have said no before the order does. */
const mayBeRejected = ({ status, payMethod }: Order) =>
  status === 'CANCELED' ||
  status === 'REJECTED' ||
  ((status === 'PENDING' || status === 'NEW') && payMethod?.type?.startsWith('BLIK') === true);

const refunded = ({ refundId, status, amount }: Refund): Refunded => ({
  providerRefundId: refundId,
  status: REFUND_STATUSES[status],
  amount,
});
