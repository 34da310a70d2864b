import { beforeEach, describe, expect, it } from 'vitest';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { keep } from './keep.server.ts';
import { createCatalogue } from './service.server.ts';
import { takeStock } from './stock.server.ts';
import { aDraft, aSizeDraft, importAll } from './testing/drafts.server.ts';
import { stock } from './testing/things.ts';

eachDatabase('products kept in memory', (open) => {
  const set = aDraft('2', { preferredId: 2, type: 'bundle', bundle: [{ product: 1, size: 'uniw', quantity: 1 }] });
  const cup = (quantity: number) => aDraft('1', { preferredId: 1, sizes: [aSizeDraft({ stocks: [stock(quantity)] })] });

  it('are read once, and anew after a change by another process', async () => {
    const db = await open();
    await importAll(db, [cup(5), set], 1000);
    const catalogue = createCatalogue(db);
    const amount = async (id: number) => (await catalogue.product(id))?.sizes[0]?.stocks[0]?.quantity;
    expect([await amount(1), await amount(2)]).toEqual([5, 5]);
    expect(await catalogue.product(1)).toBe(await catalogue.product(1));
    await importAll(await open.again(), [cup(3), set], 2000);
    expect([await amount(1), await amount(2)]).toEqual([3, 3]);
    await importAll(await open.again(), [set], 3000);
    expect(await catalogue.product(1)).toBeUndefined();
  });

  it('have the stock after a sale, and nothing else is read again for it', async () => {
    const db = await open();
    await importAll(db, [cup(5), set], 1000);
    const catalogue = createCatalogue(db);
    const before = await catalogue.product(1);
    const other = await open.again();
    await other.write((tx) => takeStock(tx, [{ product: 1, size: 'uniw', quantity: 2, toOrder: false }]));
    const [after, bundle] = await catalogue.products([1, 2]);
    expect([after?.sizes[0]?.stocks[0]?.quantity, bundle?.sizes[0]?.stocks[0]?.quantity]).toEqual([3, 3]);
    expect(before?.sizes[0]?.stocks[0]?.quantity).toBe(5);
    expect(after?.producer).toBe(before?.producer);
    await importAll(other, [{ ...cup(3), name: 'Inna' }, set], 2000);
    expect(await catalogue.product(1)).toMatchObject({ name: 'Inna', sizes: [{ stocks: [{ quantity: 3 }] }] });
  });

  it('cannot be changed by one of those who share them', async () => {
    const db = await open();
    await importAll(db, [cup(5)], 1000);
    const product = await createCatalogue(db).product(1);
    expect(() => product?.sizes.pop()).toThrow(TypeError);
  });
});

describe('what is kept in memory', () => {
  const asked: number[] = [];
  const load = async (keys: readonly number[]) => {
    asked.push(...keys);
    return new Map(keys.filter((key) => key < 100).map((key) => [key, { key }]));
  };
  beforeEach(() => void asked.splice(0));

  it('is no more than told, the one longest not asked for gone first', async () => {
    const kept = keep({ load, version: () => 1, most: 2 });
    for (const key of [1, 2, 1, 3, 1, 2]) await kept([key]);
    expect(asked).toEqual([1, 2, 3, 2]);
  });

  it('is answered whole even when more is asked for than can be kept', async () => {
    const kept = keep({ load, version: () => 1, most: 2 });
    expect([...(await kept([1, 2, 3, 3, 4])).keys()]).toEqual([1, 2, 3, 4]);
    expect(asked).toEqual([1, 2, 3, 4]);
    await kept([3, 4]);
    expect(asked).toEqual([1, 2, 3, 4]);
  });

  it('is read together with what else is missing, and once when two ask at once', async () => {
    const kept = keep({ load, version: () => 1, most: 10 });
    await Promise.all([kept([1, 2]), kept([2, 3]), kept([1, 2, 3])]);
    expect(asked).toEqual([1, 2, 3]);
  });

  it('leaves no room to what is not there, nor to what could not be read', async () => {
    let broken = true;
    const kept = keep({
      load: (keys: readonly number[]) => (broken ? Promise.reject(new Error('no store')) : load(keys)),
      version: () => 1,
      most: 1,
    });
    await expect(kept([1, 2])).rejects.toThrow('no store');
    broken = false;
    expect((await kept([1])).get(1)).toEqual({ key: 1 });
    asked.splice(0);
    expect((await Promise.all([kept([500]), kept([500])])).map(({ size }) => size)).toEqual([0, 0]);
    expect(asked).toEqual([500]);
    await kept([500]);
    expect(asked).toEqual([500, 500]);
  });

  it('is not taken back to an older version by an answer that was overtaken', async () => {
    const versions: ((version: number) => void)[] = [];
    const kept = keep({
      load,
      version: () => new Promise<number>((resolve) => versions.push(resolve)),
      most: 10,
    });
    const first = kept([1]);
    const second = kept([1]);
    versions[1]?.(2);
    const newer = (await second).get(1);
    versions[0]?.(1);
    expect((await first).get(1)).toBe(newer);
    expect(asked).toEqual([1]);
  });
});
