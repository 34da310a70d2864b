import { expect, it, onTestFinished } from 'vitest';
import { folderOf } from '../catalogue/testing/folder.server.ts';
import answers from '../search/openSearch/fixtures/answers.json' with { type: 'json' };
import { startOpenSearch } from '../search/openSearch/testing/openSearchServer.ts';
import { readSettings } from '../settings/env.server.ts';
import { startBackground } from './background.ts';
import { createLog } from './log.ts';
import { openShop } from './open/shop.ts';
import { SHOP } from './testing/testShop.server.ts';

it('a shop with an OpenSearch builds its index in the background, asks it, and answers itself when it has gone', async () => {
  const server = await startOpenSearch();
  const read = readSettings({
    ...{ SHOP_DIR: await folderOf(SHOP), DATA_DIR: await folderOf({}), PAYMENTS: 'none' },
    ...{ SEARCH_URL: server.place.url, SEARCH_INDEX: 'sklep' },
  });
  if (!read.ok) throw new Error(read.error.join());
  const told: unknown[] = [];
  const shop = await openShop(read.value, { onOutside: (error) => told.push(error?.fault) });
  const background = startBackground(shop, read.value, createLog('silent'));
  onTestFinished(async () => {
    await background.stop();
    await shop.close();
    await server.stop();
  });
  await expect.poll(() => [...server.indexes.values()].some(({ aliases }) => aliases.has('sklep-1'))).toBe(true);
  server.found.push(answers.strict);
  expect((await shop.search.products('kubek', 20)).ids).toEqual([1001, 1004]);
  server.indexes.clear();
  expect((await shop.search.products('kubek', 20)).ids).toEqual([1001]);
  expect(told).toEqual(['no_index']);
  expect(shop.search.outside).toEqual({ answered: 1, failed: 1, spared: 0 });
});
