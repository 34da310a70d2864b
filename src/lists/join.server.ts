import type { Db, Tx } from '../db/database.ts';
import { formatQuantity } from '../kit/quantity.ts';
import { joinedEntries, joinsOf } from './model.ts';
import { entriesOf, giveRemovedEntries, saveEntries } from './store/entries.server.ts';
import { changeList, giveRemovedLists, listsOf } from './store/lists.server.ts';

/**
 * Gives the lists of one session to another, as when somebody signs in; both must be held by the transaction. A list
 * joins the one of the same name, where what stands on both stands once, unless its notes are too long for one. What was
 * removed can still be brought back.
 */
export async function joinLists(tx: Tx, from: string, into: string, at: number): Promise<void> {
  if (from === into) return;
  const [guests, own] = [await listsOf(tx, from), await listsOf(tx, into)];
  for (const join of joinsOf(guests, own)) {
    if ('name' in join) {
      await changeList(tx, from, join.from, { session_id: into, name: join.name, joined_at: at });
      continue;
    }
    const there = await entriesOf(tx, join.into);
    const all = joinedEntries(there, await entriesOf(tx, join.from));
    const changed = all.filter((entry) => !there.includes(entry));
    await saveEntries(tx, join.into, changed);
    await giveRemovedEntries(tx, join.from, join.into);
    await changeList(tx, into, join.into, { joined_at: at, changed_at: at });
  }
  await giveRemovedLists(tx, from, into);
}

/** Lists of a session, for export. */
export async function exportLists(db: Db, session: string): Promise<{ lists: object[] }> {
  const lists: object[] = [];
  for (const { id, name, changedAt } of await listsOf(db.read, session)) {
    const products = (await entriesOf(db.read, id)).map(({ product, size, quantity, precision, note, addedAt }) => ({
      ...{ product, size, quantity: formatQuantity(quantity, precision), note },
      addedAt: new Date(addedAt).toISOString(),
    }));
    lists.push({ name, changedAt: new Date(changedAt).toISOString(), products });
  }
  return { lists };
}
