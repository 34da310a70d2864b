import type { PaymentRequest, ProblemDetail } from '../../port.ts';
import { createPayu } from '../provider.server.ts';

/** The order of PayU's own example, as the shop would ask for it. */
export const REQUEST: PaymentRequest = {
  attempt: 'my_ext_order_id',
  orderNumber: '1042',
  description: 'RTV market',
  amount: 21_000,
  currency: 'PLN',
  buyer: {
    email: 'john.doe@example.com',
    phone: '654111654',
    firstName: 'John',
    lastName: 'Doe',
    language: 'pl',
    customerIp: '127.0.0.1',
  },
  lines: [
    { name: 'Wireless Mouse for Laptop', unitPrice: 15_000, quantity: 1 },
    { name: 'HDMI cable', unitPrice: 6_000, quantity: 1 },
  ],
  notifyUrl: 'https://your.eshop.com/notify',
  continueUrl: 'https://your.eshop.com/zamowienie/1042/platnosc',
  validSeconds: 3600,
  method: { kind: 'redirect' },
};

export const KEYS = {
  posId: '145227',
  clientId: '460718',
  clientSecret: '22f4175da9f0f72bcce976dd8bd7504f',
  secondKey: '13a980d4f851f3d9a1cfc792fb1f5e50',
};

export interface Call {
  method: string;
  path: string;
  headers: Headers;
  body: string;
}

/** The adapter before a PayU that says what it is told to; a token is given without asking. */
export function adapterBefore(...answers: { status: number; body: unknown }[]) {
  const calls: Call[] = [];
  const problems: ProblemDetail[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/authorize')) return Response.json({ access_token: 'token', expires_in: 43_199 });
    calls.push({ method: request.method, path: pathname, headers: request.headers, body: await request.text() });
    const answer = answers.shift();
    if (answer === undefined) throw new Error(`Nothing was asked for at ${pathname}`);
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  };
  const provider = createPayu({
    ...KEYS,
    url: 'https://secure.snd.payu.com',
    clock: () => 0,
    fetch,
    onProblem: (detail) => problems.push(detail),
  });
  return { provider, calls, problems };
}
