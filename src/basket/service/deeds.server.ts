import { afterCommit } from '../../db/afterCommit.server.ts';
import type { Tx } from '../../db/database.ts';
import type { DeedLine } from '../../session/deeds.ts';
import type { Visit } from '../../session/model.ts';
import { type BasketLine, rescaled } from '../model.ts';
import { linesOf } from '../store/lines.server.ts';

/** Notes what came into the basket of a visit, and what went, once the transaction is done. */
export function noteChanges(tx: Tx, visit: Visit, before: readonly BasketLine[], after: readonly BasketLine[]): void {
  const { measured } = visit;
  if (!measured) return;
  const added = missingIn(before, after);
  const removed = missingIn(after, before);
  afterCommit(tx, () => {
    if (added.length > 0) measured.note({ name: 'add_to_cart', lines: added });
    if (removed.length > 0) measured.note({ name: 'remove_from_cart', lines: removed });
  });
}

/** Does some work on the lines of a held session, and notes what it has changed. */
export async function noted<T>(tx: Tx, visit: Visit, session: string, work: () => Promise<T>): Promise<T> {
  if (!visit.measured) return work();
  const before = await linesOf(tx, session);
  const done = await work();
  noteChanges(tx, visit, before, await linesOf(tx, session));
  return done;
}

/** What `lines` hold more than `fewer`. */
const missingIn = (fewer: readonly BasketLine[], lines: readonly BasketLine[]): DeedLine[] =>
  lines.flatMap(({ id, product, size, quantity, precision }) => {
    const other = fewer.find((line) => line.id === id);
    const more = quantity - (other ? rescaled(other.quantity, other.precision, precision) : 0);
    return more > 0 ? [{ product, size, quantity: more, precision }] : [];
  });
