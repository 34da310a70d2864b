import { createHash } from 'node:crypto';
import type { Tx } from '../../db/database.ts';
import { holdName } from '../../db/engine.server.ts';
import { post } from '../../db/sendAhead.server.ts';

/** Only the hash of a network address is stored, and that only while its order waits for money. */
const holderOf = (address: string): string => createHash('sha256').update(`holder:${address}`).digest('base64url');

/**
 * Pieces that unpaid orders of a network address keep from others. Orders of one address wait for each other from here on,
 * so that each counts those before it.
 */
export async function piecesHeldBy(tx: Tx, address: string): Promise<number> {
  await holdName(tx, `holder ${address}`);
  const { pieces } = await tx
    .selectFrom('order_holders')
    .select(({ fn }) => fn.sum<number | string | bigint | null>('pieces').as('pieces'))
    .where('holder', '=', holderOf(address))
    .executeTakeFirstOrThrow();
  return Number(pieces ?? 0);
}

/** Writes down that an unpaid order was placed from a network address. */
export async function addHolder(tx: Tx, order: string, address: string, pieces: number): Promise<void> {
  await post(tx, tx.insertInto('order_holders').values({ order_id: order, holder: holderOf(address), pieces }));
}

/** The pieces that its order keeps are fewer now. */
export const lowerHolder = async (tx: Tx, order: string, pieces: number): Promise<void> =>
  void (await tx.updateTable('order_holders').set({ pieces }).where('order_id', '=', order).execute());

/** Forgets where an order was placed from. */
export const forgetHolder = async (tx: Tx, order: string): Promise<void> =>
  void (await tx.deleteFrom('order_holders').where('order_id', '=', order).execute());
