import type { Kysely } from 'kysely';
import type { Tx } from '../db/database.ts';
import { hasWritten, rowsWritten } from '../db/rowsWritten.server.ts';
import type { GiftCardRow } from '../db/tables/giftCards.ts';
import type { Tables } from '../db/tables.ts';
import type { Grosze } from '../kit/money.ts';

type Read = Kysely<Tables>;

/** Inserts a card; false when that piece has its card already. */
export const insertCard = (tx: Tx, row: GiftCardRow): Promise<boolean> =>
  hasWritten(
    tx
      .insertInto('gift_cards')
      .values(row)
      .onConflict((c) => c.columns(['order_id', 'place', 'piece']).doNothing()),
  );

/** Card that was not taken back. */
export const cardByHash = (db: Read, hash: string): Promise<GiftCardRow | undefined> =>
  db
    .selectFrom('gift_cards')
    .selectAll()
    .where('code_hash', '=', hash)
    .where('voided_at', 'is', null)
    .executeTakeFirst();

export const cardById = (db: Read, id: string): Promise<GiftCardRow | undefined> =>
  db.selectFrom('gift_cards').selectAll().where('id', '=', id).where('voided_at', 'is', null).executeTakeFirst();

/** Cards in the order of the lines they were bought with. */
export const cardsOf = (db: Read, order: string): Promise<GiftCardRow[]> =>
  db.selectFrom('gift_cards').selectAll().where('order_id', '=', order).orderBy('place').orderBy('piece').execute();

/** Cards of an order, held until the end of the transaction: nobody pays with them meanwhile. */
export const heldCardsOf = (tx: Tx, order: string): Promise<GiftCardRow[]> =>
  tx
    .selectFrom('gift_cards')
    .selectAll()
    .where('order_id', '=', order)
    .orderBy('place')
    .orderBy('piece')
    .forUpdate()
    .execute();

/** Pieces of each line of an order that something was paid with. */
export async function usedPieces(db: Read, order: string): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('gift_cards')
    .select(({ fn }) => ['place', fn.countAll<number | string | bigint>().as('pieces')])
    .where('order_id', '=', order)
    .where('voided_at', 'is', null)
    .whereRef('balance', '<', 'value')
    .groupBy('place')
    .execute();
  return new Map(rows.map(({ place, pieces }) => [place, Number(pieces)]));
}

/** Gift cards by the order they were bought with; those that were taken back too. */
export async function cardsByOrder(db: Read, orders: readonly string[]): Promise<Map<string, GiftCardRow[]>> {
  const rows = await db
    .selectFrom('gift_cards')
    .selectAll()
    .where('order_id', 'in', orders)
    .orderBy('place')
    .orderBy('piece')
    .execute();
  return Map.groupBy(rows, ({ order_id }) => order_id);
}

/** Takes money off a card with enough on it that still pays; other payments wait. */
export const takeFrom = (tx: Tx, id: string, amount: Grosze, at: number): Promise<boolean> =>
  hasWritten(
    tx
      .updateTable('gift_cards')
      .set((eb) => ({ balance: eb('balance', '-', amount) }))
      .where('id', '=', id)
      .where('balance', '>=', amount)
      .where('expires_at', '>', at)
      .where('voided_at', 'is', null),
  );

/** Puts money back; a card that could not pay with it any more is lengthened. */
export async function putOn(
  tx: Tx,
  id: string,
  amount: Grosze,
  { at, until }: { at: number; until: number },
): Promise<void> {
  await tx
    .updateTable('gift_cards')
    .set((eb) => ({ balance: eb('balance', '+', amount) }))
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('gift_cards')
    .set({ expires_at: until })
    .where('id', '=', id)
    .where('expires_at', '<=', at)
    .execute();
}

/** Adds a move; false when it was written before. */
export const addMove = (
  tx: Tx,
  row: { reference: string; card_id: string; order_id: string; amount: Grosze; at: number },
): Promise<boolean> =>
  hasWritten(
    tx
      .insertInto('gift_card_moves')
      .values(row)
      .onConflict((c) => c.column('reference').doNothing()),
  );

/** Takes cards back for good, with their numbers and PINs. */
export async function voidCards(tx: Tx, ids: readonly string[], at: number): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable('gift_cards').set({ voided_at: at, code: null }).where('id', 'in', ids).execute();
}

/** Forgets numbers and PINs of cards made before then; how many. */
export const forgetCodes = (tx: Tx, before: number): Promise<number> =>
  rowsWritten(
    tx.updateTable('gift_cards').set({ code: null }).where('code', 'is not', null).where('created_at', '<', before),
  );
