import type { Tx } from '../../db/open.server.ts';
import { slugify } from '../../kit/fold.ts';
import type { ProductDraft, Ref } from '../draft.ts';
import { idsBySource, type NamedTable, saveNamed } from '../store/dictionaries.server.ts';

/** Ids of everything a product refers to by name. */
export interface ResolvedNames {
  categoryId: number;
  categoryIds: number[];
  producerId: number;
  seriesId: number | null;
}

export interface NameOptions {
  source: string;
  /** True: names that do not exist yet are created. */
  createNames: boolean;
}

/** Finds or makes what a draft refers to; the words for a merchant when something is missing. */
export type NameResolver = (draft: ProductDraft) => Promise<ResolvedNames | string>;

/** A resolver for some drafts, whose names are read at once. It holds for this transaction: what it made may be undone. */
export async function nameResolver(
  tx: Tx,
  drafts: readonly ProductDraft[],
  options: NameOptions,
): Promise<NameResolver> {
  const { source, createNames } = options;
  const known: Record<NamedTable, Map<string, number>> = {
    categories: await idsBySource(tx, 'categories', source, [FALLBACK, ...drafts.flatMap(placesOf)]),
    producers: await idsBySource(
      tx,
      'producers',
      source,
      drafts.map((draft) => draft.producer),
    ),
    series: await idsBySource(
      tx,
      'series',
      source,
      drafts.flatMap((draft) => draft.series ?? []),
    ),
  };

  async function create(table: NamedTable, path: readonly Ref[]): Promise<number> {
    let parentId: number | null = null;
    for (const ref of path.length > 0 ? path : [FALLBACK]) {
      const id: number = known[table].get(ref.externalId) ?? (await addNamed(tx, table, source, ref, parentId));
      known[table].set(ref.externalId, id);
      parentId = id;
    }
    return parentId ?? 0;
  }
  const find = async (table: NamedTable, path: readonly Ref[]) =>
    createNames ? create(table, path) : known[table].get(path.at(-1)?.externalId ?? '');

  return async (draft) => {
    const categoryId = await find('categories', draft.category);
    if (categoryId === undefined) return `no category „${draft.category.at(-1)?.externalId ?? ''}”`;
    const producerId = await find('producers', [draft.producer]);
    if (producerId === undefined) return `no producer „${draft.producer.externalId}”`;
    const seriesId = draft.series ? await find('series', [draft.series]) : null;
    if (seriesId === undefined) return `no series „${draft.series?.externalId ?? ''}”`;
    const categoryIds: number[] = [];
    for (const ref of draft.alsoIn) {
      const id = await find('categories', [ref]);
      if (id === undefined) return `no category „${ref.externalId}”`;
      categoryIds.push(id);
    }
    return { categoryId, categoryIds, producerId, seriesId };
  };
}

const placesOf = (draft: ProductDraft): Ref[] => [...draft.category, ...draft.alsoIn];

/** Category for products of a feed without one. */
const FALLBACK: Ref = { externalId: '0', name: 'Pozostałe' };

async function addNamed(tx: Tx, table: NamedTable, source: string, ref: Ref, parentId: number | null): Promise<number> {
  const slug = slugify(ref.name) || slugify(ref.externalId) || 'inne';
  const { externalId, name } = ref;
  const saved = await saveNamed(tx, table, { source, externalId, slug, name, position: 1000, data: {}, parentId });
  return saved.id;
}
