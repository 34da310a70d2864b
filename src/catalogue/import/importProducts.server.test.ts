import { describe, expect, it } from 'vitest';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { createCatalogue } from '../service.server.ts';
import { aDraft, aSizeDraft, everyRow, idOf, importAll, productOf } from '../testing/drafts.server.ts';

eachDatabase('an import', (open) => {
  it('adds what is new and changes nothing when it runs again', async () => {
    const db = await open();
    const drafts = [
      aDraft('1', {
        series: { externalId: 's', name: 'Nocna' },
        parameters: [{ name: 'Szkliwo', values: ['Kobalt'] }],
      }),
      aDraft('2', {
        alsoIn: [{ externalId: 'nowe', name: 'Nowe' }],
        sizes: [aSizeDraft({ type: 's' }), aSizeDraft({ type: 'm' })],
      }),
    ];
    expect(await importAll(db, drafts, 1000)).toEqual({
      added: 2,
      changed: 0,
      unchanged: 0,
      removed: 0,
      skippedCount: 0,
      skipped: [],
    });
    const before = await everyRow(db);
    expect(await importAll(db, drafts, 9000)).toEqual({
      added: 0,
      changed: 0,
      unchanged: 2,
      removed: 0,
      skippedCount: 0,
      skipped: [],
    });
    expect(await everyRow(db)).toEqual(before);
  });

  it('changes what differs and leaves the rest as it was', async () => {
    const db = await open();
    await importAll(db, [aDraft('1'), aDraft('2')], 1000);
    const other = (await everyRow(db)).products?.find((row) => row.includes('Rzecz 2'));
    const report = await importAll(db, [aDraft('1', { name: 'Nowa nazwa', lead: 'Lead' }), aDraft('2')], 2000);
    expect(report).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
    expect(await productOf(db, '1')).toMatchObject({ name: 'Nowa nazwa', lead: 'Lead', addedAt: 1000 });
    expect((await everyRow(db)).products).toContain(other);
  });

  it('forgets facts, categories and sizes that are gone', async () => {
    const db = await open();
    const rich = aDraft('1', {
      lead: 'Lead',
      group: 'g',
      series: { externalId: 's', name: 'Nocna' },
      alsoIn: [{ externalId: 'nowe', name: 'Nowe' }],
      parameters: [{ name: 'Szkliwo', values: ['Kobalt'] }],
      sizes: [aSizeDraft({ type: 's' }), aSizeDraft({ type: 'm' })],
    });
    await importAll(db, [rich], 1000);
    await importAll(db, [aDraft('1', { sizes: [aSizeDraft({ type: 'm' })] })], 2000);
    const product = await productOf(db, '1');
    for (const key of ['lead', 'group', 'series']) expect(product).not.toHaveProperty(key);
    expect(product?.sizes.map((size) => size.type)).toEqual(['m']);
    const rows = await everyRow(db);
    expect([rows.product_values, rows.product_categories?.length]).toEqual([[], 1]);
  });

  it('takes out what is missing from a whole source, and brings it back as the same product', async () => {
    const db = await open();
    await importAll(db, [aDraft('1'), aDraft('2')], 1000);
    const id = await idOf(db, '1');
    expect(await importAll(db, [aDraft('2')], 2000)).toMatchObject({ removed: 1, unchanged: 1 });
    expect(await productOf(db, '1')).toBeUndefined();
    expect(await importAll(db, [aDraft('2')], 2500)).toMatchObject({ removed: 0, unchanged: 1 });
    expect(await importAll(db, [aDraft('1'), aDraft('2')], 3000)).toMatchObject({ added: 1, unchanged: 1 });
    expect(await productOf(db, '1')).toMatchObject({ id, addedAt: 1000 });
    const prices = (await productOf(db, '1'))?.sizes[0]?.prices;
    expect(prices).toEqual([{ kind: 'regular', price: 8400, startsAt: 1000, endsAt: null }]);
  });

  it('takes nothing out when the source is only a part, or for another source', async () => {
    const db = await open();
    await importAll(db, [aDraft('1'), aDraft('2')], 1000);
    expect(await importAll(db, [aDraft('1')], 2000, { complete: false })).toMatchObject({ removed: 0 });
    expect(await importAll(db, [], 2000, { source: 'other' })).toMatchObject({ removed: 0 });
    expect(await productOf(db, '2')).toBeDefined();
  });

  it('leaves a product as it was while it cannot be read', async () => {
    const db = await open();
    await importAll(db, [aDraft('1'), aDraft('2')], 1000);
    const before = await everyRow(db);
    expect(await importAll(db, [{ unreadable: 'rzecz-1' }, aDraft('2')], 2000)).toMatchObject({
      removed: 0,
      unchanged: 1,
    });
    expect(await everyRow(db)).toEqual(before);
  });

  it('refuses quantity rebates that nobody can have meant, and keeps what it has of the product', async () => {
    const db = await open();
    await importAll(db, [aDraft('1', { rebates: [{ from: 3, percentBp: 500 }] })], 1000);
    const before = await everyRow(db);
    const rebates = [
      { from: 3, percentBp: 500 },
      { from: 6, percentBp: 400 },
    ];
    expect(await importAll(db, [aDraft('1', { rebates, name: 'Inna' })], 2000)).toMatchObject({
      changed: 0,
      removed: 0,
      skipped: [{ what: 'product 1', reason: 'quantity rebate 2 has to be no dearer than the one before it' }],
    });
    expect(await everyRow(db)).toEqual(before);
  });

  it('keeps apart two products of one id, and reports what its source skipped', async () => {
    const db = await open();
    const skipped = { what: 'product 9', reason: 'no name' };
    const report = await importAll(db, [aDraft('1'), { skipped }, aDraft('1', { name: 'Druga' })], 1000);
    expect(report).toMatchObject({ added: 1 });
    expect(report.skipped).toEqual([
      skipped,
      { what: 'product 1', reason: 'its id stands twice; the first one was taken' },
    ]);
    expect(await productOf(db, '1')).toMatchObject({ name: 'Rzecz 1' });
  });

  it('skips a product that refers to nothing known, and writes the others', async () => {
    const db = await open();
    await importAll(db, [aDraft('known')], 1000);
    const strict = { createNames: false, complete: false };
    const ref = { externalId: 'brak', name: 'Brak' };
    const report = await importAll(
      db,
      [
        aDraft('1', { category: [ref] }),
        aDraft('2', { alsoIn: [ref] }),
        aDraft('3', { producer: ref }),
        aDraft('4', { series: ref }),
        aDraft('5', { category: [] }),
        aDraft('6'),
      ],
      2000,
      strict,
    );
    expect(report.added).toBe(1);
    expect(report.skipped.map(({ what, reason }) => `${what}: ${reason}`)).toEqual([
      'product 1: no category „brak”',
      'product 2: no category „brak”',
      'product 3: no producer „brak”',
      'product 4: no series „brak”',
      'product 5: no category „”',
    ]);
    expect(await importAll(db, [aDraft('6', { category: [ref] })], 3000, strict)).toMatchObject({ changed: 0 });
    expect(await productOf(db, '6')).toMatchObject({ name: 'Rzecz 6' });
  });

  it('makes the categories of a feed along their path, and one for products without any', async () => {
    const db = await open();
    const path = [
      { externalId: 'a', name: 'Dom' },
      { externalId: 'b', name: 'Kuchnia' },
    ];
    await importAll(
      db,
      [aDraft('1', { category: path }), aDraft('2', { category: [] }), aDraft('3', { category: path })],
      1000,
    );
    const { categories } = await createCatalogue(db).names();
    expect(categories.roots.map((root) => root.name)).toEqual(['Dom', 'Pozostałe']);
    const [dom] = categories.roots;
    expect(categories.childrenOf(dom?.id ?? 0).map((child) => child.slug)).toEqual(['kuchnia']);
    expect((await productOf(db, '1'))?.categoryId).toBe(categories.bySlug('kuchnia')?.id);
  });

  it('writes more than one batch, promoted products first', async () => {
    const db = await open();
    const drafts = Array.from({ length: 830 }, (_, n) => aDraft(String(n), { promoted: n === 829 || n === 5 }));
    const seen: number[] = [];
    const report = await importAll(db, drafts, 1000, { onProgress: (count) => seen.push(count) });
    expect(report).toMatchObject({ added: 830 });
    expect(seen).toEqual([400, 800, 830]);
    const { rows } = await createCatalogue(db).indexChanges(0, 1000);
    const names = rows.toSorted((a, b) => a.position - b.position).map((row) => row.name);
    expect(names.slice(0, 4)).toEqual(['Rzecz 5', 'Rzecz 829', 'Rzecz 0', 'Rzecz 1']);
  });

  it('only moves products when others come before them', async () => {
    const db = await open();
    await importAll(db, [aDraft('1'), aDraft('2')], 1000);
    const report = await importAll(db, [aDraft('0'), aDraft('1'), aDraft('2')], 2000);
    expect(report).toMatchObject({ added: 1, changed: 0, unchanged: 2 });
    const catalogue = createCatalogue(db);
    const { rows } = await catalogue.indexChanges(0, 2000);
    expect(rows.toSorted((a, b) => a.position - b.position).map((row) => row.name)).toEqual([
      'Rzecz 0',
      'Rzecz 1',
      'Rzecz 2',
    ]);
    expect((await catalogue.indexChanges(1, 2000)).rows).toHaveLength(3);
  });
});

