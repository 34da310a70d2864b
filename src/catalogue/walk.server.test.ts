import { expect, it } from 'vitest';
import type { Db } from '../db/open.server.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { walkCatalogue } from './walk.server.ts';

const GONE = 7;
const WITHOUT_SIZES = 9;
const MANY = 405;

/** Products 1 to 405; one was taken out, one has nothing to sell. */
async function filled(db: Db): Promise<void> {
  const named = (id: number, slug: string) => ({
    id,
    slug,
    name: slug,
    position: 0,
    data: '{}',
    source: 'shop',
    external_id: slug,
  });
  const ids = Array.from({ length: MANY }, (_, n) => n + 1);
  await db.write(async (tx) => {
    await tx
      .insertInto('categories')
      .values({ ...named(1, 'kubki'), parent_id: null })
      .execute();
    await tx
      .insertInto('producers')
      .values([named(1, 'glinianka'), named(2, 'bez-produktow')])
      .execute();
    await tx.insertInto('series').values(named(1, 'codzienna')).execute();
    const products = ids.map((id) => ({
      ...named(id, `kubek-${id}`),
      data: JSON.stringify({ pictures: [{ file: `${id}.jpg`, alt: '', width: 1, height: 1 }] }),
      type: 'item',
      category_id: 1,
      producer_id: id === GONE ? 2 : 1,
      series_id: id === 1 ? 1 : null,
      group_key: null,
      added_at: 0,
      hash: '',
      changed_version: 1,
      removed_at: id === GONE ? 1 : null,
    }));
    await tx.insertInto('products').values(products).execute();
    const sizes = ids
      .filter((id) => id !== WITHOUT_SIZES)
      .map((id) => ({ product_id: id, type: 'uniw', name: 'uniw', position: 0, data: '{}' }));
    await tx.insertInto('sizes').values(sizes).execute();
  });
}

const all = async <T>(some: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = [];
  for await (const one of some) found.push(one);
  return found;
};

eachDatabase('walking the catalogue', (open) => {
  it('meets every product that has a page once, in the order of ids', async () => {
    const db = await open();
    await filled(db);
    const walk = walkCatalogue(db);
    const shown = Array.from({ length: MANY }, (_, n) => n + 1).filter((id) => id !== GONE && id !== WITHOUT_SIZES);
    expect(await walk.count()).toBe(shown.length);
    expect((await all(walk.products())).map(({ id }) => id)).toEqual(shown);
    const addresses = await all(walk.addresses(0, 10_000));
    expect(addresses.map(({ id }) => id)).toEqual(shown);
    expect(addresses[0]).toEqual({
      id: 1,
      slug: 'kubek-1',
      pictures: [{ file: '1.jpg', alt: '', width: 1, height: 1 }],
    });
    const parts = await Promise.all([0, 150, 300, 450].map((skip) => all(walk.addresses(skip, 150))));
    expect(parts.map((part) => part.length)).toEqual([150, 150, 103, 0]);
    expect(parts.flat()).toEqual(addresses);
    expect(await walk.usedNames()).toEqual({ producers: new Set([1]), series: new Set([1]) });
  });

  it('ends at once in an empty shop', async () => {
    const walk = walkCatalogue(await open());
    expect(await walk.count()).toBe(0);
    expect(await all(walk.products())).toEqual([]);
    expect(await all(walk.addresses(0, 10))).toEqual([]);
  });
});
