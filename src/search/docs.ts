import type { CategoryTree } from '../catalogue/categoryTree.ts';
import type { FacetParameter, IndexRow } from '../catalogue/indexRow.ts';
import type { Category, Named } from '../catalogue/model.ts';
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

/** Categories of a shop, a parent before its children. */
export function everyCategory(tree: CategoryTree): Category[] {
  const below = (category: Category): Category[] => [category, ...tree.childrenOf(category.id).flatMap(below)];
  return tree.roots.flatMap(below);
}

/** True when something that products may already be found by has another name now, or none. */
export function isRenamed(before: SharedNames, now: SharedNames): boolean {
  const renamed = (some: ReadonlyMap<number, string>, others: ReadonlyMap<number, string>) => {
    for (const [id, name] of some) if (others.get(id) !== name) return true;
    return false;
  };
  return (['producers', 'series', 'categories', 'values'] as const).some((kind) => renamed(before[kind], now[kind]));
}

const SOLD_OUT = WEIGHTS / 2;

/** Products that can be bought first, then in the order of „Polecane”. */
export const weightOf = ({ available, position }: Pick<IndexRow, 'available' | 'position'>): number =>
  (available ? 0 : SOLD_OUT) + Math.min(Math.max(0, Math.floor(position)), SOLD_OUT - 1);

export function productDoc(row: IndexRow, names: SharedNames): SearchDoc {
  const known = (ids: readonly number[], kind: keyof SharedNames) => ids.flatMap((id) => names[kind].get(id) ?? []);
  return {
    id: row.id,
    weight: weightOf(row),
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
