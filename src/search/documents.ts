import { type CategoryTree, everyCategory } from '../catalogue/categoryTree.ts';
import { AFTER_PROMOTED, type FacetParameter, type IndexRow } from '../catalogue/indexRow.ts';
import type { Named } from '../catalogue/model.ts';
import { type SearchDoc, WEIGHTS } from './engine/model.ts';

/** Names that products share, by id. */
export interface SharedNames {
  producers: ReadonlyMap<number, string>;
  series: ReadonlyMap<number, string>;
  categories: ReadonlyMap<number, string>;
  values: ReadonlyMap<number, string>;
}

export interface NameSource {
  categories: CategoryTree;
  producers: readonly Named[];
  series: readonly Named[];
}

export function sharedNames(
  { categories, producers, series }: NameSource,
  parameters: readonly FacetParameter[],
): SharedNames {
  return {
    producers: namesOf(producers),
    series: namesOf(series),
    categories: namesOf(everyCategory(categories)),
    values: namesOf(parameters.flatMap(({ values }) => values)),
  };
}

const namesOf = (some: readonly { id: number; name: string }[]) => new Map(some.map(({ id, name }) => [id, name]));

/** True when something that products may already be found by has another name now, or none. */
export function isRenamed(before: SharedNames, now: SharedNames): boolean {
  const renamed = (some: ReadonlyMap<number, string>, others: ReadonlyMap<number, string>) => {
    for (const [id, name] of some) if (others.get(id) !== name) return true;
    return false;
  };
  return (['producers', 'series', 'categories', 'values'] as const).some((kind) => renamed(before[kind], now[kind]));
}

const SOLD_OUT = WEIGHTS / 2;
const MOST_POPULAR = 15;
const NOT_PROMOTED = SOLD_OUT / (MOST_POPULAR + 1) / 2;

/** How popular a product is by the number of its orders: each step is twice as many. */
export const popularity = (orders: number): number =>
  Math.min(MOST_POPULAR, Math.floor(Math.log2(Math.max(1, orders))));

/** Products that can be bought first, of these what is often bought, then in the order of „Polecane”. */
export function weightOf({ available, position }: Pick<IndexRow, 'available' | 'position'>, orders: number): number {
  const promoted = position < AFTER_PROMOTED;
  const place = Math.max(0, Math.floor(promoted ? position : position - AFTER_PROMOTED));
  return (
    (available ? 0 : SOLD_OUT) +
    (MOST_POPULAR - popularity(orders)) * 2 * NOT_PROMOTED +
    (promoted ? 0 : NOT_PROMOTED) +
    Math.min(place, NOT_PROMOTED - 1)
  );
}

/** `orders`: number of those that the product was lately bought in. */
export function productDoc(row: IndexRow, names: SharedNames, orders: number): SearchDoc {
  const known = (ids: readonly number[], kind: keyof SharedNames) => ids.flatMap((id) => names[kind].get(id) ?? []);
  return {
    id: row.id,
    weight: weightOf(row, orders),
    texts: [
      [row.name],
      [
        ...row.ownWords,
        ...known([row.producerId], 'producers'),
        ...known(row.seriesId === null ? [] : [row.seriesId], 'series'),
      ],
      [...known(row.categoryIds, 'categories'), ...known(row.valueIds, 'values')],
    ],
    codes: row.codes,
  };
}

/** A thing that is found by its name alone; those given first stand first. */
export const namedDoc = (id: number, name: string, place: number, more: readonly string[] = []): SearchDoc => ({
  id,
  weight: Math.min(place, WEIGHTS - 1),
  texts: [[name], more, []],
  codes: [],
});
