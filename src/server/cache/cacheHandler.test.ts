import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { createCacheHandler } from './cacheHandler.ts';
import type { PageCache } from './pageCache.ts';

it.each<[string, PageCache['find']]>([
  [
    'at once',
    () => {
      throw new Error('file is not a database');
    },
  ],
  ['in a while', () => Promise.reject(new Error('Connection terminated'))],
])('leaves a request to the others when the store fails %s', async (_, find) => {
  const door = createCacheHandler({
    cache: { find } as PageCache,
    lists: { defaults: { sort: 'relevance', portions: [24] }, dictionary: () => undefined } as never,
    common: [],
    clock: () => 0,
    answered: () => {},
  });
  expect(await door({ method: 'GET', url: '/', headers: {} } as IncomingMessage, {} as ServerResponse)).toBe(false);
});
