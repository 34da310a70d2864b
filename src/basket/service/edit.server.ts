import type { Product } from '../../catalogue/model.ts';
import { isSizeAsked } from '../../catalogue/sizeAsked.ts';
import type { Tx } from '../../db/database.ts';
import { HOUR } from '../../kit/clock.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import { decideQuantity } from '../decideQuantity.ts';
import { commentOf } from '../limits.ts';
import { type AddError, type BasketLine, type Changed, isSame, type LineEdit, type LineRef } from '../model.ts';
import { linesOf, removeLines, saveLine } from '../store/lines.server.ts';
import { dropRemoved, shelve } from '../store/shelf.server.ts';

/** Time in which a removed line can be put back, ms. */
const UNDO = HOUR;

const GONE = err({ code: 'line_not_found' } as const);

export function lineNamed(lines: readonly BasketLine[], ref: LineRef): BasketLine | undefined {
  if ('id' in ref) return lines.find(({ id }) => id === ref.id);
  const { forPoints = false } = ref;
  return lines.find((line) => isSizeAsked(line.size, ref.size) && isSame(line, { ...ref, size: line.size, forPoints }));
}

/** Changes lines of a session that the transaction holds, each or not at all. */
export async function editLines(
  tx: Tx,
  session: string,
  edits: readonly LineEdit[],
  { products, at }: { products: readonly Product[]; at: number },
): Promise<Result<Changed, AddError>[]> {
  const lines = await linesOf(tx, session);
  const results: Result<Changed, AddError>[] = [];
  for (const edit of edits) results.push(await editLine(tx, session, edit, { lines, products, at }));
  return results;
}

interface Facts {
  lines: BasketLine[];
  products: readonly Product[];
  at: number;
}

async function editLine(
  tx: Tx,
  session: string,
  { line: ref, quantity: typed, comment }: LineEdit,
  facts: Facts,
): Promise<Result<Changed, AddError>> {
  const { lines, products, at } = facts;
  const line = lineNamed(lines, ref);
  if (!line) return GONE;
  const words = comment === undefined ? line.comment : commentOf(comment);
  if (words === undefined) return err({ code: 'comment_length' });
  const product = products.find(({ id }) => id === line.product);
  const decided =
    typed === undefined || typed.trim() === ''
      ? ok({ quantity: line.quantity })
      : product
        ? decideQuantity(product, line, typed, { lines, parts: products })
        : err({ code: 'product_not_found' } as const);
  if (!decided.ok) return decided;
  const { quantity, ...more } = decided.value;
  if (quantity === 0) {
    await takeOut(tx, session, [line], at);
    lines.splice(lines.indexOf(line), 1);
    return ok({ line: line.id, product: line.product, quantity });
  }
  const precision = typed === undefined || !product ? line.precision : product.precision;
  if (quantity !== line.quantity || precision !== line.precision) {
    // What is seen now is what was just chosen.
    delete line.stock;
  }
  Object.assign(line, { quantity, precision, comment: words });
  await saveLine(tx, session, line);
  return ok({ line: line.id, product: line.product, quantity, ...more });
}

/** Takes lines out; for a while they can be put back. */
export async function takeOut(tx: Tx, session: string, lines: readonly BasketLine[], at: number): Promise<void> {
  if (lines.length === 0) return;
  await dropRemoved(tx, session, at - UNDO);
  await removeLines(
    tx,
    session,
    lines.map(({ id }) => id),
  );
  for (const line of lines) await shelve(tx, session, 'removed', line, at);
}
