import { expect, it, vi } from 'vitest';
import { opinionGraph } from './graph.server.ts';
import type { Opinion } from './model.ts';

const KASIA: Opinion = {
  ...{ id: 'a', product: 1, author: 'Kasia', rating: 4, content: 'Ładny' },
  ...{ state: 'published', madeAt: 0, helpful: 3, confirmed: true, photos: [] },
};
const newest = vi.fn(async (_product: number, most: number) => ({ opinions: [KASIA].slice(0, most) }));
type Resolvers = { Query: { opinion(root: unknown, args: object): Promise<object[]> } };
const ask = (input: object) =>
  (opinionGraph({ newest }).resolvers as Resolvers).Query.opinion(undefined, { SearchOpinionsInput: input });

it('the graph tells what an opinion says, and nothing of how it was made', async () => {
  expect(await ask({ type: 'product', ordersBy: 'date', sourceId: '1', resultsLimit: 5 })).toEqual([
    { id: 'a', author: 'Kasia', content: 'Ładny', rating: 4, confirmedByPurchase: true },
  ]);
  expect(newest).toHaveBeenLastCalledWith(1, 5);
});

it.each([
  ['of an order', { type: 'order', sourceId: '1' }],
  ['of no product', { sourceId: 'x' }],
  ['none at all', { sourceId: '1', resultsLimit: -4 }],
])('the graph has no opinions %s', async (_, input) => {
  newest.mockClear();
  expect(await ask(input)).toEqual([]);
  expect(newest).not.toHaveBeenCalled();
});

it('the graph gives at most a hundred opinions', async () => {
  await ask({ sourceId: '1', resultsLimit: 5000 });
  expect(newest).toHaveBeenLastCalledWith(1, 100);
});
