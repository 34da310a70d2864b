import { type Entry, isSameThing, joinedBy } from './model.ts';

/** A list with all that stands on it. */
export interface Standing {
  list: string;
  entries: readonly Entry[];
}

/** A list after a choice. */
export interface Chosen extends Standing {
  /** Entries that are new there, or changed. */
  saved: Entry[];
  /** Ids of entries that are there no more: taken off, moved, or joined to another. */
  gone: string[];
}

/**
 * What stands on each list once a product was put on some of them, in a size or in none yet, and taken off the others. What
 * leaves a list goes to the first chosen one that lacks the product, with its wish and its note. Without a size each entry
 * stays in the one that it has.
 * @param fresh the product as it is put where it does not stand
 */
export function chosenEntries(
  lists: readonly Standing[],
  wanted: ReadonlySet<string>,
  { product, size }: Pick<Entry, 'product' | 'size'>,
  fresh: () => Entry,
): Chosen[] {
  const own = ({ entries }: Standing) => entries.filter((entry) => entry.product === product);
  const chosen = lists.filter(({ list }) => wanted.has(list));
  const target = chosen.find((one) => own(one).length === 0) ?? chosen[0];
  const leaving = lists.filter(({ list }) => !wanted.has(list)).flatMap((one) => inSize(own(one), size));
  return lists.map((one) => {
    const { list, entries } = one;
    const others = entries.filter((entry) => entry.product !== product);
    if (!wanted.has(list)) return { list, entries: others, saved: [], gone: own(one).map(({ id }) => id) };
    const there = [...inSize(own(one), size), ...(one === target ? leaving : [])].reduce(together, []);
    const has = size === '' ? there.length > 0 : there.some((entry) => isSameThing(entry, { product, size }));
    const last = entries.at(-1)?.place ?? 0;
    const standing = [...there, ...(has ? [] : [fresh()])].map((entry, n) =>
      entries.some(({ id }) => id === entry.id) ? entry : { ...entry, place: last + 1 + n },
    );
    return {
      list,
      entries: [...others, ...standing],
      saved: standing.filter((entry) => !entries.includes(entry)),
      gone: own(one).flatMap(({ id }) => (standing.some((entry) => entry.id === id) ? [] : id)),
    };
  });
}

/** Entries of one product on one list: a chosen size takes the place of none, and of another one that stands there alone. */
const inSize = (own: readonly Entry[], size: string): Entry[] =>
  own
    .map((entry) =>
      size !== '' && entry.size !== size && (entry.size === '' || own.length === 1) ? { ...entry, size } : entry,
    )
    .reduce(together, []);

/** Entries with one more, which joins that of the same thing, if one can hold the notes of both. */
function together(all: Entry[], entry: Entry): Entry[] {
  const both = joinedBy(all, entry);
  return both ? all.map((one) => (one.id === both.id ? both : one)) : [...all, entry];
}
