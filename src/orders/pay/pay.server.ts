import { randomUUID } from 'node:crypto';
import type { PaymentRow } from '../../db/tables/orders.ts';
import { MINUTE, SECOND } from '../../kit/clock.ts';
import type { Grosze } from '../../kit/money.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import { languageInHand, pathInHand } from '../../kit/speech.ts';
import type { BrowserFacts, PaymentMethod, PaymentRequest } from '../../payments/port.ts';
import { createWayNames } from '../../payments/wayNames.ts';
import { type Order, orderPath } from '../model.ts';
import { addEvent } from '../store/events.server.ts';
import * as money from '../store/money.server.ts';
import { changeOrder, held } from '../store/orders.server.ts';
import * as payments from '../store/payments.server.ts';
import { type AttemptsOptions, ask, told } from './attempts.server.ts';
import type { PayError, PayView } from './model.ts';
import { refundNoticed } from './refundTold.server.ts';
import { sendRefunds } from './sendRefunds.server.ts';
import { leaveStranded } from './strandedRefunds.server.ts';

export interface PayOptions extends AttemptsOptions {
  shopUrl: string;
  /** How an order is called at the provider, in the language of the work in hand. */
  nameOf(order: Order): string;
}

/** Who pays, as the request tells. */
export interface Payer {
  ip: string;
  browser: BrowserFacts;
}

export interface Pay {
  /** Whether the shop takes payments online at all. */
  online: boolean;
  /** Names of the provider's ways of paying, as far as they are known. */
  wayNames(): readonly string[];
  /** Starts an attempt; the address is where the shopper chooses how to pay. */
  start(order: Order, method: PaymentMethod, payer: Payer): Promise<Result<{ address?: string }, PayError>>;
  /** What became of the last attempt; the provider is asked when it has not told for a while. */
  state(order: Order): Promise<PayView>;
  /** What the provider tells by itself; refused when it is not from there. */
  notified(body: string, headers: Headers): Promise<'taken' | 'refused'>;
  /**
   * Asks for what was not told, and gives back what is due; how many. A provider that does not answer is asked no more
   * this time, and a slow one for half a minute of each.
   */
  catchUp(signal?: AbortSignal): Promise<number>;
}

/** Where notifications come. */
export const NOTIFY_PATH = '/platnosci/powiadomienie';

/** An attempt nobody has told anything of for so long is asked for. */
const ASK_AFTER = 10 * SECOND;
/** A code that is sent again in this time was sent twice by one press: nobody reads and types another one so fast. */
const SAME_WITHIN = 5 * SECOND;
const SOME = 50;
/** Time after which nothing more is asked for in one go; the rest comes first the next time. */
const ENOUGH = 30 * SECOND;
const OPEN: ReadonlySet<string> = new Set(['new', 'pending', 'waiting']);

