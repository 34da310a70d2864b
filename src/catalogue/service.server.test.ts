import { expect, it } from 'vitest';
import type { Db } from '../db/open.server.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { createCatalogue } from './service.server.ts';
import { setFacets } from './store/parameters.server.ts';
import { aDraft, aSizeDraft, importAll } from './testing/drafts.server.ts';
import { availability, stock } from './testing/things.ts';

const path = [
  { externalId: 'dom', name: 'Dom' },
  { externalId: 'kuchnia', name: 'Kuchnia' },
];
const glazed = (...values: string[]) => ({ parameters: [{ name: 'Szkliwo', values }] });

async function idsOf(db: Db): Promise<Map<string, number>> {
  const rows = await db.read.selectFrom('products').select(['external_id', 'id']).execute();
  return new Map(rows.map((row) => [row.external_id, row.id]));
}

eachDatabase('the catalogue', (open) => {
  it('gives products in the order asked for, once each time asked, unknown ones left out', async () => {
    const db = await open();
    await importAll(db, [aDraft('1'), aDraft('2'), aDraft('3')], 1000);
    const ids = await idsOf(db);
    const [one = 0, two = 0, three = 0] = ['1', '2', '3'].map((key) => ids.get(key));
    const catalogue = createCatalogue(db);
    const names = async (...asked: number[]) => (await catalogue.products(asked)).map((product) => product.name);
    expect(await names(three, 99_999, one, three)).toEqual(['Rzecz 3', 'Rzecz 1', 'Rzecz 3']);
    expect(await names()).toEqual([]);
    expect(await catalogue.product(99_999)).toBeUndefined();
    await importAll(db, [aDraft('1'), aDraft('3')], 2000);
    expect(await names(one, two, three)).toEqual(['Rzecz 1', 'Rzecz 3']);
  });

  it('gives back what was imported', async () => {
    const db = await open();
    const draft = aDraft('1', {
      ...glazed('Kobalt', 'Mech'),
      category: path,
      series: { externalId: 's', name: 'Nocna' },
      lead: 'Ćma „nocna” 😀',
      order: { min: 2 },
      rebates: [{ from: 3, percentBp: 500 }],
      sizes: [
        aSizeDraft({ type: 'm', name: 'M', stocks: [stock(2, 'b', false), stock(-1)] }),
        aSizeDraft({
          type: 's',
          name: 'S',
          srp: 9900,
          availability: availability({ status: 'order', deliveryDate: 5 }),
        }),
      ],
    });
    await importAll(db, [draft], 1000);
    const [product] = await createCatalogue(db).products([(await idsOf(db)).get('1') ?? 0]);
    expect(product).toMatchObject({
      name: 'Rzecz 1',
      lead: draft.lead,
      order: { min: 2 },
      rebates: draft.rebates,
      parameters: draft.parameters,
      producer: { slug: 'glinianka', name: 'Glinianka' },
      series: { slug: 'nocna', name: 'Nocna' },
    });
    expect(product?.sizes.map(({ type, srp, availability: { status } }) => [type, srp, status])).toEqual([
      ['m', undefined, 'auto'],
      ['s', 9900, 'order'],
    ]);
    expect(product?.sizes[0]?.stocks.toSorted((a, b) => a.quantity - b.quantity)).toEqual([
      stock(-1),
      stock(2, 'b', false),
    ]);
  });

  it('gives the versions of a thing in the order of the source', async () => {
    const db = await open();
    await importAll(
      db,
      [aDraft('3', { group: 'g' }), aDraft('1', { group: 'g' }), aDraft('2'), aDraft('4', { group: 'h' })],
      1000,
    );
    const versions = await createCatalogue(db).versionsOf('g');
    expect(versions.map((product) => product.name)).toEqual(['Rzecz 3', 'Rzecz 1']);
    expect(await createCatalogue(db).versionsOf('none')).toEqual([]);
    const groups = await createCatalogue(db).versionGroups(['g', 'none']);
    expect([...groups.keys()]).toEqual(['g']);
    expect(groups.get('g')).toEqual({ count: versions.length, first: versions });
  });

  it('loads names once a version, and anew after a change by another process', async () => {
    const db = await open();
    await importAll(db, [aDraft('1')], 1000);
    const catalogue = createCatalogue(db);
    const first = await catalogue.names();
    expect(await catalogue.names()).toBe(first);
    const other = await open.again();
    await importAll(other, [aDraft('1', { category: path })], 2000);
    const second = await catalogue.names();
    expect(second.version).toBe(first.version + 1);
    expect(second.categories.roots.map((root) => root.name).sort()).toEqual(['Dom', 'Kubki']);
  });
});

