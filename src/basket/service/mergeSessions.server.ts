import type { Tx } from '../../db/database.ts';
import type { Uploads } from '../../files/service.server.ts';
import { mergeBaskets, mergeChoices } from '../merge.ts';
import { choicesOf, saveChoices } from '../store/choices.server.ts';
import { clearLines, linesOf, saveLine } from '../store/lines.server.ts';
import { giveRemoved, shelfOf, shelve, unshelve } from '../store/shelf.server.ts';

export interface MergeFacts {
  /** Epoch ms. */
  at: number;
  uploads?: Pick<Uploads, 'give'> | undefined;
}

/**
 * Gives all that lies in and beside the basket of one session to another, as when somebody signs in; both must be held by
 * the transaction. What cannot lie in one basket with the rest is put aside for later. The files of its lines are the
 * other session's from then on.
 */
export async function mergeSessions(tx: Tx, from: string, into: string, { at, uploads }: MergeFacts): Promise<void> {
  if (from === into) return;
  const brought = await linesOf(tx, from);
  const { lines, aside } = mergeBaskets(brought, await linesOf(tx, into));
  const later = await shelfOf(tx, from, 'later');
  await unshelve(
    tx,
    from,
    later.map(({ id }) => id),
  );
  // The same thing lies in both for no moment: a line of one session keeps its id in the other.
  await clearLines(tx, from);
  for (const line of lines) await saveLine(tx, into, line);
  for (const line of [...later, ...aside]) await shelve(tx, into, 'later', line, at);
  await giveRemoved(tx, from, into);
  const [theirs, own] = [await choicesOf(tx, from), await choicesOf(tx, into)];
  await saveChoices(tx, into, mergeChoices(theirs, own));
  await uploads?.give(tx, from, into);
}
