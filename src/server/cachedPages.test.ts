import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeStock } from '../catalogue/stock.server.ts';
import { eachDatabase } from '../db/testing.server.ts';
import { DAY, HOUR, MINUTE } from '../kit/clock.ts';
import { addDays, nextMidnight, startOfDay } from '../kit/warsaw.server.ts';
import type { Pages } from './pages/model.ts';
import {
  makePlace,
  type Place,
  PRODUCT,
  PRODUCT_FILE,
  PRODUCT_PATH,
  type Program,
  type ProgramOptions,
  startProgram,
} from './testing.ts';

const MORNING = startOfDay(Date.parse('2026-11-21T12:00:00Z')) + 9 * HOUR;

let now = MORNING;
const clock = () => now;
const opened: { close(): Promise<void> }[] = [];
let place: Place | undefined;

beforeEach(() => {
  now = MORNING;
});
afterEach(closeAll);

async function closeAll(): Promise<void> {
  for (const one of opened.splice(0).reverse()) await one.close();
  await place?.remove();
}

async function start(options: Partial<ProgramOptions> = {}): Promise<Program> {
  const program = await startProgram(place ?? (await makePlace()), { clock, ...options });
  opened.push(program);
  return program;
}

const price = async (answer: Response): Promise<number> => {
  const shown = (await answer.json()) as { price: { now: { gross: number } } };
  return shown.price.now.gross;
};
const setPrice = (amount: number, more = '') =>
  place?.edit(`products/${PRODUCT_FILE}`, (text) =>
    text.replace(/^price: .*$(?:\npromotion: .*$)?/m, `price: ${amount}${more}`),
  );

eachDatabase('a kept page and other processes', (open) => {
  it('shows a price that another process has changed to the very next visitor', async () => {
    const database = await open.empty();
    place = await makePlace('url' in database ? database.url : undefined);
    try {
      const here = await start();
      const before = await price(await here.ask(PRODUCT_PATH));
      await here.ask(PRODUCT_PATH);
      expect(here.made()).toBe(1);

      // The price history counts in moments: a change is made after the shop has opened.
      now += MINUTE;
      await setPrice(999);
      const there = await start();
      expect(await price(await here.ask(PRODUCT_PATH))).not.toBe(before);
      expect(here.made()).toBe(2);
      const [answer, other] = await Promise.all([here.ask(PRODUCT_PATH), there.ask(PRODUCT_PATH)]);
      expect(await answer.text()).toBe(await other.text());
      expect(here.made()).toBe(2);
    } finally {
      // Before the database is taken away.
      await closeAll();
    }
  });
});

