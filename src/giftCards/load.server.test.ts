import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeProblem } from '../settings/problem.ts';
import { loadGiftCards } from './load.server.ts';

let shop: string;
beforeEach(async () => {
  shop = await mkdtemp(join(tmpdir(), 'shop-'));
});
afterEach(() => rm(shop, { recursive: true }));

const known = [
  { id: 1, type: 'item', precision: 0, sizes: [{ type: '100' }] },
  { id: 2, type: 'item', precision: 2, sizes: [] },
] as const;
const load = async (yaml: string) => {
  await writeFile(join(shop, 'gift-cards.yaml'), yaml);
  const { giftCards, problems } = await loadGiftCards(shop, async () => known);
  return { ...giftCards, told: problems.map(describeProblem) };
};

it('the shop reads what is a gift card and tells of the rest', async () => {
  expect(
    await load(
      [
        'cards:',
        "  - { product: 1, size: '100', value: 100 }",
        '  - { product: 2, value: 100 }',
        "  - { product: 1, size: '200', value: 200 }",
        '  - { product: 3, value: 200 }',
      ].join('\n'),
    ),
  ).toEqual({
    months: 24,
    cards: [{ product: 1, size: '100', value: 10_000 }],
    told: [
      'gift-cards.yaml:3 cards.1.product: expected the id of a product that is sold by the piece, found 2',
      'gift-cards.yaml:4 cards.2.size: expected a size of this product, found 200',
      'gift-cards.yaml:5 cards.3.product: expected the id of a product that is sold by the piece, found 3',
    ],
  });
});

it('the shop takes no gift card of less than a year, and none without worth', async () => {
  expect((await load('valid_months: 6')).told).toHaveLength(1);
  expect((await load('cards: [{ product: 1, value: 0 }]')).told).toHaveLength(1);
});

it('the shop sells no gift card without the file', async () => {
  expect(await loadGiftCards(shop, async () => known)).toMatchObject({ giftCards: { cards: [] }, problems: [] });
});
