import type { Tx } from '../db/database.ts';
import { MINUTE } from '../kit/clock.ts';
import { type Entry, isNamedAfter, readName, type ShoppingList } from './model.ts';
import { entriesOf } from './store/entries.server.ts';

/** A button that is pressed once more in this time was pressed twice. */
const SAME_WITHIN = MINUTE;

/** The list that a form has just made, which nothing was put on yet: it was sent twice. */
export function madeBefore(own: readonly ShoppingList[], typed: string, at: number): ShoppingList | undefined {
  const name = readName(typed);
  return own.find((one) => name.ok && one.name === name.value && one.count === 0 && at - one.changedAt < SAME_WITHIN);
}

const wishOf = ({ product, size, quantity, precision, note }: Entry) => [product, size, quantity, precision, note];

/** A list of the same name and wishes as somebody else's: another copy of that would say nothing new. */
export async function keptBefore(
  tx: Tx,
  own: readonly ShoppingList[],
  name: string,
  entries: readonly Entry[],
): Promise<ShoppingList | undefined> {
  const wishes = JSON.stringify(entries.map(wishOf));
  for (const one of own) {
    if (one.count !== entries.length || !isNamedAfter(one.name, name, own.length)) continue;
    if (JSON.stringify((await entriesOf(tx, one.id)).map(wishOf)) === wishes) return one;
  }
  return undefined;
}
