import type { Tx } from '../../db/open.server.ts';
import { slugify } from '../../kit/fold.ts';
import { idBySource, type NamedTable, saveNamed } from '../store/dictionaries.server.ts';
import type { ProductDraft, Ref } from './draft.ts';

/** Ids of everything a product refers to by name. */
export interface ResolvedNames {
  categoryId: number;
  categoryIds: number[];
  producerId: number;
  seriesId: number | null;
}

export interface NameOptions {
  source: string;
  /** Make what is not there yet. */
  createNames: boolean;
}

/** Finds or makes what a draft refers to; the words for a merchant when something is missing. */
export async function resolveNames(tx: Tx, draft: ProductDraft, options: NameOptions): Promise<ResolvedNames | string> {
  const find = (table: NamedTable, path: readonly Ref[]) =>
    options.createNames ? createNamed(tx, table, options.source, path) : findNamed(tx, table, options.source, path);
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
}

async function findNamed(tx: Tx, table: NamedTable, source: string, path: readonly Ref[]): Promise<number | undefined> {
  const last = path.at(-1);
  return last && idBySource(tx, table, source, last.externalId);
}

/** Where products of a feed stand that names no category for them. */
const FALLBACK: Ref = { externalId: '0', name: 'Pozostałe' };

async function createNamed(tx: Tx, table: NamedTable, source: string, path: readonly Ref[]): Promise<number> {
  let parentId: number | null = null;
  for (const ref of path.length > 0 ? path : [FALLBACK]) {
    const known: number | undefined = await idBySource(tx, table, source, ref.externalId);
    parentId = known ?? (await addNamed(tx, table, source, ref, parentId));
  }
  return parentId ?? 0;
}

async function addNamed(tx: Tx, table: NamedTable, source: string, ref: Ref, parentId: number | null): Promise<number> {
  const slug = slugify(ref.name) || slugify(ref.externalId) || 'inne';
  const { externalId, name } = ref;
  const saved = await saveNamed(tx, table, { source, externalId, slug, name, position: 1000, data: {}, parentId });
  return saved.id;
}
