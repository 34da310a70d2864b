import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFile } from '../../catalogue/import/feed/testing/files.server.ts';
import { type Product, UNLIMITED } from '../../catalogue/model.ts';
import { product, size } from '../../catalogue/testing/product.ts';
import { stock } from '../../catalogue/testing/things.ts';
import { DAY } from '../../kit/clock.ts';
import { type FeedTerms, googleFeed } from './googleFeed.ts';
import { metaFeed } from './metaFeed.ts';
import { joined } from './testing/walk.ts';

const names = ['Stół', 'Kubki & filiżanki'];
const terms: FeedTerms = {
  shop: { name: 'Glinianka', tagline: 'Kamionka' },
  shopUrl: 'https://sklep.pl',
  currency: 'PLN',
  at: 100 * DAY,
  pathOf: () => names.map((name, n) => ({ id: n, slug: String(n), name, parentId: null, position: 0 })),
};

async function* each(products: readonly Product[]) {
  yield* products;
}

const word = fc.stringMatching(/^[A-ZŁŚŻ][a-ząęśł]{2,8}$/);
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const picture = fc.integer({ min: 1, max: 99 }).map((n) => ({ file: `${n}.jpg`, alt: '', width: 1, height: 1 }));
const sizeNames: fc.Arbitrary<string[]> = fc.oneof(
  fc.constant<string[]>(['']),
  fc.uniqueArray(fc.constantFrom('S', 'M', 'L', '350 ml'), { minLength: 1, maxLength: 4 }),
);

const anyProduct = (id: number) =>
  fc
    .record({
      name,
      sizes: sizeNames,
      price: fc.integer({ min: 1, max: 9_999_999 }),
      pictures: fc.uniqueArray(picture, { minLength: 1, maxLength: 4, selector: ({ file }) => file }),
      version: fc.option(fc.constantFrom('kobalt', 'mech, jasny'), { nil: undefined }),
      code: fc.option(fc.stringMatching(/^[A-Z]{2}-\d{1,4}$/), { nil: undefined }),
    })
    .map(({ sizes, price, version, code, ...rest }) =>
      product({
        ...rest,
        id,
        ...(version === undefined ? {} : { version, group: `g${id}` }),
        descriptionHtml: '<p>Z gliny.</p>',
        sizes: sizes.map((sizeName, n) =>
          size({
            type: sizeName === '' ? 'uniw' : sizeName.toLowerCase().replace(' ', '-'),
            name: sizeName,
            ...(code === undefined ? {} : { code: `${code}${n}` }),
            prices: [{ kind: 'regular', price: price + n, startsAt: 0, endsAt: null }],
            stocks: [stock(UNLIMITED)],
          }),
        ),
      }),
    );

const shop = fc.tuple(anyProduct(1001), anyProduct(1002), anyProduct(1003));

/** What a feed tells of a product, so that it can be found again behind it. */
const told = (one: Product) => ({
  preferredId: one.id,
  name: one.name,
  category: names.map((category) => ({ name: category })),
  producer: { name: one.producer.name },
  descriptionHtml: '<p>Z gliny.</p>',
  pictures: one.pictures.map(({ file }) => ({ file: `https://sklep.pl/pictures/${file}` })),
  sizes: one.sizes.map(({ type, code, prices }) => ({
    type,
    ...(code === undefined ? {} : { code }),
    price: { regular: prices[0]?.price },
    stocks: [{ quantity: UNLIMITED }],
  })),
});

it.each([
  ['Google', googleFeed],
  ['Meta', metaFeed],
])('what is exported for %s is the same shop when it is imported', async (_, feed) => {
  await fc.assert(
    fc.asyncProperty(shop, async (products) => {
      const { drafts, skipped } = await readFile(await joined(feed(each(products), terms)));
      expect(skipped).toEqual([]);
      expect(drafts).toMatchObject(products.map(told));
    }),
    { numRuns: 40 },
  );
});
