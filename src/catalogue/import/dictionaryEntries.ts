import type { Unusable } from './folderDraft/reading.ts';

/** Fields that categories.yaml, producers.yaml and series.yaml have in common. */
export interface Described {
  id: number;
  slug: string;
  name: string;
  lead?: string | undefined;
  description?: string | undefined;
  picture?: string | undefined;
}

/** A thing and where it stands. */
export interface Entry<Row extends Described = Described> {
  row: Row;
  /** Path in its file, e.g. `categories.0.children.2`. */
  at: string;
  /** Place among its siblings. */
  position: number;
  /** Slug of the category it stands in. */
  parent?: string;
}

export const entriesOf = <Row extends Described>(rows: readonly Row[], at: string, parent?: string): Entry<Row>[] =>
  rows.map((row, position) => ({
    row,
    position,
    at: `${at}.${position}`,
    ...(parent === undefined ? {} : { parent }),
  }));

/** A parent stands before its children. */
export const categoryEntries = (roots: readonly (Described & { children: readonly Described[] })[]): Entry[] =>
  entriesOf(roots, 'categories').flatMap((entry) => [
    entry,
    ...entriesOf(entry.row.children, `${entry.at}.children`, entry.row.slug),
  ]);

/** The first of those that share a slug or an id; the others are told and left out. */
export function withoutTwins<Row extends Described>(
  entries: readonly Entry<Row>[],
  told: (unusable: Unusable) => void,
): Entry<Row>[] {
  const slugs = new Set<string>();
  const ids = new Set<number>();
  return entries.filter(({ row, at }) => {
    if (slugs.has(row.slug)) told({ at: `${at}.slug`, expected: 'a slug that nothing before it has', found: row.slug });
    else if (ids.has(row.id))
      told({ at: `${at}.id`, expected: 'an id that nothing before it has', found: String(row.id) });
    else {
      slugs.add(row.slug);
      ids.add(row.id);
      return true;
    }
    return false;
  });
}
