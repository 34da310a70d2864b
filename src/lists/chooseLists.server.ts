import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/database.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { type ListFacts, readWanted } from './addEntries.server.ts';
import { chosenEntries, type Standing } from './chosen.ts';
import { type ListError, type ListTerms, readName, type ShoppingList, sameName } from './model.ts';
import { entriesOf, markEntry, saveEntries } from './store/entries.server.ts';
import { addList, changeList } from './store/lists.server.ts';

/** Lists on which a product is to stand, and no others, in a size or in none yet. */
export interface ListChoice {
  product: number;
  size: string;
  /** Ids of lists. */
  lists: readonly string[];
  /** Typed name of a new list with it; empty for none. */
  name: string;
}

export interface ListsChosen {
  /** Id of the first list on which it stands; empty for none. */
  list: string;
  /** Number of lists on which it is new. */
  added: number;
}

/** Puts a product on the chosen lists of a held session, and takes it off the others: all of it or nothing. */
export async function chooseLists(
  tx: Tx,
  session: string,
  own: readonly ShoppingList[],
  choice: ListChoice,
  { products, most, at, lists: mostLists }: Omit<ListFacts, 'byOthers'> & Pick<ListTerms, 'lists'>,
): Promise<Result<ListsChosen, ListError>> {
  const made = newList(own, choice.name, mostLists);
  if (!made.ok) return made;
  const lists = [...own.map(({ id }) => id), ...(made.value ? [made.value.id] : [])];
  const wanted = new Set([...choice.lists, ...(made.value ? [made.value.id] : [])]);
  const read = readWanted(choice, products);
  const into = lists.filter((id) => wanted.has(id));
  if (into.length > 0 && !read.ok) return read;
  const standing: Standing[] = [];
  for (const list of lists) standing.push({ list, entries: await entriesOf(tx, list) });
  const thing = read.ok ? read.value : { ...choice, quantity: 1, precision: 0 };
  let added = 0;
  const { product, size, quantity, precision } = thing;
  const chosen = chosenEntries(standing, wanted, { product, size }, () => {
    added += 1;
    return { id: randomUUID(), product, size, quantity, precision, note: '', place: 0, addedAt: at, byOthers: false };
  });
  const before = (list: string) => standing.find((one) => one.list === list)?.entries.length ?? 0;
  if (chosen.some(({ list, entries }) => entries.length > Math.max(most, before(list)))) return err('list_full');
  if (made.value) await addList(tx, session, { ...made.value, made_at: at });
  // What moves is on its new list before it is looked for on the old one.
  for (const { list, saved } of chosen) await saveEntries(tx, list, saved);
  for (const { list, gone } of chosen) for (const id of gone) await markEntry(tx, list, id, at);
  for (const { list, saved, gone } of chosen)
    if (saved.length + gone.length > 0) await changeList(tx, session, list, { changed_at: at });
  return ok({ list: into[0] ?? '', added });
}

/** The list of a typed name, which is not made yet; undefined without a name. */
function newList(
  own: readonly ShoppingList[],
  typed: string,
  most: number,
): Result<{ id: string; name: string } | undefined, ListError> {
  if (typed.trim() === '') return ok(undefined);
  const name = readName(typed);
  if (!name.ok) return name;
  if (own.some((one) => sameName(one.name, name.value))) return err('name_taken');
  return own.length >= most ? err('too_many_lists') : ok({ id: randomUUID(), name: name.value });
}