eachDatabase('rows of the list index', (open) => {
  it('hold what a list needs', async () => {
    const db = await open();
    const draft = aDraft('1', {
      ...glazed('Kobalt'),
      category: path,
      alsoIn: [{ externalId: 'nowe', name: 'Nowe' }],
      group: 'g',
      sizes: [
        aSizeDraft({
          type: 's',
          name: 'S',
          price: { regular: 100, history: [], promotion: { price: 90, from: 5000, to: 7000 } },
        }),
        aSizeDraft({ type: 'm', name: 'M', stocks: [], price: { regular: 50, history: [] } }),
      ],
    });
    await importAll(db, [draft], 1000);
    const catalogue = createCatalogue(db);
    const { categories, producers } = await catalogue.names();
    const [row] = (await catalogue.indexChanges(0, 2000)).rows;
    const id = (slug: string) => categories.bySlug(slug)?.id ?? 0;
    expect(row).toMatchObject({
      name: 'Rzecz 1',
      addedAt: 1000,
      producerId: producers[0]?.id,
      seriesId: null,
      groupKey: 'g',
      sizeNames: ['S'],
      price: 100,
      reduced: false,
      available: true,
      nextChangeAt: 5000,
    });
    expect(row?.categoryIds.toSorted()).toEqual([id('dom'), id('kuchnia'), id('nowe')].toSorted());
    expect(row?.valueIds).toHaveLength(1);
    const [later] = await catalogue.indexRows([row?.id ?? 0], 6000);
    expect(later).toMatchObject({ price: 90, reduced: true, nextChangeAt: 7000 });
  });

  it('can be bought again once the product is for sale', async () => {
    const db = await open();
    const catalogue = createCatalogue(db);
    await importAll(db, [aDraft('1', { forSale: false }), aDraft('2')], 1000);
    const first = await catalogue.indexChanges(0, 1000);
    expect(first.rows.map(({ name, available }) => [name, available])).toEqual([
      ['Rzecz 1', false],
      ['Rzecz 2', true],
    ]);
    await importAll(db, [aDraft('1'), aDraft('2')], 2000);
    const { rows } = await catalogue.indexChanges(first.version, 2000);
    expect(rows.map(({ name, available }) => [name, available])).toEqual([['Rzecz 1', true]]);
  });

  it('are those changed since a version, and ids of those gone', async () => {
    const db = await open();
    const catalogue = createCatalogue(db);
    expect(await catalogue.indexChanges(0, 0)).toEqual({ version: 0, offer: 0, rows: [], removed: [] });
    await importAll(db, [aDraft('1'), aDraft('2'), aDraft('3')], 1000);
    const ids = await idsOf(db);
    const first = await catalogue.indexChanges(0, 1000);
    expect(first.rows).toHaveLength(3);
    await importAll(db, [aDraft('1'), aDraft('2', { name: 'Inna' })], 2000);
    const second = await catalogue.indexChanges(first.version, 2000);
    expect(second.rows.map((row) => row.name)).toEqual(['Inna']);
    expect(second.removed).toEqual([ids.get('3')]);
    expect(await catalogue.indexChanges(second.version, 2000)).toEqual({
      version: second.version,
      offer: second.offer,
      rows: [],
      removed: [],
    });
    expect(await catalogue.version()).toBe(second.version);
  });

  it('are given for more ids than one statement takes, those gone left out', async () => {
    const db = await open();
    await importAll(
      db,
      [aDraft('1', { preferredId: 1 }), aDraft('2', { preferredId: 39_999 }), aDraft('3', { preferredId: 500 })],
      1000,
    );
    await importAll(db, [aDraft('1'), aDraft('2')], 2000);
    const rows = await createCatalogue(db).indexRows(
      Array.from({ length: 40_000 }, (_, n) => n),
      2000,
    );
    expect(rows.map((row) => row.id)).toEqual([1, 39_999]);
  });
});

