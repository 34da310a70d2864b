import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { ProductRecord } from '../model.ts';

/** Products in the shop that can be subscribed to, with the days between deliveries, in the order of ids. */
export async function subscriptions(db: Kysely<Tables>): Promise<{ id: number; periods: readonly number[] }[]> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'data'])
    .where('removed_at', 'is', null)
    // Narrows what has to be parsed; that it stands in a text and not among the fields is seen below.
    .where('data', 'like', '%"subscription":{%')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, data }) => {
    const { subscription } = JSON.parse(data) as ProductRecord;
    return subscription ? [{ id, periods: subscription.periods }] : [];
  });
}
