import type { Db } from '../../db/database.ts';
import { formatQuantity } from '../../kit/quantity.ts';
import type { BasketLine } from '../model.ts';
import { linesOf } from '../store/lines.server.ts';
import { shelfOf } from '../store/shelf.server.ts';

/** Lines in and beside the basket of a session, for export. */
export async function keptLines(db: Db, session: string): Promise<{ basket: object[]; later: object[] }> {
  const [lines, later] = [await linesOf(db.read, session), await shelfOf(db.read, session, 'later')];
  return { basket: lines.map(told), later: later.map(told) };
}

const told = ({ product, size, quantity, precision, chosen, comment, addedAt }: BasketLine) => ({
  product,
  size,
  quantity: formatQuantity(quantity, precision),
  ...chosen,
  comment,
  addedAt: new Date(addedAt).toISOString(),
});
