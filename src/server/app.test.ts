import { get } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DATA_POLICY } from '../kit/dataPolicy.ts';
import { LIMITS, scaledLimits } from '../settings/limits.ts';
import { HOUSE_HEADERS } from './testing/houseHeaders.ts';
import {
  makePlace,
  type Place,
  PRODUCT_PATH,
  type Program,
  type ProgramOptions,
  startProgram,
} from './testing/program.ts';

let place: Place;
let now = Date.parse('2026-11-21T12:00:00Z');
const opened: Program[] = [];

beforeEach(async () => {
  place = await makePlace();
});
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
  await place.remove();
});

async function start(options: Partial<ProgramOptions> = {}): Promise<Program> {
  const program = await startProgram(place, { clock: () => now, ...options });
  opened.push(program);
  return program;
}

const page = { Accept: 'text/html,application/xhtml+xml' };
const code = async (answer: Response) => ((await answer.json()) as { error: { code: string } }).error.code;

describe('every answer', () => {
  it('carries the headers of the house', async () => {
    // None is refused for being one of many.
    const shop = await start({ limits: scaledLimits(0) });
    for (const path of [
      PRODUCT_PATH,
      '/koszyk',
      '/ajax/get.php',
      '/graphql/v1/',
      '/healthz',
      '/assets/none.js',
      '/pictures/none.jpg',
      '/product-pol-1049',
    ]) {
      for (const answer of [await shop.ask(path), await shop.ask(path)]) {
        expect(Object.fromEntries(answer.headers), path).toMatchObject(HOUSE_HEADERS);
        // What can run no script has no use for it.
        const runs = answer.headers.get('Content-Security-Policy') !== DATA_POLICY;
        expect(answer.headers.get('Permissions-Policy')?.includes('camera=()') ?? false, path).toBe(runs);
        expect(answer.headers.get('X-Request-Id'), path).toMatch(/^[0-9a-f-]{36}$/);
        expect(answer.headers.get('Cache-Control'), path).not.toBeNull();
        expect(answer.headers.get('Strict-Transport-Security'), path).toBeNull();
      }
    }
  });

  it('can do nothing when it is for programs and is opened as a page', async () => {
    const shop = await start();
    const answer = await shop.ask('/healthz');
    expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('what is too much', () => {
  const limits = {
    ...LIMITS,
    rates: { ...LIMITS.rates, documents: { burst: 3, perSecond: 1 }, ajax: { burst: 1, perSecond: 0.1 } },
  };

  it('is refused calmly to people, and coded to programs', async () => {
    const shop = await start({ limits });
    for (let count = 0; count < 3; count++) expect((await shop.ask('/koszyk')).status).toBe(200);
    const person = await shop.ask('/koszyk', page);
    expect(person.status).toBe(429);
    expect(person.headers.get('Retry-After')).toBe('1');
    expect(person.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(await person.text()).toContain('<h1>Chwileczkę</h1>');
    const program = await shop.ask('/koszyk');
    expect(program.headers.get('Content-Type')).toContain('application/json');
    expect(await code(program)).toBe('too_many');
    now += 1000;
    expect((await shop.ask('/koszyk')).status).toBe(200);
  });

  it('does not count pages that are kept', async () => {
    const shop = await start({ limits });
    for (let count = 0; count < 20; count++) expect((await shop.ask(PRODUCT_PATH)).status).toBe(200);
    expect((await shop.ask('/koszyk')).status).toBe(200);
  });

  it('is counted for each visitor behind a trusted proxy, whatever they write themselves', async () => {
    const shop = await start({ limits, trustProxy: true });
    const from = (address: string) => shop.ask('/ajax/get.php', { 'X-Forwarded-For': `9.9.9.9, ${address}` }, 'POST');
    expect((await from('203.0.113.1')).status).toBe(400);
    expect((await from('203.0.113.1')).status).toBe(429);
    expect((await from('203.0.113.2')).status).toBe(400);
  });

  it('is counted by connection without one', async () => {
    const shop = await start({ limits });
    const from = (address: string) => shop.ask('/ajax/get.php', { 'X-Forwarded-For': address }, 'POST');
    expect((await from('203.0.113.1')).status).toBe(400);
    expect((await from('203.0.113.2')).status).toBe(429);
  });

  it('is refused when it is too long as an address', async () => {
    const shop = await start();
    expect((await shop.ask(`/x?${'a'.repeat(5000)}`)).status).toBe(414);
    expect((await shop.ask(`/${'a'.repeat(5000)}`, page)).status).toBe(414);
  });
});

it('the shop says so when an answer takes too long', async () => {
  const limits = { ...LIMITS, answerTimeout: 20 };
  const never = new Promise<Response>(() => {});
  const shop = await start({ limits, pages: () => never });
  const answer = await shop.ask(PRODUCT_PATH);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Retry-After')).toBe('5');
  expect(await code(answer)).toBe('too_slow');
  expect(await (await shop.ask('/koszyk', page)).text()).toContain('<h1>To trwa zbyt długo</h1>');
});

it('the shop says so when a request does not come in full, which is no fault of its own', async () => {
  const { ask } = await start({ limits: { ...LIMITS, answerTimeout: 20 } });
  const body = new ReadableStream({ start: (held) => held.enqueue(new TextEncoder().encode('{')) });
  const answer = await ask('/graphql/v1/', { 'Content-Type': 'application/json' }, 'POST', body);
  expect(answer.status).toBe(408);
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'stalled' } }] });
});

