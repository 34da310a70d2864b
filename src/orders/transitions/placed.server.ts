import type { Kysely } from 'kysely';
import type { CodeErrorCode } from '../../basket/rebates/model.ts';
import type { Product } from '../../catalogue/model.ts';
import { takeStock } from '../../catalogue/stock.server.ts';
import type { Tx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { Uploads } from '../../files/service.server.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import { payByCard } from '../giftCards/cards.server.ts';
import { mayHold } from '../heldPieces.ts';
import type { Order } from '../model.ts';
import { settlePoints } from '../points.ts';
import { addHolder, piecesHeldBy } from '../store/holders.server.ts';
import { byAttempt } from '../store/orders.server.ts';
import { insertOrder } from '../store/placed.server.ts';
import { addTaken } from '../store/stock.server.ts';
import type { TransitionDeps } from './transitions.server.ts';

/** What an attempt has become, whoever's it is. */
export const orderOfAttempt = (db: Kysely<Tables>, attempt: string): Promise<Order | undefined> =>
  byAttempt(db, attempt);

/** What was spent, or taken by somebody faster, since the order was made up. */
export type PlacingObstacle =
  | { code: 'rebate'; reason: CodeErrorCode }
  | { code: 'card' | 'points' | 'held' }
  | { code: 'short'; pieces: readonly { product: number; size: string }[] };

export interface Placed {
  attempt: string;
  /** Called in the transaction of the order, before anybody is told of it. */
  written(order: Order): Promise<void>;
  uploads?: Pick<Uploads, 'hold'>;
  /** Network address that an unpaid order is counted for, the pieces it holds, and the most of all its unpaid ones. */
  holder?: { address: string; pieces: number; most: number };
  /** Products as they were read, for `takeStock`. */
  seen?: readonly Product[];
}

/**
 * Writes a new order down, counts its code, takes its money off a card, its points and its stock. The transaction must be
 * taken back when it cannot be.
 */
export async function recordPlaced(
  tx: Tx,
  { baskets, giftCards, points, hooks }: TransitionDeps,
  order: Order,
  { attempt, written, uploads, holder, seen }: Placed,
): Promise<Result<Order, PlacingObstacle>> {
  const { id, lines, data, placedAt: at } = order;
  if (data.code !== undefined) {
    const { email, customerId: customer } = order;
    const used = await baskets.countCode(tx, { code: data.code, order: id, email, customer });
    if (!used.ok) return err({ code: 'rebate', reason: used.error });
  }
  if (holder && order.status === 'waiting') {
    const { address, pieces, most } = holder;
    if (!mayHold(await piecesHeldBy(tx, address), pieces, most)) return err({ code: 'held' });
    await addHolder(tx, id, address, pieces);
  }
  await insertOrder(tx, order, attempt);
  const byCard = data.sums.card ?? 0;
  if (byCard > 0 && !(await payByCard(tx, giftCards, order, byCard, at))) return err({ code: 'card' });
  if (!(await settlePoints(tx, points, order))) return err({ code: 'points' });
  await written(order);
  await uploads?.hold(
    tx,
    `order ${order.number}`,
    lines.flatMap((line) => line.data.files.map((file) => file.id)),
  );
  await hooks.placed(tx, order);
  // Last: every other buyer waits from here on.
  const taken = await takeStock(tx, data.pieces, seen);
  if (!taken.ok) return err({ code: 'short', pieces: taken.error });
  await addTaken(tx, id, taken.value);
  // With nothing to pay it is as good as paid.
  if (order.paidAt !== undefined) await hooks.paid(tx, order);
  return ok(order);
}
