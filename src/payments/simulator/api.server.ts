import { randomUUID, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import type { SimulatedOrder } from './model.ts';
import type { SimulatedOrders } from './orders.server.ts';
import { orderAnswer, orderRequest, refundPart, refundRequest, transactionsAnswer } from './wireShapes.ts';

export interface ApiOptions {
  posId: string;
  clientId: string;
  clientSecret: string;
  clock: () => number;
  orders: SimulatedOrders;
  pageOf(order: SimulatedOrder): string;
}

/** Life of a token, seconds: as long as in the example of PayU's reference. */
const TOKEN_LIFE = 43_199;
const MOST_TOKENS = 1000;
const MOST_BYTES = 200_000;

type ErrorStatus = 400 | 401 | 403 | 404 | 413 | 500;
type Said = { codeLiteral?: string; statusDesc?: string };

const failed = (c: Context, status: ErrorStatus, statusCode: string, said: Said = {}) => {
  c.header('Correlation-Id', randomUUID());
  return c.json({ status: { statusCode, severity: 'ERROR', ...said } }, status);
};

/** PayU REST 2.1 as far as a shop needs it. */
export function simulatedApi({ posId, clientId, clientSecret, clock, orders, pageOf }: ApiOptions): Hono {
  const app = new Hono();
  const tokens = new Map<string, number>();
  app.onError((_, c) => failed(c, 500, 'ERROR_INTERNAL'));
  app.use(bodyLimit({ maxSize: MOST_BYTES, onError: (c) => failed(c, 413, 'ERROR_SYNTAX') }));

  app.post('/pl/standard/user/oauth/authorize', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const known =
      c.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded') === true &&
      form.get('grant_type') === 'client_credentials' &&
      same(form.get('client_id') ?? '', clientId) &&
      same(form.get('client_secret') ?? '', clientSecret);
    if (!known) return c.json({ error: 'invalid_client', error_description: 'Bad client credentials' }, 401);
    const token = randomUUID();
    tokens.set(token, clock() + TOKEN_LIFE * 1000);
    const [oldest] = tokens.keys();
    if (tokens.size > MOST_TOKENS && oldest !== undefined) tokens.delete(oldest);
    return c.json({
      access_token: token,
      token_type: 'bearer',
      expires_in: TOKEN_LIFE,
      grant_type: 'client_credentials',
    });
  });

  const authorised = createMiddleware(async (c, next) => {
    const token = /^Bearer (.+)$/.exec(c.req.header('Authorization') ?? '')?.[1] ?? '';
    return (tokens.get(token) ?? 0) > clock() ? next() : failed(c, 401, 'UNAUTHORIZED');
  });
  app.use('/api/*', authorised);

  app.post('/api/v2_1/orders', async (c) => {
    const read = await readBody(c, orderRequest);
    if (!read.ok) return read.answer;
    const { merchantPosId, extOrderId, payMethods } = read.value;
    if (merchantPosId !== posId) {
      return failed(c, 403, 'ERROR_VALUE_INVALID', { codeLiteral: 'INVALID_AUTH_FOR_THIS_ORDER' });
    }
    const method = payMethods?.payMethod;
    if (method?.type === 'BLIK_AUTHORIZATION_CODE' && !/^\d{6}$/.test(method.value)) {
      return failed(c, 400, 'ERROR_VALUE_INVALID', { statusDesc: 'INVALID_BLIK_CODE' });
    }
    if (extOrderId !== undefined && orders.knows(extOrderId)) return failed(c, 400, 'ERROR_ORDER_NOT_UNIQUE');
    const order = await orders.create(read.value);
    const answer = { status: { statusCode: 'SUCCESS' }, orderId: order.orderId, extOrderId };
    if (method?.type === 'BLIK_AUTHORIZATION_CODE') return c.json(answer, 201);
    const redirectUri = pageOf(order);
    c.header('Location', redirectUri);
    return c.json({ ...answer, redirectUri }, 302);
  });

  app.get('/api/v2_1/paymethods', (c) =>
    c.json({
      payByLinks: [{ value: 'symulator', name: 'Płatność próbna', status: 'ENABLED' }],
      status: { statusCode: 'SUCCESS' },
    }),
  );

  const withOrder = (answer: (c: Context, order: SimulatedOrder) => Response | Promise<Response>) => (c: Context) => {
    const order = orders.find(c.req.param('orderId') ?? '');
    return order ? answer(c, order) : failed(c, 404, 'DATA_NOT_FOUND');
  };

  app.get(
    '/api/v2_1/orders/:orderId',
    withOrder((c, order) => c.json(orderAnswer(order))),
  );
  app.get(
    '/api/v2_1/orders/:orderId/transactions',
    withOrder((c, order) => c.json(transactionsAnswer(order))),
  );
  app.get(
    '/api/v2_1/orders/:orderId/refunds',
    withOrder((c, order) => c.json(order.refunds.map(refundPart))),
  );
  app.delete(
    '/api/v2_1/orders/:orderId',
    withOrder(async (c, order) => {
      if (order.status === 'COMPLETED' || order.status === 'CANCELED') return failed(c, 400, 'ERROR_VALUE_INVALID');
      await orders.cancel(order);
      const { orderId, extOrderId } = order;
      return c.json({ orderId, extOrderId, status: { statusCode: 'SUCCESS' } });
    }),
  );
  app.post(
    '/api/v2_1/orders/:orderId/refunds',
    withOrder(async (c, order) => {
      const read = await readBody(c, refundRequest);
      if (!read.ok) return read.answer;
      const refund = order.status === 'COMPLETED' ? await orders.refund(order, read.value.refund) : undefined;
      if (refund === undefined) return failed(c, 400, 'ERROR_VALUE_INVALID');
      const status = { statusCode: 'SUCCESS', statusDesc: 'Refund queued for processing' };
      return c.json({ orderId: order.orderId, refund: refundPart(refund), status });
    }),
  );
  app.notFound((c) => failed(c, 404, 'DATA_NOT_FOUND'));
  return app;
}

async function readBody<S extends v.GenericSchema>(c: Context, schema: S) {
  const text = await c.req.text();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false as const, answer: failed(c, 400, 'ERROR_SYNTAX') };
  }
  const read = v.safeParse(schema, value);
  if (read.success) return { ok: true as const, value: read.output };
  const missing = read.issues.some(({ received }) => received === 'undefined');
  const statusDesc = v.getDotPath(read.issues[0]) ?? '';
  return {
    ok: false as const,
    answer: failed(c, 400, missing ? 'ERROR_VALUE_MISSING' : 'ERROR_VALUE_INVALID', { statusDesc }),
  };
}

function same(given: string, known: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(known)];
  return a.length === b.length && timingSafeEqual(a, b);
}
