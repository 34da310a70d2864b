import { aProduct, aSize } from '../../catalogue/testing/things.ts';
import type { Db } from '../../db/database.ts';
import { createSessions } from '../../session/service.server.ts';
import { type OpenVisit, openVisit } from '../../session/visit.server.ts';
import { createLists } from '../service.server.ts';

const sizes = ['m', 'l'].map((type) => aSize({ type, name: type.toUpperCase() }));
const PRODUCTS = [aProduct({ id: 1 }), aProduct({ id: 2, sizes }), aProduct({ id: 3, precision: 2 })];
export const FIRST = { fallback: 'Lista zakupowa' };
export const cup = { product: 1, size: '' };
export const terms = { lists: 3, products: 4 };
export const catalogue = {
  products: async (ids: readonly number[]) => PRODUCTS.filter(({ id }) => ids.includes(id)),
};

export type ListShop = ReturnType<typeof listShop>;

/** Lists of a small shop, with a clock that stands until it is moved. */
export function listShop(db: Db) {
  let now = Date.parse('2026-11-21T10:00:00Z');
  const clock = () => now;
  const lists = createLists({ db, catalogue, clock, terms });
  const entries = async (asking: OpenVisit, list: string) => (await lists.find(asking, list))?.entries ?? [];
  return {
    lists,
    clock,
    pass(milliseconds: number) {
      now += milliseconds;
    },
    visit: () => openVisit(createSessions(db, clock), { name: 'witryna', secure: false }, undefined),
    /** What stands on the lists of a visit, by their names. */
    async shown(asking: OpenVisit): Promise<Record<string, [number, string, number, string][]>> {
      const all: Record<string, [number, string, number, string][]> = {};
      for (const { id, name } of await lists.of(asking)) {
        const standing = await entries(asking, id);
        all[name] = standing.map(({ product, size, quantity, note }) => [product, size, quantity, note]);
      }
      return all;
    },
    async made(asking: OpenVisit, typed: string): Promise<string> {
      // The oldest stand first.
      now += 1;
      const done = await lists.create(asking, { typed });
      if (!done.ok) throw new Error(done.error);
      return done.value;
    },
    idOf: async (asking: OpenVisit): Promise<string> => (await lists.of(asking))[0]?.id ?? '',
    entryOf: async (asking: OpenVisit, list: string, place = 0): Promise<string> =>
      (await entries(asking, list))[place]?.id ?? '',
  };
}
