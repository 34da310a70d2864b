import type { Tx } from '../../db/database.ts';
import type { BasketLine } from '../model.ts';
import { type TakenLine, takeWhole } from '../store/whole.server.ts';

/**
 * Empties the basket of a session for an order of exactly these lines, with its code, its gift and its card; false when
 * another tab has changed it meanwhile, and then the transaction must be taken back.
 */
export async function emptyFor(tx: Tx, session: string, ordered: readonly BasketLine[]): Promise<boolean> {
  const was = await takeWhole(tx, session);
  return was.length === ordered.length && ordered.every((line) => was.some((one) => isSame(one, line)));
}

const isSame = (a: TakenLine, b: TakenLine): boolean =>
  a.id === b.id &&
  a.quantity === b.quantity &&
  a.precision === b.precision &&
  a.additional === b.additional &&
  a.subscriptionDays === b.subscriptionDays &&
  a.comment === b.comment;
