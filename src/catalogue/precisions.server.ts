import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { ProductRecord } from './model.ts';

/** Decimal places of the quantities of these products, those that are no more in the shop as well. */
export async function precisionsOf(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<{ id: number; precision: number }[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('products').select(['id', 'data']).where('id', 'in', ids).execute();
  return rows.map(({ id, data }) => ({ id, precision: (JSON.parse(data) as ProductRecord).precision }));
}
