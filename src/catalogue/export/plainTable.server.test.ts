import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY } from '../../kit/clock.ts';
import { feedFile, NOW, readPath } from '../import/feed/testing/files.server.ts';
import { keepChoices } from '../import/plain/choices.server.ts';
import type { Parameter, Product } from '../model.ts';
import { product, size } from '../testing/product.ts';
import { countParameters, headOf, rowsOf, tableLine } from './plainTable.server.ts';

const AT = NOW + 1;
const CATEGORY = ['Stół', 'Kubki & dzbanki'];
const PICTURES = ['https://a.example/1.jpg', 'https://a.example/2.jpg?a,b'];

/** What an import makes of a table of products. */
async function readBack(products: readonly Product[]) {
  const parameters = new Map<string, number>();
  for (const each of products) countParameters(parameters, each);
  const rows = products.flatMap((each) =>
    rowsOf({ product: each, id: `K-${each.id}`, category: CATEGORY, pictures: PICTURES }, parameters, AT),
  );
  const path = await feedFile([headOf(parameters), ...rows].map(tableLine).join('\r\n'));
  await keepChoices(path, new Map([...parameters.keys()].map((name) => [name, 'parameter'])));
  return readPath(path);
}

const text = fc.string({ unit: fc.constantFrom(...'abżŁ 1=+-@\'"&<>;,|/'), minLength: 1, maxLength: 12 });
const name = fc
  .tuple(fc.constantFrom('A', '=1', '-', "'+", '@', '"'), text)
  .map((parts) => parts.join('').replace(/\s+/g, ' ').trim());
const price = fc.integer({ min: 1, max: 9_999_999 });

const aSize = (type: string) =>
  fc
    .record({
      regular: price,
      sale: fc.option(fc.record({ price, endsAt: fc.constantFrom(AT + 3 * DAY, null) })),
      quantity: fc.integer({ min: -1, max: 500 }),
      code: fc.stringMatching(/^[=+A-Z'-]{1,3}\d{3}$/),
      weight: fc.integer({ min: 1, max: 9000 }),
    })
    .map(({ regular, sale, quantity, ...rest }) =>
      size({
        ...rest,
        type,
        name: type === 'uniw' ? type : type.toUpperCase(),
        prices: [
          { kind: 'regular', price: regular, startsAt: 0, endsAt: null },
          ...(sale && sale.price < regular ? [{ kind: 'promotion' as const, startsAt: NOW, ...sale }] : []),
        ],
        stocks: [{ branch: 'M0', own: true, quantity }],
      }),
    );

const aProduct = (id: number) =>
  fc
    .record({
      name,
      lead: name,
      sizes: fc.oneof(fc.tuple(aSize('uniw')), fc.tuple(aSize('s'), aSize('m'))),
      vat: fc.constantFrom({ bp: 2300, exempt: false }, { bp: 550, exempt: false }, { bp: 0, exempt: true }),
      parameters: fc.uniqueArray(
        fc.record({
          name: fc.constantFrom('Kolor', 'weight g', 'price', 'A & B', 'cena'),
          values: fc.uniqueArray(name, { minLength: 1, maxLength: 3 }),
        }),
        { maxLength: 3, selector: (one) => one.name },
      ),
    })
    .map(({ vat, sizes, ...rest }) =>
      product({
        ...rest,
        id,
        slug: `adres-${id}`,
        descriptionHtml: '<p>=1+1; -x</p>\n<p>ż</p>',
        sizes: sizes.map((each) => ({ ...each, vat })),
      }),
    );

/** A table has its columns in one order. */
const byName = (parameters: readonly Parameter[]) => parameters.toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** What a draft says of a product that was written. */
const told = ({ id, name: called, lead, slug, parameters, descriptionHtml, producer, sizes }: Product) => ({
  externalId: `K-${id}`,
  name: called,
  lead,
  slug,
  parameters: byName(parameters),
  descriptionHtml,
  category: CATEGORY.map((each) => ({ name: each })),
  producer: { name: producer.name },
  pictures: PICTURES.map((file) => ({ file })),
  sizes: sizes.map(({ type, name: sizeName, code, weight, vat, stocks, prices: [regular, sale] }) => ({
    type,
    name: sizeName,
    code,
    weight,
    vat,
    stocks,
    price: {
      regular: regular?.price,
      ...(sale ? { promotion: { price: sale.price, from: sale.startsAt, to: sale.endsAt } } : {}),
    },
  })),
});

it('a table of products says the same of them when it is read', async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(aProduct(1001), aProduct(1002)), async (products) => {
      const { drafts, skipped } = await readBack(products);
      expect(skipped).toEqual([]);
      const read = drafts.map((draft) => ({ ...draft, parameters: byName(draft.parameters) }));
      expect(read).toMatchObject(products.map(told));
    }),
    { numRuns: 60 },
  );
});
