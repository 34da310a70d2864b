import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { form, json, testShop } from './testing/testShop.server.ts';

/** Takes the store away from a running shop; gives the way to bring it back. */
type TakeAway = () => Promise<() => Promise<void>>;

const MESSAGE = 'Nic, co zostało zapisane w koszyku, nie zginęło. Spróbuj ponownie za chwilę.';
const add = form({ mode: '1', product: '1001', size: 'uniw', number: '1', getAjax: 'true' });
const section = form({ request: '{"Basket":{}}' });
const graph = (query: string) => json({ query });
const ADDING = 'mutation{addProductsToBasket(ProductInput:[{id:1001,size:"uniw"}]){status}}';

/** The bytes of the file and its log are written over, as by a broken disk. */
const overwritten =
  (folder: () => string): TakeAway =>
  async () => {
    const names = (await readdir(folder())).filter((name) => name.startsWith('shop.sqlite'));
    const kept = await Promise.all(names.map(async (name) => [name, await readFile(join(folder(), name))] as const));
    for (const [name, bytes] of kept) await writeFile(join(folder(), name), Buffer.alloc(bytes.length, 0xff));
    return async () => {
      for (const [name, bytes] of kept) await writeFile(join(folder(), name), bytes);
    };
  };

/** The server ends every connection and lets nobody in. */
const shutOut =
  (url: () => string): TakeAway =>
  async () => {
    const asAdmin = async (...texts: readonly string[]) => {
      const address = new URL(url());
      address.pathname = '/postgres';
      const client = new pg.Client({ connectionString: address.href });
      await client.connect();
      try {
        for (const text of texts) await client.query(text);
      } finally {
        await client.end();
      }
    };
    const name = new URL(url()).pathname.slice(1);
    await asAdmin(
      `alter database "${name}" allow_connections false`,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    );
    return () => asAdmin(`alter database "${name}" allow_connections true`);
  };

eachDatabase('a store that goes away under a running shop', (open) => {
  let url: string | undefined;
  const { ask, errors, dataDir } = testShop({
    async env() {
      const place = await open.place();
      url = 'url' in place ? place.url : undefined;
      return url === undefined ? {} : { DATABASE_URL: url };
    },
  });
  const takeAway = () => (url === undefined ? overwritten(dataDir) : shutOut(() => url ?? ''))();

  it('is told calmly wherever a basket is asked for, and the basket is there when it is back', async () => {
    const first = await ask('/basketchange.php', add);
    const Cookie = /^[^;]+/.exec(first.headers.get('set-cookie') ?? '')?.[0] ?? '';
    const mine = (path: string, init: RequestInit, more: Record<string, string> = {}) =>
      ask(path, { ...init, headers: { ...(init.headers as Record<string, string>), Cookie, ...more } });
    const bringBack = await takeAway();

    for (const [path, init] of [
      ['/ajax/get.php', section],
      ['/basketchange.php', add],
    ] as const) {
      const answer = await mine(path, init);
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '5']);
      expect(await answer.json()).toEqual({ error: { code: 'unavailable', message: MESSAGE } });
    }
    for (const query of ['{basket{products{id}}}', ADDING]) {
      const answer = await mine('/graphql/v1/', graph(query));
      expect(answer.status).toBe(503);
      expect(await answer.json()).toEqual({ errors: [{ message: MESSAGE, extensions: { code: 'unavailable' } }] });
    }
    for (const init of [{}, { method: 'POST', body: add.body ?? null }] as RequestInit[]) {
      const page = await mine('/koszyk', init, { Accept: 'text/html' });
      expect([page.status, page.headers.get('cache-control')]).toEqual([503, 'no-store']);
      const html = await page.text();
      expect(html).toContain('<h1>Sklep przez chwilę nie odpowiada</h1>');
      expect(html).toContain(MESSAGE);
    }
    // Whoever comes anew has no basket to lose; to put something in is refused by name.
    const stranger = await ask('/graphql/v1/', graph('{basket{products{id}}}'));
    expect(await stranger.json()).toEqual({ data: { basket: { products: [] } } });
    const adding = await (
      await ask('/graphql/v1/', graph(ADDING.replace('status}}', 'results{error{code}}}}')))
    ).json();
    expect(adding).toEqual({ data: { addProductsToBasket: { results: [{ error: { code: 'unavailable' } }] } } });
    expect(errors().length).toBeGreaterThanOrEqual(6);

    await bringBack();
    await expect
      .poll(async () => (await mine('/ajax/get.php', section)).json())
      .toMatchObject({ Basket: { response: { basket: { productsNumber: 1 } } } });
    errors();
  });
});
