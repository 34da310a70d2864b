import { describe, expect, it } from 'vitest';
import { openListing } from '../listing/service.server.ts';
import { LIMITS } from '../settings/limits.ts';
import { createApp } from './app.ts';
import { openPages } from './pages/open.ts';
import { testBrowserFiles } from './testing/browserFiles.ts';
import { testShop } from './testing/testShop.server.ts';

const MAIN = `title: Próba
description: Sklep do prób
sections:
  - { kind: index, heading: Działy, categories: [stol] }
  - { kind: shelf, heading: Świeże rzeczy, products: new, count: 4 }
`;

describe('a shop that still reads its catalogue', () => {
  const { shop: open } = testShop({ files: { 'content/main.yaml': MAIN } });

  function early() {
    const gate = Promise.withResolvers<void>();
    const shop = open();
    const { indexChanges } = shop.catalogue;
    const slow: typeof indexChanges = (...asked) => gate.promise.then(() => indexChanges(...asked));
    const { listing } = openListing({ catalogue: { ...shop.catalogue, indexChanges: slow }, clock: shop.clock });
    const priced = {
      ...shop.priced,
      in: async () => ({ catalogue: shop.catalogue, listing, hotspots: shop.hotspots }),
    };
    const app = createApp({
      shop: { ...shop, listing, priced, opened: { lists: listing.opened, words: listing.opened } },
      pages: openPages({ files: testBrowserFiles, theme: shop.theme }),
      ...{ shopUrl: 'http://localhost:3000', clientDir: 'nowhere', limits: LIMITS, pageCacheBytes: 1_000_000 },
      log: { verbose: false, debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
    });
    const ask = async (path: string, init?: RequestInit) => app.hono.request(path, init);
    return { ask, read: gate.resolve, end: () => Promise.all([app.stop(), listing.close()]) };
  }

  it('answers with products, the main page and the basket, for nobody else to keep', async () => {
    const { ask, read, end } = early();
    for (const path of ['/', '/produkt/kubek-1001', '/koszyk']) {
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Cache-Control')).toContain('no-store');
    }
    const main = await (await ask('/')).text();
    expect(main).toContain('Działy');
    expect(main).not.toContain('Świeże rzeczy');
    expect(main).not.toContain('0 produktów');
    read();
    await ask('/nowosci');
    const whole = await ask('/');
    expect(whole.headers.get('Cache-Control')).toContain('public');
    expect(await whole.text()).toContain('Świeże rzeczy');
    await end();
  });

  it('has lists, searches and programs wait, and is not ready', async () => {
    const { ask, read, end } = early();
    expect((await ask('/readyz')).status).toBe(503);
    const waiting = ['/kategoria/stol', '/szukaj?text=kubek', '/sitemap.xml'].map((path) => ask(path));
    expect(await Promise.race([...waiting, ask('/produkt/kubek-1001').then(() => 'first')])).toBe('first');
    read();
    const [category, ...others] = await Promise.all(waiting);
    expect(await category?.text()).toContain('/produkt/kubek-1001');
    expect(others.map(({ status }) => status)).toEqual([200, 200]);
    expect((await ask('/readyz')).status).toBe(200);
    await end();
  });
});