eachDatabase('two sources', (open) => {
  const wanted = { preferredId: 7 };

  it('share no product, whatever ids and names they give', async () => {
    const db = await open();
    await importAll(db, [aDraft('7', { ...wanted, name: 'Z pliku' })], 1000, { source: 'feed' });
    await importAll(db, [aDraft('7', { ...wanted, name: 'Z folderu' })], 1000, { source: 'shop' });
    expect(await productOf(db, '7', 'feed')).toMatchObject({ id: 7, name: 'Z pliku' });
    expect(await productOf(db, '7', 'shop')).toMatchObject({ id: 8, name: 'Z folderu' });
    const before = await everyRow(db);
    await importAll(db, [aDraft('7', { ...wanted, name: 'Z folderu' })], 2000, { source: 'shop' });
    expect(await everyRow(db)).toEqual(before);
  });

  it('have categories and producers of their own under addresses of their own', async () => {
    const db = await open();
    await importAll(db, [aDraft('1')], 1000, { source: 'feed' });
    await importAll(db, [aDraft('1')], 1000, { source: 'shop' });
    const names = await createCatalogue(db).names();
    expect(names.categories.roots.map((root) => root.slug).sort()).toEqual(['kubki', 'kubki-2']);
    expect(names.producers.map((producer) => producer.slug).sort()).toEqual(['glinianka', 'glinianka-2']);
    expect((await productOf(db, '1', 'feed'))?.categoryId).not.toBe((await productOf(db, '1', 'shop'))?.categoryId);
  });

  it('take the ids they know where these are free', async () => {
    const db = await open();
    await importAll(db, [aDraft('a', { preferredId: 40 }), aDraft('b'), aDraft('c', { preferredId: 12 })], 1000);
    expect([await idOf(db, 'a'), await idOf(db, 'b'), await idOf(db, 'c')]).toEqual([40, 41, 12]);
  });
});

describe('an import that fails half-way', () => {
  eachDatabase('keeps whole products only', (open) => {
    it('and goes on where it stopped', async () => {
      const db = await open();
      const broken = aDraft('2', { sizes: [aSizeDraft(), aSizeDraft()] });
      await expect(importAll(db, [aDraft('1'), broken], 1000)).rejects.toThrow();
      expect((await everyRow(db)).products).toEqual([]);
      expect(await importAll(db, [aDraft('1'), aDraft('2')], 2000)).toMatchObject({ added: 2 });
    });
  });
});
