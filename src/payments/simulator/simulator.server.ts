import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { storedLanguage } from '../../kit/language.ts';
import type { EmailTerms } from '../../mail/blocks.ts';
import type { TextOverrides } from '../../ui/text.ts';
import { simulatedApi } from './api.server.ts';
import type { SimulatedOrder } from './model.ts';
import { type NotifyingManner, openOrders, type SimulatedOrders } from './orders.server.ts';
import { pagePolicy, paymentPage } from './page.server.ts';

export interface SimulatorOptions {
  /** Where its orders are kept; they are still there after a restart. */
  folder: string;
  /** Absolute; where `pages` are to be found. */
  publicUrl: string;
  clock: () => number;
  keys: { posId: string; clientId: string; clientSecret: string; secondKey: string };
  texts?: TextOverrides;
  /** Speaks the language of a payer. */
  speak?: EmailTerms['speak'];
  /** How long a decision takes. ms */
  delay?: number;
  manner?: NotifyingManner;
  algorithm?: 'MD5' | 'SHA-256';
  /** Without it time passes only when `run` is called. */
  timers?: boolean;
  most?: number;
  onError?(error: unknown): void;
}

export type Send = (request: Request) => Promise<Response>;

export interface Simulator {
  /** The calls of the protocol. */
  api: Hono;
  /** What the payer sees, under `publicUrl`. */
  pages: Hono;
  /** From now on notifications go out, by `send`. */
  connect(send: Send): void;
  /** Lets happen all that is due by the clock; settles when it has. */
  run(): Promise<void>;
  close(): Promise<void>;
}

const DELAY = 1500;
/** The timer looks again at least this often, and at most this often. ms */
const SLEEP = { most: 60_000, least: 20 };
const SEND_TIMEOUT = 10_000;

export async function openSimulator(options: SimulatorOptions): Promise<Simulator> {
  const { clock, keys, publicUrl, texts = {}, algorithm = 'SHA-256', timers = false, onError = () => {} } = options;
  let send: Send | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function post(url: string, body: string): Promise<number> {
    if (send === undefined) return 0;
    const signature = createHash(algorithm === 'MD5' ? 'md5' : 'sha256')
      .update(body + keys.secondKey)
      .digest('hex');
    const header = `sender=checkout;signature=${signature};algorithm=${algorithm};content=DOCUMENT`;
    const headers = {
      'Content-Type': 'application/json;charset=UTF-8',
      'OpenPayu-Signature': header,
      'X-OpenPayU-Signature': header,
    };
    const signal = AbortSignal.timeout(SEND_TIMEOUT);
    const answer = await send(new Request(url, { method: 'POST', headers, body, signal, redirect: 'manual' }));
    await answer.body?.cancel();
    return answer.status;
  }

  const orders = await openOrders({ delay: DELAY, manner: {}, ...options, send: post, onError });

  /** Sleeps until something is due. Whatever changes an order wakes it. */
  function wake(): void {
    if (!timers || closed || send === undefined) return;
    clearTimeout(timer);
    const wait = Math.min(Math.max(orders.next() - clock(), SLEEP.least), SLEEP.most);
    timer = setTimeout(() => orders.run().then(wake), wait);
    timer.unref();
  }

  const pageOf = ({ orderId, token }: SimulatedOrder) => `${publicUrl}/pay/?${new URLSearchParams({ orderId, token })}`;
  const api = new Hono();
  api.use(async (_, next) => {
    await next();
    wake();
  });
  api.route('/', simulatedApi({ ...keys, clock, orders, pageOf }));
  return {
    api,
    pages: simulatedPages(orders, { texts, ...(options.speak ? { speak: options.speak } : {}) }, wake),
    connect(given) {
      send = given;
      wake();
    },
    run: () => orders.run(),
    async close() {
      closed = true;
      clearTimeout(timer);
      await orders.settled();
    },
  };
}

type Words = Pick<EmailTerms, 'texts' | 'speak'>;

function simulatedPages(orders: SimulatedOrders, { texts, speak }: Words, wake: () => void): Hono {
  const pages = new Hono();
  const asked = (c: Context) => {
    const order = orders.find(c.req.query('orderId') ?? '');
    const [given, known] = [c.req.query('token') ?? '', order?.token ?? ''].map((text) => Buffer.from(text));
    const may = given && known && given.length === known.length && timingSafeEqual(given, known);
    return may ? order : undefined;
  };
  const show = (c: Context, order: SimulatedOrder | undefined) => {
    c.header('Content-Security-Policy', pagePolicy(order?.continueUrl));
    c.header('Cache-Control', 'no-store');
    // The address lets pay.
    c.header('Referrer-Policy', 'no-referrer');
    const page = (said: TextOverrides) => paymentPage(order, said);
    const language = storedLanguage(order?.buyer?.language);
    return c.html(speak ? speak(language, page) : page(texts), order ? 200 : 404);
  };
  pages.get('/pay/', (c) => show(c, asked(c)));
  pages.post('/pay/', bodyLimit({ maxSize: 1000, onError: (c) => c.body(null, 413) }), async (c) => {
    const order = asked(c);
    if (order?.status !== 'NEW') return show(c, order);
    const decision = new URLSearchParams(await c.req.text()).get('decision');
    if (decision !== 'pay' && decision !== 'refuse') return show(c, order);
    await orders.choose(order, decision === 'pay');
    wake();
    if (order.continueUrl === undefined) return show(c, order);
    const back = new URL(order.continueUrl);
    if (decision === 'refuse') back.searchParams.set('error', '501');
    return c.redirect(back.href, 303);
  });
  return pages;
}
