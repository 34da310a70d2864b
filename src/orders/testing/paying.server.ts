import type { Db } from '../../db/database.ts';
import type { OpenTestDatabase } from '../../db/testing/databases.server.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import type {
  Notice,
  PaymentProblem,
  PaymentProvider,
  PaymentRequest,
  PaymentState,
  ProblemDetail,
  Started,
} from '../../payments/port.ts';
import { orderShop } from '../../server/testing/orderShop.server.ts';
import type { Order } from '../model.ts';
import { createPay, type PayOptions } from '../pay/pay.server.ts';

export const payer = { ip: '127.0.0.1', browser: { accept: '*/*', userAgent: 'test', language: 'pl' } };
export const blik = { kind: 'blik', code: '777123' } as const;

/** A provider that does and says what it is told to. */
function fakeProvider() {
  const asked = {
    starts: [] as string[],
    requests: [] as PaymentRequest[],
    refunds: [] as { refundId: string; amount: number }[],
    states: 0,
    statesOf: [] as string[],
  };
  const says = {
    start: ok({ providerId: 'P1', status: 'pending' }) as Result<Started, PaymentProblem>,
    state: err('unavailable') as Result<PaymentState, PaymentProblem>,
    refund: ok({ providerRefundId: 'R', status: 'completed', amount: 0 }) as Awaited<
      ReturnType<PaymentProvider['refund']>
    >,
    /** What happens while a state is asked for. */
    onState: () => {},
    /** What the next refund waits for. */
    refundWaits: undefined as Promise<void> | undefined,
  };
  const provider: PaymentProvider = {
    id: 'fake',
    start: async (request) => {
      asked.starts.push(request.attempt);
      asked.requests.push(request);
      return says.start;
    },
    ways: async () => ok([]),
    state: async (id) => {
      asked.states += 1;
      asked.statesOf.push(id);
      says.onState();
      return says.state;
    },
    refund: async ({ refundId, amount }) => {
      asked.refunds.push({ refundId, amount });
      const waits = says.refundWaits;
      says.refundWaits = undefined;
      await waits;
      return says.refund;
    },
    cancel: async () => ok(undefined),
    readNotification: (body) => (body === '' ? err('signature') : ok(JSON.parse(body) as Notice)),
  };
  return { provider, asked, says };
}

/** A shop with a provider that does what it is told to; new before each test. */
export function payingShop(open: OpenTestDatabase) {
  const shop = orderShop(open);
  const problems: ProblemDetail[] = [];

  async function waiting() {
    problems.length = 0;
    const order = await shop.placed(await shop.shopper(), 'blik');
    const fake = fakeProvider();
    const payAt = (db: Db, more: Partial<Pick<PayOptions, 'provider'>> = {}) =>
      createPay({
        db,
        clock: () => shop.now,
        deps: shop.orders.deps,
        provider: fake.provider,
        shopUrl: 'https://sklep.example',
        nameOf: ({ number }) => `Zamówienie ${number}`,
        onProblem: (detail) => problems.push(detail),
        ...more,
      });
    const pay = payAt(shop.db);
    const notice = (value: Notice) => pay.notified(JSON.stringify(value), new Headers());
    const tell = (status: PaymentState['status'], amount = order.total) =>
      notice({ kind: 'payment', providerId: 'P1', status, amount });
    const now = async () => (await shop.orders.order(order.number)) as Order;
    return { order, pay, payAt, tell, notice, now, ...fake };
  }

  /** A payment that came for a cancelled order. */
  async function refundDue() {
    const made = await waiting();
    const { order, pay, tell } = made;
    await pay.start(order, blik, payer);
    await shop.orders.cancel(order, 'buyer');
    await tell('completed');
    const refunded = async () => (await shop.orders.history(order)).filter(({ kind }) => kind === 'refunded');
    return { ...made, refunded, other: made.payAt(await open.again()) };
  }

  return { shop, problems, waiting, refundDue };
}
