import { beforeEach, describe, expect, it } from 'vitest';
import { scaledLimits } from '../../settings/limits.ts';
import { cachedShops } from '../testing/cachedShops.ts';
import { makePlace, PRODUCT, type Program } from '../testing/program.ts';

const shops = cachedShops();
const FORM = 'application/x-www-form-urlencoded;charset=UTF-8';
const SECTIONS = { Basket: {}, Projector: { params: { product: PRODUCT } }, Comparers: {}, Customer: {} };
const request = JSON.stringify(SECTIONS);
const body = new URLSearchParams({ request }).toString();
const TOKEN = 'a'.repeat(43);
const SHOP_URL = 'https://shop.test';

/** Asks, and tells whether a kept answer was given before anything else had looked. */
async function call(program: Program, headers: Record<string, string> = {}, sent: BodyInit = body, path = '') {
  const { callHandler } = program.app;
  let early = false;
  program.app.callHandler = async (...asked) => {
    early = await callHandler(...asked);
    return early;
  };
  const answer = await program.ask(`/ajax/get.php${path}`, { 'Content-Type': FORM, ...headers }, 'POST', sent);
  program.app.callHandler = callHandler;
  return { early, answer, text: await answer.text() };
}

const streamed = () => new Blob([body]).stream();
const told = (answer: Response) =>
  [...answer.headers].filter(
    ([name]) => !['date', 'x-request-id', 'content-length', 'transfer-encoding'].includes(name),
  );

describe('a kept answer of the personal call', () => {
  beforeEach(async () => {
    shops.place = await makePlace();
  });

  it.each([
    ['a stranger', {}],
    ['a browser of ours', { Origin: SHOP_URL, 'Sec-Fetch-Site': 'same-origin', 'Accept-Encoding': 'gzip, br, zstd' }],
    ['somebody with cookies of their own', { Cookie: 'compared=1001; consent=preferences', Accept: 'text/html' }],
  ])('has the very headers and bytes of one that is made, for %s', async (_, headers) => {
    const program = await shops.start({ shopUrl: SHOP_URL });
    const made = await call(program, headers);
    const kept = await call(program, headers);
    // Whose body comes in pieces is answered by the others.
    const inPieces = await call(program, headers, streamed());
    expect([made.early, kept.early, inPieces.early]).toEqual([false, true, false]);
    expect(kept.answer.status).toBe(200);
    for (const other of [made, inPieces]) {
      expect(told(kept.answer)).toEqual(told(other.answer));
      expect(kept.text).toBe(other.text);
    }
    expect(kept.answer.headers.get('Content-Length')).toBe(made.answer.headers.get('Content-Length'));
    const numbers = [made, kept, inPieces].map(({ answer }) => answer.headers.get('X-Request-Id'));
    expect(new Set(numbers).size).toBe(3);
    for (const number of numbers) expect(number).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is only for strangers who ask as the shop’s pages do', async () => {
    const program = await shops.start({ shopUrl: SHOP_URL });
    await call(program);
    const others: [string, Record<string, string>, BodyInit?, string?][] = [
      ['a session', { Cookie: `__Host-witryna=${TOKEN}` }],
      ['the mark of a session', { Cookie: 'sesja=1' }],
      ['the mark of a customer', { Cookie: 'zalogowany=1' }],
      ['prices of another country', { Cookie: 'ceny=CZ' }],
      ['another origin', { Origin: 'https://obcy.example' }],
      ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
      ['no form', { 'Content-Type': 'application/json' }],
      ['no request', {}, 'x=1'],
      ['a long body', {}, `${body}&x=${'a'.repeat(20_000)}`],
      ['another address', {}, body, '?x'],
      ['another method of the same path', {}, body, '/'],
    ];
    for (const [who, headers, sent, path] of others) {
      await call(program, headers, sent, path);
      expect((await call(program, headers, sent, path)).early, who).toBe(false);
      expect((await call(program)).early, who).toBe(true);
    }
  });

  it('is refused to a foreign origin as ever, and tells who has no session that its mark is void', async () => {
    const program = await shops.start({ shopUrl: SHOP_URL });
    await call(program);
    expect((await call(program, { Origin: 'https://obcy.example' })).answer.status).toBe(403);
    const marked = await call(program, { Cookie: 'sesja=1' });
    expect(marked.answer.headers.getSetCookie().join()).toContain('sesja=1; Path=/; Max-Age=0');
  });

  it('counts with the calls that are made, by the address of the visitor', async () => {
    const limits = { ...scaledLimits(0), rates: { ...scaledLimits(0).rates, ajax: { burst: 3, perSecond: 1 } } };
    const program = await shops.start({ shopUrl: SHOP_URL, limits, trustProxy: true });
    const from = (address: string, sent?: BodyInit) => call(program, { 'X-Forwarded-For': address }, sent);
    const statuses = [];
    for (const sent of [body, body, streamed(), body, streamed()])
      statuses.push((await from('192.0.2.1', sent)).answer.status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await from('192.0.2.2')).early).toBe(true);
    const refused = await from('192.0.2.1');
    expect(refused.answer.headers.get('Retry-After')).toBe('1');
  });

  it('ends with the second, and is gone when the price changes in the store', async () => {
    const program = await shops.start({ shopUrl: SHOP_URL });
    await call(program);
    shops.now += 999;
    expect((await call(program)).early).toBe(true);
    shops.now += 1;
    expect((await call(program)).early).toBe(false);
    await shops.setPrice(1700);
    // Another process takes the edit in.
    await shops.start();
    const after = await call(program);
    expect(after.early).toBe(false);
    expect(after.text).toContain('"value":"1700.00"');
  });
});
