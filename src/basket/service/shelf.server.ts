import type { Tx } from '../../db/database.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import { MOST_LINES } from '../limits.ts';
import { fitTogether, mergeBaskets } from '../merge.ts';
import { type AddError, type AddErrorCode, type BasketLine, isSame } from '../model.ts';
import { linesOf, removeLines, saveLine } from '../store/lines.server.ts';
import { type ShelfPlace, shelfOf, shelve, unshelve } from '../store/shelf.server.ts';

const GONE = err({ code: 'line_not_found' } as const);

/** Puts a line of the basket aside for later; the same thing there adds up. */
export async function putAside(tx: Tx, session: string, id: string, at: number): Promise<Result<BasketLine, AddError>> {
  const line = (await linesOf(tx, session)).find((one) => one.id === id);
  if (!line) return GONE;
  const later = await shelfOf(tx, session, 'later');
  if (later.length >= MOST_LINES) return err({ code: 'basket_full' });
  await removeLines(tx, session, [id]);
  // What lies there is bound by no period: it is not an order yet.
  const same = later.find((one) => one.subscriptionDays === line.subscriptionDays && isSame(one, line));
  const [kept = line] = same && fitTogether(same, line) ? mergeBaskets([line], [same]).lines : [line];
  await shelve(tx, session, 'later', kept, at);
  return ok(kept);
}

/** Puts a line back into the basket, from wherever it lies beside it; the same thing there adds up. */
export async function putBack(
  tx: Tx,
  session: string,
  id: string,
  places: readonly ShelfPlace[] = ['later', 'removed'],
): Promise<Result<BasketLine, AddError>> {
  for (const place of places) {
    const line = (await shelfOf(tx, session, place)).find((one) => one.id === id);
    if (!line) continue;
    const before = await linesOf(tx, session);
    const { lines, aside } = mergeBaskets([line], before);
    if (aside.length > 0) {
      return err({ code: whyAside(line, before) });
    }
    await unshelve(tx, session, [id]);
    const changed = lines.filter((one, n) => JSON.stringify(one) !== JSON.stringify(before[n]));
    for (const one of changed) await saveLine(tx, session, one);
    return ok(changed[0] ?? line);
  }
  return GONE;
}

function whyAside(line: BasketLine, basket: readonly BasketLine[]): AddErrorCode {
  const there = basket.find((one) => isSame(one, line));
  if (there && !fitTogether(there, line)) return 'comment_long';
  return basket.length >= MOST_LINES ? 'basket_full' : 'subscription_period';
}

/** Takes a line that was put aside away; for a while it can be put back into the basket. */
export async function forget(tx: Tx, session: string, id: string, at: number): Promise<Result<BasketLine, AddError>> {
  const line = (await shelfOf(tx, session, 'later')).find((one) => one.id === id);
  if (!line) return GONE;
  await shelve(tx, session, 'removed', line, at);
  return ok(line);
}