eachDatabase('facets', (open) => {
  const facetsOf = async (db: Db) =>
    (await createCatalogue(db).facetParameters()).map(({ name, values }) =>
      [name, ...values.map((value) => value.name)].join(' '),
    );

  it('are the chosen parameters in their order, with the values products have', async () => {
    const db = await open();
    await importAll(
      db,
      [
        aDraft('1', {
          parameters: [
            { name: 'Szkliwo', values: ['Kobalt'] },
            { name: 'Kolor', values: ['Biel'] },
            { name: 'Waga', values: ['1'] },
          ],
        }),
        aDraft('2', glazed('Mech', 'kobalt ')),
      ],
      1000,
    );
    expect(await facetsOf(db)).toEqual([]);
    expect(await db.write((tx) => setFacets(tx, ['Kolor', 'Szkliwo', 'Średnica']))).toBe(true);
    expect(await facetsOf(db)).toEqual(['Kolor Biel', 'Szkliwo Kobalt Mech']);
    expect(await db.write((tx) => setFacets(tx, ['Kolor', 'Szkliwo', 'Średnica']))).toBe(false);
    expect(await db.write((tx) => setFacets(tx, ['Szkliwo']))).toBe(true);
    expect(await facetsOf(db)).toEqual(['Szkliwo Kobalt Mech']);
  });

  it('tell apart names and values without a Latin letter, and survive half a character', async () => {
    const db = await open();
    const parameters = ['⌀', '→', 'Żółw', 'zolw', '\uD800'].map((name) => ({ name, values: ['★', '☆', '\uD800'] }));
    await importAll(db, [aDraft('1', { parameters })], 1000);
    const count = async (table: 'parameters' | 'product_values') =>
      (await db.read.selectFrom(table).selectAll().execute()).length;
    expect(await count('parameters')).toBe(4);
    expect(await count('product_values')).toBe(12);
  });
});

eachDatabase('a bundle', (open) => {
  const sized = (quantity: number, type = 'uniw') => ({ sizes: [aSizeDraft({ type, stocks: [stock(quantity)] })] });
  const parts = (cups: number) => [
    aDraft('1', { preferredId: 1, ...sized(9) }),
    aDraft('2', { preferredId: 2, ...sized(cups, 's') }),
  ];
  const set = aDraft('3', {
    preferredId: 3,
    type: 'bundle',
    bundle: [
      { product: 1, size: 'uniw', quantity: 1 },
      { product: 2, size: 's', quantity: 2 },
    ],
    ...sized(100),
  });

  it('has the stock of its parts, on its page and on lists', async () => {
    const db = await open();
    await importAll(db, [...parts(7), set, aDraft('4', { preferredId: 4, ...sized(5) })], 1000);
    const catalogue = createCatalogue(db);
    const stocks = async () => (await catalogue.products([4, 3])).map(({ sizes }) => sizes[0]?.stocks);
    expect(await stocks()).toEqual([[stock(5)], [stock(3)]]);
    const first = await catalogue.indexChanges(0, 1000);
    const opens = (rows: { id: number; available: boolean }[]) => rows.map(({ id, available }) => [id, available]);
    expect(opens(first.rows)).toContainEqual([3, true]);
    // Only a part changes; the bundle that holds it changes with it.
    await importAll(db, [...parts(1), set, aDraft('4', { preferredId: 4, ...sized(5) })], 2000);
    expect(await stocks()).toEqual([[stock(5)], [stock(0)]]);
    const second = await catalogue.indexChanges(first.version, 2000);
    expect(opens(second.rows)).toEqual([
      [2, true],
      [3, false],
    ]);
  });

  it('cannot be had without one of its parts', async () => {
    const db = await open();
    await importAll(db, [...parts(7), set], 1000);
    const catalogue = createCatalogue(db);
    const { version } = await catalogue.indexChanges(0, 1000);
    await importAll(db, [...parts(7).slice(1), set], 2000);
    expect((await catalogue.product(3))?.sizes[0]?.stocks).toEqual([]);
    const { rows, removed } = await catalogue.indexChanges(version, 2000);
    expect(rows.find(({ id }) => id === 3)).toMatchObject({ available: false });
    expect(removed).toEqual([1]);
  });
});
