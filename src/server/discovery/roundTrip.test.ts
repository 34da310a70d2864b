import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { NOW, readFile } from '../../catalogue/import/feed/testing/files.server.ts';
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
  at: NOW,
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

const sale = { startsAt: NOW - 3 * DAY, endsAt: NOW + 5 * DAY };

/** GTIN-13 of Poland with its check digit. */
const ean = fc.integer({ min: 0, max: 999_999_999 }).map((n) => {
  const digits = `590${String(n).padStart(9, '0')}`;
  const sum = [...digits].reduce((all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
});

const anyProduct = (id: number) =>
  fc
    .record({
      name,
      sizes: sizeNames,
      price: fc.integer({ min: 1, max: 9_999_999 }),
      pictures: fc.uniqueArray(picture, { minLength: 1, maxLength: 4, selector: ({ file }) => file }),
      version: fc.option(fc.constantFrom('kobalt', 'mech, jasny'), { nil: undefined }),
      ean: fc.option(ean, { nil: undefined }),
      isReduced: fc.boolean(),
      quantity: fc.constantFrom(UNLIMITED, 0),
      code: fc.option(fc.stringMatching(/^[A-Z]{2}-\d{1,4}$/), { nil: undefined }),
    })
    .map(({ sizes, price, version, code, ean, isReduced, quantity, ...rest }) =>
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
            ...(ean === undefined || n > 0 ? {} : { ean }),
            prices: [
              { kind: 'regular', price: price + n + 1, startsAt: 0, endsAt: null },
              ...(isReduced ? [{ kind: 'promotion' as const, price: price + n, ...sale }] : []),
            ],
            stocks: [stock(quantity)],
          }),
        ),
      }),
    );

/** The last two are versions of one thing, or three things apart. */
const shop = fc
  .tuple(anyProduct(1001), anyProduct(1002), anyProduct(1003), fc.boolean())
  .map(([first, second, third, together]) =>
    together
      ? [first, { ...second, group: 'g', version: 'kobalt' }, { ...third, group: 'g', version: 'mech, jasny' }]
      : [first, second, third],
  );

/**
 * What a feed tells of a product, so that it can be found again behind it. Stock is told as there or not, a description
 * without its markup, and a version only beside another.
 */
const told = (one: Product) => ({
  preferredId: one.id,
  name: one.name,
  category: names.map((category) => ({ name: category })),
  producer: { name: one.producer.name },
  descriptionHtml: '<p>Z gliny.</p>',
  pictures: one.pictures.map(({ file }) => ({ file: `https://sklep.pl/pictures/${file}` })),
  ...(one.group === 'g' ? { group: 'google-g', version: one.version } : {}),
  sizes: one.sizes.map(({ type, code, ean, prices: [regular, promotion], stocks }) => ({
    type,
    ...(code === undefined ? {} : { code }),
    ...(ean === undefined ? {} : { ean }),
    price: {
      regular: regular?.price,
      ...(promotion && { promotion: { price: promotion.price, from: sale.startsAt, to: sale.endsAt } }),
    },
    stocks: stocks[0]?.quantity === UNLIMITED ? [{ quantity: UNLIMITED }] : [],
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
