import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../kit/clock.ts';
import { addDays, nextMidnight } from '../kit/warsaw.server.ts';
import { cachedShops, MORNING, price } from './testing/cachedShops.ts';
import { makePlace, PRODUCT_FILE, PRODUCT_PATH } from './testing/program.ts';

const shops = cachedShops();
const { start, setPrice } = shops;

describe('a kept page', () => {
  beforeEach(async () => {
    shops.place = await makePlace();
  });

  it('is the same bytes for every visitor, whatever their browsers send', async () => {
    const shop = await start();
    const visitors = [
      { 'User-Agent': 'one', Cookie: '__Host-session=a', 'Accept-Language': 'pl', 'Accept-Encoding': 'br' },
      {
        'User-Agent': 'two',
        Cookie: '__Host-session=b; x=y',
        'Accept-Language': 'de',
        Referer: 'https://other.example/',
      },
    ];
    const answers = await Promise.all(
      visitors.map((headers) => shop.ask(`${PRODUCT_PATH}?utm_source=${headers['User-Agent']}`, headers)),
    );
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(bodies[0]).toBe(bodies[1]);
    expect(new Set(answers.map((answer) => answer.headers.get('X-Request-Id'))).size).toBe(2);
    for (const answer of answers) expect(answer.headers.get('Set-Cookie')).toBeNull();
  });

  it('is made once for all who ask at the same time', async () => {
    const shop = await start();
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.ask(PRODUCT_PATH)));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(shop.made()).toBe(1);
  });

  it('ends at the edge of a promotion', async () => {
    await setPrice(1490, `\npromotion: { price: 1200, from: '+1h', to: '+2h' }`);
    const shop = await start();
    expect(await price(await shop.ask(PRODUCT_PATH))).toBe(149_000);
    shops.now += HOUR - 1;
    const last = await shop.ask(PRODUCT_PATH);
    expect(last.headers.get('Cache-Control')).toContain('s-maxage=0');
    expect(await price(last)).toBe(149_000);
    expect(shop.made()).toBe(1);
    shops.now += 1;
    const reduced = await shop.ask(PRODUCT_PATH);
    const shown = (await reduced.json()) as { price: { now: { gross: number } }; reduced: number[] };
    expect(shown.price.now.gross).toBe(120_000);
    expect(shown.reduced).toHaveLength(1);
    shops.now += HOUR;
    expect(await price(await shop.ask(PRODUCT_PATH))).toBe(149_000);
    expect(shop.made()).toBe(3);
  });

  it('ends at midnight in Warsaw', async () => {
    const shop = await start();
    await shop.ask(PRODUCT_PATH);
    shops.now = nextMidnight(shops.now) - 30_000;
    const late = await shop.ask(PRODUCT_PATH);
    expect(shop.made()).toBe(1);
    expect(late.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=30');
    shops.now += 30_000;
    await shop.ask(PRODUCT_PATH);
    expect(shop.made()).toBe(2);
  });

  it('ends at the deadline of orders that leave the same day', async () => {
    const shop = await start();
    // Monday, before the deadline of 13:00 of the demo shop.
    shops.now = addDays(MORNING, 2) + HOUR;
    await shop.ask(PRODUCT_PATH);
    shops.now = addDays(MORNING, 2) + 4 * HOUR - 1;
    const last = await shop.ask(PRODUCT_PATH);
    expect(shop.made()).toBe(1);
    expect(last.headers.get('Cache-Control')).toContain('s-maxage=0');
    shops.now += 1;
    await shop.ask(PRODUCT_PATH);
    expect(shop.made()).toBe(2);
  });

  it('ends when a product stops being new', async () => {
    await shops.place?.edit(`products/${PRODUCT_FILE}`, (text) => text.replace(/^added: .*$/m, `added: '-1h'`));
    const shop = await start();
    const turns = MORNING - HOUR + shop.shop.file.listing.new_days * DAY;
    shops.now = addDays(turns, 0) - MINUTE;
    const isNew = async () => ((await (await shop.ask(PRODUCT_PATH)).json()) as { isNew: boolean }).isNew;
    expect(await isNew()).toBe(true);
    shops.now = turns + 1;
    expect(await isNew()).toBe(false);
  });

  it('answers 304 to who has it, by encoding', async () => {
    const shop = await start();
    const first = await shop.ask(PRODUCT_PATH, { 'Accept-Encoding': 'br' });
    const tag = first.headers.get('ETag') ?? '';
    const again = await shop.ask(PRODUCT_PATH, { 'Accept-Encoding': 'br', 'If-None-Match': `W/"x", ${tag}` });
    expect(again.status).toBe(304);
    expect(again.headers.get('ETag')).toBe(tag);
    expect(again.headers.get('Vary')).toBe('Accept, Accept-Encoding, Cookie');
    expect(again.headers.get('Content-Security-Policy')).toBe(first.headers.get('Content-Security-Policy'));
    const other = await shop.ask(PRODUCT_PATH, { 'Accept-Encoding': 'gzip', 'If-None-Match': tag });
    expect(other.status).toBe(200);
  });

  it('says the same in every encoding, made or kept', async () => {
    const shop = await start();
    const plain = await (await shop.ask(PRODUCT_PATH, { 'Accept-Encoding': 'identity' })).text();
    const all = ['br', 'gzip', 'identity', 'br;q=0, gzip;q=0.5', `${'x,'.repeat(3000)}gzip`, ';;q=', '*;q=0'];
    for (const accepted of all) {
      const answer = await shop.ask(PRODUCT_PATH, { 'Accept-Encoding': accepted });
      expect(await answer.text(), accepted).toBe(plain);
      expect(answer.status, accepted).toBe(200);
    }
  });

  it('answers HEAD with the headers of GET', async () => {
    const shop = await start();
    const made = await shop.ask(PRODUCT_PATH, {}, 'HEAD');
    expect(await made.text()).toBe('');
    const kept = await shop.ask(PRODUCT_PATH, {}, 'HEAD');
    const get = await shop.ask(PRODUCT_PATH);
    for (const name of ['ETag', 'Content-Type', 'Content-Encoding', 'Cache-Control', 'Content-Length', 'Vary']) {
      expect(kept.headers.get(name), name).toBe(get.headers.get(name));
    }
    expect(shop.made()).toBe(1);
  });

  it('is kept for a minute at an address where nothing is, and is no 304', async () => {
    const shop = await start();
    expect((await shop.ask('/produkt/nie-ma-1')).status).toBe(404);
    const kept = await shop.ask('/produkt/nie-ma-1');
    expect(kept.status).toBe(404);
    expect((await shop.ask('/produkt/nie-ma-1', { 'If-None-Match': kept.headers.get('ETag') ?? '' })).status).toBe(404);
    expect(shop.made()).toBe(1);
    shops.now += MINUTE;
    await shop.ask('/produkt/nie-ma-1');
    expect(shop.made()).toBe(2);
  });

  it('is never an error, a redirect, a page with a cookie or one of a single shopper', async () => {
    let given: ResponseInit = {};
    const shop = await start({ pages: async () => new Response('x', given) });
    for (const [times, answer] of [
      { status: 500 },
      { status: 301, headers: { Location: '/kontakt' } },
      { headers: { 'Set-Cookie': 'a=b' } },
      { headers: { 'Cache-Control': 'private' } },
    ].entries()) {
      given = answer;
      expect((await shop.ask(PRODUCT_PATH)).status).toBe(given.status ?? 200);
      await shop.ask(PRODUCT_PATH);
      expect(shop.made(), JSON.stringify(given)).toBe(2 * (times + 1));
    }
  });

  it('is not made of a failure, which everybody who waits is told of', async () => {
    let fail = true;
    const shop = await start({
      pages: async () => {
        if (fail) throw new Error('broken');
        return new Response('whole');
      },
    });
    const answers = await Promise.all([shop.ask(PRODUCT_PATH), shop.ask(PRODUCT_PATH)]);
    expect(answers.map(({ status }) => status)).toEqual([500, 500]);
    fail = false;
    expect(await (await shop.ask(PRODUCT_PATH)).text()).toBe('whole');
  });

  it('is not kept for other methods, nor at addresses that are not named', async () => {
    const shop = await start();
    for (let count = 0; count < 3; count++) await shop.ask(PRODUCT_PATH, { 'Sec-Fetch-Site': 'same-origin' }, 'POST');
    await shop.ask('/koszyk');
    await shop.ask('/koszyk');
    expect(shop.made()).toBe(5);
    expect(await (await shop.ask(PRODUCT_PATH)).text()).not.toBe('');
    expect(shop.made()).toBe(6);
  });

  it('is warm before anybody asks', async () => {
    const shop = await start();
    await shop.app.warm();
    const made = shop.made();
    expect(made).toBeGreaterThan(2);
    await Promise.all(['/', '/nowosci', PRODUCT_PATH].map((path) => shop.ask(path)));
    expect(shop.made()).toBe(made);
  });

  it('never takes more memory than it may', async () => {
    const shop = await start({ pageCacheBytes: 100_000 });
    for (let id = 1; id <= 80; id++) for (const path of [`/produkt/p-${id}`, `/produkt/p-${id}`]) await shop.ask(path);
    const bytes = await cachedBytes(shop);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(100_000);
  });

  it('takes a quarter of it for addresses that are asked for once, and keeps what is asked for again', async () => {
    const shop = await start({ pageCacheBytes: 400_000 });
    for (const path of [PRODUCT_PATH, PRODUCT_PATH]) await shop.ask(path);
    for (let n = 1; n <= 80; n++) await shop.ask(`/nowosci?filter_price=${n}-900`);
    expect(await cachedBytes(shop)).toBeLessThanOrEqual(150_000);
    const made = shop.made();
    await shop.ask(PRODUCT_PATH);
    expect(shop.made()).toBe(made);
  });
});

async function cachedBytes(shop: Awaited<ReturnType<typeof start>>): Promise<number> {
  const metrics = await (await shop.ask('/metrics')).text();
  return Number(/^witryna_page_cache_bytes (\d+)/m.exec(metrics)?.[1]);
}