it('a shopper who hangs up in the middle of a request is no failure of the shop', async () => {
  const told: string[] = [];
  const note = (event: string, fields: object = {}) => void told.push(`${event} ${JSON.stringify(fields)}`);
  const log = { verbose: true, debug: note, info: note, warn: note, error: note };
  const { ask } = await start({ log });
  for (const path of ['/platnosci/powiadomienie', '/graphql/v1/', '/ajax/get.php', '/basketchange.php', '/kontakt']) {
    told.splice(0);
    const hangUp = new AbortController();
    const body = new ReadableStream({ start: (held) => held.enqueue(new TextEncoder().encode('{')) });
    const asked = ask(path, { 'Content-Type': 'application/json' }, 'POST', body, hangUp.signal);
    setTimeout(() => hangUp.abort(), 100);
    await expect(asked, path).rejects.toThrow('aborted');
    await vi.waitFor(() => expect(told).toEqual([expect.stringMatching(/^request .*"status":4\d\d/)]));
  }
});

it('a request for a host that there cannot be is refused', async () => {
  const { url } = await (await start()).ask('/healthz');
  for (const path of ['/koszyk', '/ajax/get.php', '/graphql/v1/', '/nie-ma.jpg', '/accounts/webAuthn/login.php']) {
    for (const Host of ['1.2.3.4.5', '256.256.256.256', '0x1ffffffff', '[', 'a b']) {
      const status = new Promise((resolve) =>
        get(new URL(path, url), { headers: { Host } }, (answer) => resolve(answer.resume().statusCode)),
      );
      expect(await status, `${Host} ${path}`).toBe(400);
    }
  }
});

it('a call that is not there is refused by a code', async () => {
  const shop = await start();
  for (const [method, path] of [
    ['GET', '/ajax/get.php'],
    ['POST', '/ajax/nie-ma.php'],
    ['POST', '/ajax/payments.php'],
  ] as const) {
    const answer = await shop.ask(path, page, method);
    expect(answer.status, `${method} ${path}`).toBe(404);
    expect(await code(answer), `${method} ${path}`).toBe('not_found');
  }
});

describe('those who run the shop', () => {
  it('learn whether it runs and whether it is ready', async () => {
    const shop = await start();
    expect((await shop.ask('/healthz')).status).toBe(200);
    expect((await shop.ask('/readyz')).status).toBe(200);
    shop.app.stop();
    expect((await shop.ask('/healthz')).status).toBe(200);
    expect(await code(await shop.ask('/readyz'))).toBe('stopping');
  });

  it('read numbers on the machine, and nobody through a proxy', async () => {
    const shop = await start();
    expect((await shop.ask('/metrics')).headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect((await shop.ask('/metrics', { 'X-Prometheus-Scrape-Timeout-Seconds': '10' })).status).toBe(200);
    for (const header of [
      { 'X-Forwarded-For': '127.0.0.1' },
      { 'X-Forwarded-Proto': 'https' },
      { 'X-Real-IP': '127.0.0.1' },
      { Forwarded: 'for=127.0.0.1' },
      { Via: '1.1 proxy' },
      { 'CF-Connecting-IP': '127.0.0.1' },
      { 'X-Scheme': 'https' },
      { 'Front-End-Https': 'on' },
      { 'Cdn-Loop': 'cloudflare' },
    ] as Record<string, string>[]) {
      expect((await shop.ask('/metrics', header)).status).toBe(404);
    }
    expect((await shop.app.hono.request('/metrics')).status).toBe(404);
  });

  it('find every request in the log, and nobody’s data', async () => {
    const lines: Record<string, unknown>[] = [];
    const write = (event: string, fields?: Record<string, unknown>) => void lines.push({ event, ...fields });
    const log = { debug: write, info: write, warn: write, error: write, verbose: true };
    const shop = await start({ log });
    const headers = { 'User-Agent': 'Kowalski', Cookie: 'imie=Kowalski', 'X-Forwarded-For': '203.0.113.77' };
    await shop.ask(`${PRODUCT_PATH}?imie=Kowalski`, headers);
    await shop.ask(`${PRODUCT_PATH}?imie=Kowalski`, headers);
    await shop.ask('/konto/Kowalski%40example.pl?x=Kowalski', headers);
    expect(lines.map(({ event, method, path, status }) => ({ event, method, path, status }))).toEqual([
      { event: 'request', method: 'GET', path: PRODUCT_PATH, status: 200 },
      { event: 'request', method: 'GET', path: PRODUCT_PATH, status: 200 },
      { event: 'request', method: 'GET', path: '/konto/:', status: 200 },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/Kowalski|203\.0\.113|127\.0\.0\.1/);
  });
});

it('requests that nobody means well are no trouble', async () => {
  // None is refused for being one of many.
  const shop = await start({ limits: scaledLimits(0) });
  for (const path of [
    '/%',
    '/%00',
    '/pictures/%',
    '/pictures/%00.jpg',
    '/pictures/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/styl/%',
    '/produkt/%E0%A4%A?set_render=content',
    '/kategoria/kubki?%',
    '/kategoria/kubki?filter_price=%ff-%fe&counter=1e309',
    '//other.example/%2f..',
    '/search.php?series=%',
    '/.git/config',
    '/?__proto__[x]=1&constructor=2',
  ]) {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
      expect((await shop.ask(path, {}, method)).status, `${method} ${path}`).toBeLessThan(500);
    }
  }
});
