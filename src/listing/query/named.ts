import { fold } from '../../kit/fold.ts';
import type { CatalogueIndex } from '../catalogueIndex.ts';

/** Folded names by slot, each beside the name it was made of. */
const folded = new WeakMap<CatalogueIndex, { name: string; folded: string }[]>();

/**
 * Ids of products whose names hold every word of a text, whatever its case and diacritics, in the order of „Polecane”, those
 * that are sold out last. Nothing for a text without words.
 */
export function namedLike(index: CatalogueIndex, text: string, most: number): number[] {
  const words = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const names = folded.get(index) ?? [];
  folded.set(index, names);
  const { rows } = index;
  const matches = new Uint8Array(rows.size);
  for (let slot = 0; slot < rows.size; slot++) {
    const name = rows.names[slot] ?? '';
    if (names[slot]?.name !== name) names[slot] = { name, folded: fold(name) };
    const known = names[slot]?.folded ?? '';
    if (words.every((word) => known.includes(word))) matches[slot] = 1;
  }
  return index.page('relevance', { kind: 'all' }, matches, 0, most).map((slot) => rows.ids[slot] ?? 0);
}
