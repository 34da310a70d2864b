import type { Tx } from '../../db/database.ts';
import type { BasketLine } from '../model.ts';
import { choicesOf, saveChoices } from '../store/choices.server.ts';
import { clearLines, linesOf } from '../store/lines.server.ts';

/**
 * Empties the basket of a session for an order of exactly these lines, with its code, its gift and its card; false, and nothing is done,
 * when another tab has changed it meanwhile.
 */
export async function emptyFor(tx: Tx, session: string, ordered: readonly BasketLine[]): Promise<boolean> {
  const now = await linesOf(tx, session);
  if (now.length !== ordered.length || !ordered.every((line) => now.some((one) => isSame(one, line)))) return false;
  await clearLines(tx, session);
  const { code: _code, gift: _gift, card: _card, ...rest } = await choicesOf(tx, session);
  await saveChoices(tx, session, rest);
  return true;
}

const isSame = (a: BasketLine, b: BasketLine): boolean =>
  a.id === b.id &&
  a.quantity === b.quantity &&
  a.precision === b.precision &&
  a.additional === b.additional &&
  a.subscriptionDays === b.subscriptionDays &&
  a.comment === b.comment;
