import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
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
])('the page cache leaves a request to the others when the store fails %s', async (_, find) => {
  const handler = createCacheHandler({
    cache: { find } as PageCache,
    lists: { defaults: { sort: 'relevance', portions: [24] }, dictionary: () => undefined } as never,
    seesOwn: () => false,
    common: [],
    clock: () => 0,
    answered: () => {},
  });
  expect(await handler({ method: 'GET', url: '/', headers: {} } as IncomingMessage, {} as ServerResponse)).toBe(false);
});

it('the page cache leaves to the others whoever asks for Markdown, also when the page is kept', () => {
  const find = vi.fn();
  const handler = createCacheHandler({
    cache: { find } as unknown as PageCache,
    lists: { defaults: { sort: 'relevance', portions: [24] }, dictionary: () => undefined } as never,
    seesOwn: () => false,
    common: [],
    clock: () => 0,
    answered: () => {},
  });
  const ask = (accept: string) =>
    handler({ method: 'GET', url: '/produkt/kubek-1', headers: { accept } } as IncomingMessage, {} as ServerResponse);
  expect(ask('text/markdown')).toBe(false);
  expect(find).not.toHaveBeenCalled();
  ask('text/html');
  expect(find).toHaveBeenCalled();
});
