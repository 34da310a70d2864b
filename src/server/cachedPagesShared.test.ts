import { expect, it } from 'vitest';
import { takeStock } from '../catalogue/stock.server.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { MINUTE } from '../kit/clock.ts';
import type { Pages } from './pages/model.ts';
import { cachedShops, price } from './testing/cachedShops.ts';
import { makePlace, PRODUCT, PRODUCT_FILE, PRODUCT_PATH, type Program } from './testing/program.ts';

const shops = cachedShops();
const { start, closeAll, setPrice } = shops;

eachDatabase('a kept page and other processes', (open) => {
  it('shows a price that another process has changed to the very next visitor', async () => {
    const database = await open.place();
    shops.place = await makePlace('url' in database ? database.url : undefined);
    try {
      const here = await start();
      const before = await price(await here.ask(PRODUCT_PATH));
      await here.ask(PRODUCT_PATH);
      expect(here.made()).toBe(1);

      // The price history counts in moments: a change is made after the shop has opened.
      shops.now += MINUTE;
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
    const database = await open.place();
    shops.place = await makePlace('url' in database ? database.url : undefined);
    await shops.place.edit(`products/${PRODUCT_FILE}`, (text) =>
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
