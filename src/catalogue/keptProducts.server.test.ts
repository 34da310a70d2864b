import { describe, expect, it } from 'vitest';
import { eachDatabase } from '../db/testing.server.ts';
import { CATALOGUE_VERSION } from './import/version.ts';
import { keepProducts } from './keptProducts.server.ts';
import { createCatalogue } from './service.server.ts';
import { aDraft, aSizeDraft, importAll } from './testing/drafts.server.ts';
import { aProduct, stock } from './testing/things.ts';

eachDatabase('products kept in memory', (open) => {
  const set = aDraft('2', { preferredId: 2, type: 'bundle', bundle: [{ product: 1, size: 'uniw', quantity: 1 }] });
  const cup = (quantity: number) => aDraft('1', { preferredId: 1, sizes: [aSizeDraft({ stocks: [stock(quantity)] })] });

  it('are read once, and anew after a change by another process', async () => {
    const db = await open();
    await importAll(db, [cup(5), set], 1000);
    const catalogue = createCatalogue(db);
    let reads = 0;
    const products: typeof catalogue.products = (ids) => {
      reads += 1;
      return catalogue.products(ids);
    };
    const kept = keepProducts({
      catalogue: { products },
      version: () => db.version(CATALOGUE_VERSION),
    });
    const amount = async (id: number) => (await kept.get(id))?.product.sizes[0]?.stocks[0]?.quantity;
    expect(await amount(1)).toBe(5);
    expect(await amount(2)).toBe(5);
    const once = reads;
    expect((await kept.get(2))?.parts.map(({ id }) => id)).toEqual([1]);
    expect(await kept.get(1)).toBe(await kept.get(1));
    expect(reads).toBe(once);
    await importAll(await open.again(), [cup(3), set], 2000);
    expect([await amount(1), await amount(2)]).toEqual([3, 3]);
    await importAll(await open.again(), [set], 3000);
    expect(await kept.get(1)).toBeUndefined();
  });
});

describe('products kept in memory', () => {
  const asked: number[] = [];
  const products = async (ids: readonly number[]) => {
    asked.push(...ids);
    return ids.filter((id) => id < 100).map((id) => aProduct({ id }));
  };

  it('are no more than told, the one longest not asked for gone first', async () => {
    const kept = keepProducts({ catalogue: { products }, version: () => 1, most: 2 });
    for (const id of [1, 2, 1, 3, 1, 2]) await kept.get(id);
    expect(asked.splice(0)).toEqual([1, 2, 3, 2]);
  });

  it('leave no room to what is not there, nor to what could not be read', async () => {
    let broken = true;
    const kept = keepProducts({
      catalogue: { products: (ids) => (broken ? Promise.reject(new Error('no store')) : products(ids)) },
      version: () => 1,
      most: 1,
    });
    await expect(kept.get(1)).rejects.toThrow('no store');
    broken = false;
    expect((await kept.get(1))?.product.id).toBe(1);
    asked.splice(0);
    expect(await Promise.all([kept.get(500), kept.get(500)])).toEqual([undefined, undefined]);
    expect(asked.splice(0)).toEqual([500]);
    await kept.get(500);
    expect(asked.splice(0)).toEqual([500]);
  });

  it('are not taken back to an older version by an answer that was overtaken', async () => {
    const versions: ((version: number) => void)[] = [];
    const kept = keepProducts({
      catalogue: { products },
      version: () => new Promise<number>((resolve) => versions.push(resolve)),
    });
    const first = kept.get(1);
    const second = kept.get(1);
    versions[1]?.(2);
    const newer = await second;
    versions[0]?.(1);
    expect(await first).toBe(newer);
    expect(asked.splice(0)).toEqual([1]);
  });
});