export function createPay(options: PayOptions): Pay {
  const { db, clock, provider } = options;
  const wayNames = createWayNames(provider, clock);

  /**
   * Written down before the provider is asked: whatever happens then, the attempt is known. What is to be paid by it;
   * `underWay` where the same press has begun one already.
   */
  async function begin(
    order: Order,
    method: PaymentMethod,
    id: string,
    providerName: string,
  ): Promise<Grosze | 'status' | 'underWay'> {
    const at = clock();
    const payment = method.kind === 'blik' ? 'blik' : 'online';
    return db.write(async (tx) => {
      const now = await held(tx, order.id);
      if (now?.status !== 'waiting') return 'status';
      const before = payment === 'blik' ? await payments.paymentsOf(tx, now.id) : [];
      if (before.some((one) => isSamePress(one, at))) return 'underWay';
      const amount = await money.owedOf(tx, now);
      await payments.insertPayment(tx, {
        id,
        order_id: order.id,
        provider: providerName,
        method: payment,
        provider_id: null,
        status: 'new',
        amount,
        reason: null,
        started_at: at,
        changed_at: at,
      });
      // Until the money is there the page still tells where a transfer goes, which may be on its way.
      if (now.payment === payment || now.payment === 'transfer') return amount;
      await changeOrder(tx, order.id, { payment }, at);
      await addEvent(tx, order.id, at, 'payment_chosen', { payment });
      return amount;
    });
  }

  /** Asks for what was not told; how many. */
  async function askLate(isOver: () => boolean): Promise<number> {
    if (!provider) return 0;
    let asked = 0;
    for (const one of await payments.unsettledPayments(db.read, provider.id, clock() - ASK_AFTER, SOME)) {
      if (isOver()) break;
      asked += 1;
      if (!(await ask(options, one))) break;
    }
    return asked;
  }

  return {
    online: provider !== undefined,
    wayNames,
    async start(order, method, payer) {
      if (!provider) return err('unavailable');
      const id = randomUUID();
      const amount = await begin(order, method, id, provider.id);
      if (amount === 'underWay') return ok({});
      if (amount === 'status') return err('status');
      const started = await provider.start(requestOf(order, method, payer, { ...options, id, amount }));
      if (!started.ok) {
        // One that was not answered may have begun: it is asked for later.
        const isOver = started.error !== 'unavailable' && started.error !== 'notUnique';
        if (isOver) await told(options, id, { status: 'cancelled', amount: 0 });
        return err(started.error === 'badCode' ? 'badCode' : 'unavailable');
      }
      const { value } = started;
      await db.write((tx) => payments.changePayment(tx, id, { provider_id: value.providerId, changed_at: clock() }));
      return ok(value.status === 'redirect' ? { address: value.address } : {});
    },
    async state(order) {
      const attempts = await payments.paymentsOf(db.read, order.id);
      const late = attempts.filter(({ status, changed_at: at }) => OPEN.has(status) && clock() - at >= ASK_AFTER);
      for (const one of late) if (!(await ask(options, one))) break;
      const last = (late.length > 0 ? await payments.paymentsOf(db.read, order.id) : attempts).at(-1);
      return last ? viewOf(last) : { state: 'none' };
    },
    async notified(body, headers) {
      const notice = provider?.readNotification(body, headers);
      if (!provider || !notice?.ok) return 'refused';
      const { value } = notice;
      const payment =
        (value.attempt === undefined ? undefined : await payments.paymentById(db.read, value.attempt)) ??
        (await payments.paymentByProvider(db.read, value.providerId));
      if (payment?.provider !== provider.id) return 'taken';
      if (value.kind === 'refund') {
        await refundNoticed(options, payment.id, value);
        return 'taken';
      }
      if (payment.provider_id === null) {
        await db.write((tx) => payments.changePayment(tx, payment.id, { provider_id: value.providerId }));
      }
      // Why it was not paid is only in its state.
      const isFailed = value.status === 'cancelled' || value.status === 'rejected';
      const state = isFailed ? await provider.state(value.providerId) : undefined;
      await told(options, payment.id, state?.ok ? state.value : value);
      return 'taken';
    },
    async catchUp(signal) {
      const timeFor = () => {
        const until = clock() + ENOUGH;
        return () => signal?.aborted === true || clock() >= until;
      };
      const asked = await askLate(timeFor());
      // Whatever came of those: slow answers, and one of which nothing can be read, keep no refund back.
      return asked + (await sendRefunds(options, timeFor())) + (await leaveStranded(options));
    },
  };
}

const isSamePress = ({ method, status, started_at }: PaymentRow, at: number): boolean =>
  method === 'blik' && OPEN.has(status) && at - started_at < SAME_WITHIN;

function requestOf(
  order: Order,
  method: PaymentMethod,
  { ip, browser }: Payer,
  { id, amount, clock, shopUrl, nameOf }: PayOptions & { id: string; amount: Grosze },
): PaymentRequest {
  const { client } = order.data.buyer;
  const at = clock();
  return {
    attempt: id,
    orderNumber: String(order.number),
    description: nameOf(order),
    amount,
    currency: 'PLN',
    buyer: {
      email: order.email,
      language: languageInHand(),
      customerIp: ip,
      browser,
      ...(client.phone === undefined ? {} : { phone: client.phone }),
      ...(client.firstname === undefined ? {} : { firstName: client.firstname }),
      ...(client.lastname === undefined ? {} : { lastName: client.lastname }),
    },
    // One line, what was agreed on as a whole: no sum of parts can differ from it.
    lines: [{ name: nameOf(order), unitPrice: amount, quantity: 1 }],
    notifyUrl: `${shopUrl}${NOTIFY_PATH}`,
    continueUrl: shopUrl + pathInHand(orderPath(order, 'platnosc')),
    validSeconds: Math.max(60, Math.floor(((order.expiresAt ?? at + 15 * MINUTE) - at) / SECOND)),
    method,
  };
}

function viewOf({ status, reason, method }: PaymentRow): PayView {
  if (status === 'completed') return { state: 'paid' };
  if (status === 'rejected' || status === 'cancelled') return { state: 'failed', reason: reason ?? status };
  return { state: 'pending', method: method === 'blik' ? 'blik' : 'online' };
}
