import { describe, expect, it } from 'vitest';
import type { ProductDraft } from '../../src/catalogue/draft.ts';
import { planPrices } from '../../src/catalogue/planPrices.ts';
import { fold } from '../../src/kit/fold.ts';
import { DEPARTMENTS } from './departments.ts';
import { FACETS, generateCatalogue, generateProduct } from './generate.ts';

const now = Date.UTC(2026, 10, 21);
const some = (products: number, seed = 1) =>
  Array.from({ length: products }, (_, n) => generateProduct(n, { products, now, seed }));

describe('generateProduct', () => {
  it('makes the same product of the same seed, alone or in a row', async () => {
    const row: ProductDraft[] = [];
    for await (const item of generateCatalogue({ products: 20, now, seed: 1 }))
      if ('draft' in item) row.push(item.draft);
    expect(row).toEqual(some(20));
    expect(generateProduct(13, { products: 1_000_000, now, seed: 1 })).toEqual(row[13]);
    expect(some(20, 2)).not.toEqual(row);
  });

  it('has ids and prices that a shop can keep', () => {
    const products = some(3000);
    expect(new Set(products.map((product) => product.externalId)).size).toBe(products.length);
    for (const { slug, sizes, category } of products) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(category).toHaveLength(3);
      expect(new Set(sizes.map((size) => size.type)).size).toBe(sizes.length);
      for (const { price, stocks } of sizes) {
        expect(stocks.length).toBeGreaterThan(0);
        for (const entry of planPrices([], price, now).add) {
          expect(Number.isSafeInteger(entry.price) && entry.price > 0).toBe(true);
          expect(entry.endsAt ?? Number.POSITIVE_INFINITY).toBeGreaterThan(entry.startsAt);
        }
        if (price?.promotion) expect(price.promotion.price).toBeLessThan(price.regular);
      }
    }
  });

  it('is varied as a shop is: about half in the first department, versions, reductions, sold-out goods', () => {
    const products = some(3000);
    const share = (test: (product: ProductDraft) => boolean) => products.filter(test).length / products.length;
    expect(share((product) => product.category[0]?.name === DEPARTMENTS[0].name)).toBeCloseTo(0.53, 1);
    expect(share((product) => product.group !== undefined)).toBeCloseTo(0.4, 1);
    expect(share((product) => product.sizes.some((size) => size.price?.promotion))).toBeCloseTo(0.14, 1);
    expect(
      share((product) => product.sizes.every((size) => size.stocks.every((stock) => stock.quantity === 0))),
    ).toBeGreaterThan(0.03);
    expect(new Set(products.map((product) => product.name)).size).toBeGreaterThan(2500);
  });

  it('has as many words as a large shop, most of them rare', () => {
    const counts = new Map<string, number>();
    for (let n = 0; n < 20_000; n++) {
      const { name } = generateProduct(n, { products: 20_000, now, seed: 1 });
      for (const word of fold(name).split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    expect(counts.size).toBeGreaterThan(10_000);
    const rare = [...counts.values()].filter((count) => count <= 4).length;
    expect(rare / counts.size).toBeGreaterThan(0.6);
  });

  it('makes versions that differ in colour alone and share a line and a category', () => {
    const groups = Map.groupBy(
      some(400).filter((product) => product.group !== undefined),
      (product) => product.group,
    );
    expect(groups.size).toBeGreaterThan(10);
    for (const [first, ...others] of groups.values()) {
      for (const other of others) {
        expect(other.version).not.toBe(first?.version);
        expect(other.category).toEqual(first?.category);
        expect(other.producer).toEqual(first?.producer);
      }
    }
  });

  it('names every parameter that is offered as a filter', () => {
    const [product] = some(1);
    expect(product?.parameters.map((parameter) => parameter.name)).toEqual(expect.arrayContaining([...FACETS]));
  });
});