/** A page that tells how many pieces there are of the product in its address. */
const countingPage: Pages = async (request, services) => {
  const product = await services.catalogue.product(Number(new URL(request.url).pathname.split('-').at(-1)));
  const pieces = product?.sizes.map(({ stocks }) => stocks.reduce((sum, { quantity }) => sum + quantity, 0));
  return new Response(JSON.stringify(pieces), { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
};

eachDatabase('a kept page and sales', (open) => {
  const pieces = async (answer: Promise<Response>) => ((await (await answer).json()) as number[])[0] ?? 0;

  /** Two programs on one store, and a way to buy the product of their page in the second. */
  async function twoShops(): Promise<{ here: Program; ask(): Promise<number>; buy(quantity: number): Promise<void> }> {
    const database = await open.empty();
    place = await makePlace('url' in database ? database.url : undefined);
    await place.edit(`products/${PRODUCT_FILE}`, (text) =>
      text.replace('stock: unlimited', 'stock: 7').replace(/^availability:$(?:\n {2}.*$)+/m, ''),
    );
    const here = await start({ pages: countingPage });
    const there = await start({ pages: countingPage });
    const [product] = await here.shop.catalogue.products([PRODUCT]);
    const size = product?.sizes[0]?.type ?? '';
    return {
      here,
      ask: () => pieces(here.ask(PRODUCT_PATH)),
      buy: async (quantity) => {
        const wanted = { product: PRODUCT, size, quantity, toOrder: false };
        const taken = await there.shop.db.write((tx) => takeStock(tx, [wanted]));
        expect(taken.ok).toBe(true);
      },
    };
  }

  it('is shown once more while another is made when there are fewer pieces, and never when the last is gone', async () => {
    try {
      const { here, ask, buy } = await twoShops();
      const all = await ask();
      expect(all).toBe(7);
      await buy(1);
      expect(await ask()).toBe(all);
      await expect.poll(ask).toBe(all - 1);
      expect(here.made()).toBe(2);
      await buy(all - 1);
      expect(await ask()).toBe(0);
      expect(here.made()).toBe(3);
    } finally {
      await closeAll();
    }
  });

  it('outlives sales of other products, in either process', async () => {
    try {
      const { here, buy } = await twoShops();
      const other = () => here.ask('/produkt/inny-1');
      await other();
      await buy(1);
      await other();
      await buy(1);
      await other();
      expect(here.made()).toBe(1);
    } finally {
      await closeAll();
    }
  });
});

describe('a kept page', () => {
  beforeEach(async () => {
    place = await makePlace();
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
    now += HOUR - 1;
    const last = await shop.ask(PRODUCT_PATH);
    expect(last.headers.get('Cache-Control')).toContain('s-maxage=0');
    expect(await price(last)).toBe(149_000);
    expect(shop.made()).toBe(1);
    now += 1;
    const reduced = await shop.ask(PRODUCT_PATH);
    const shown = (await reduced.json()) as { price: { now: { gross: number } }; reduced: number[] };
    expect(shown.price.now.gross).toBe(120_000);
    expect(shown.reduced).toHaveLength(1);
    now += HOUR;
    expect(await price(await shop.ask(PRODUCT_PATH))).toBe(149_000);
    expect(shop.made()).toBe(3);
  });

  it('ends at midnight in Warsaw', async () => {
    const shop = await start();
    await shop.ask(PRODUCT_PATH);
    now = nextMidnight(now) - 30_000;
    const late = await shop.ask(PRODUCT_PATH);
    expect(shop.made()).toBe(1);
    expect(late.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=30');
    now += 30_000;
    await shop.ask(PRODUCT_PATH);
    expect(shop.made()).toBe(2);
  });

  it('ends at the deadline of orders that leave the same day', async () => {
    const shop = await start();
    // Monday, before the deadline of 13:00 of the demo shop.
    now = addDays(MORNING, 2) + HOUR;
    await shop.ask(PRODUCT_PATH);
    now = addDays(MORNING, 2) + 4 * HOUR - 1;
    const last = await shop.ask(PRODUCT_PATH);
    expect(shop.made()).toBe(1);
    expect(last.headers.get('Cache-Control')).toContain('s-maxage=0');
    now += 1;
    await shop.ask(PRODUCT_PATH);
    expect(shop.made()).toBe(2);
  });

  it('ends when a product stops being new', async () => {
    await place?.edit(`products/${PRODUCT_FILE}`, (text) => text.replace(/^added: .*$/m, `added: '-1h'`));
    const shop = await start();
    const turns = MORNING - HOUR + shop.shop.file.listing.new_days * DAY;
    now = addDays(turns, 0) - MINUTE;
    const isNew = async () => ((await (await shop.ask(PRODUCT_PATH)).json()) as { isNew: boolean }).isNew;
    expect(await isNew()).toBe(true);
    now = turns + 1;
    expect(await isNew()).toBe(false);
  });

  it('answers 304 to who has it, by encoding', async () => {
    const shop = await start();
    const first = await shop.ask(PRODUCT_PATH, { 'Accept-Encoding': 'br' });
    const tag = first.headers.get('ETag') ?? '';
    const again = await shop.ask(PRODUCT_PATH, { 'Accept-Encoding': 'br', 'If-None-Match': `W/"x", ${tag}` });
    expect(again.status).toBe(304);
    expect(again.headers.get('ETag')).toBe(tag);
    expect(again.headers.get('Vary')).toBe('Accept-Encoding');
    expect(again.headers.get('Content-Security-Policy')).toBe(first.headers.get('Content-Security-Policy'));
    const other = await shop.ask(PRODUCT_PATH, { 'Accept-Encoding': 'gzip', 'If-None-Match': tag });
    expect(other.status).toBe(200);
  });

  it.each(['br', 'gzip', 'identity', 'br;q=0, gzip;q=0.5', `${'x,'.repeat(3000)}gzip`, ';;q=', '*;q=0'])(
    'says the same in every encoding, made or kept: %s',
    async (accepted) => {
      const shop = await start();
      const plain = await (await shop.ask(PRODUCT_PATH, { 'Accept-Encoding': 'identity' })).text();
      const answer = await shop.ask(PRODUCT_PATH, { 'Accept-Encoding': accepted });
      expect(await answer.text()).toBe(plain);
      expect(answer.status).toBe(200);
    },
  );

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

  it('of a missing address is kept for a minute, and is no 304', async () => {
    const shop = await start();
    expect((await shop.ask('/produkt/nie-ma-1')).status).toBe(404);
    const kept = await shop.ask('/produkt/nie-ma-1');
    expect(kept.status).toBe(404);
    expect((await shop.ask('/produkt/nie-ma-1', { 'If-None-Match': kept.headers.get('ETag') ?? '' })).status).toBe(404);
    expect(shop.made()).toBe(1);
    now += MINUTE;
    await shop.ask('/produkt/nie-ma-1');
    expect(shop.made()).toBe(2);
  });

  it.each([
    ['an error', 500, {}],
    ['a redirect', 301, { Location: '/kontakt' }],
    ['a page with a cookie', 200, { 'Set-Cookie': 'a=b' }],
    ['a page of one shopper', 200, { 'Cache-Control': 'private' }],
  ])('is never %s', async (_, status, headers) => {
    const shop = await start({ pages: async () => new Response('x', { status, headers }) });
    expect((await shop.ask(PRODUCT_PATH)).status).toBe(status);
    await shop.ask(PRODUCT_PATH);
    expect(shop.made()).toBe(2);
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
    for (let id = 1; id <= 80; id++) await shop.ask(`/produkt/p-${id}`);
    const metrics = await (await shop.ask('/metrics')).text();
    const bytes = Number(/^witryna_page_cache_bytes (\d+)/m.exec(metrics)?.[1]);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(100_000);
  });
});
