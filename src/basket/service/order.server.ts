import type { Tx } from '../../db/database.ts';
import type { BasketLine } from '../model.ts';
import { forgetChoices } from '../store/choices.server.ts';
import { takeLines } from '../store/lines.server.ts';

/**
 * Empties the basket of a session for an order of exactly these lines, with its code, its gift and its card; false when
 * another tab has changed it meanwhile, and then the transaction must be taken back.
 */
export async function emptyFor(tx: Tx, session: string, ordered: readonly BasketLine[]): Promise<boolean> {
  const [was] = await Promise.all([takeLines(tx, session), forgetChoices(tx, session)]);
  return was.length === ordered.length && ordered.every((line) => was.some((one) => isSame(one, line)));
}

const isSame = (a: BasketLine, b: BasketLine): boolean =>
  a.id === b.id &&
  a.quantity === b.quantity &&
  a.precision === b.precision &&
  a.additional === b.additional &&
  a.subscriptionDays === b.subscriptionDays &&
  a.comment === b.comment;
