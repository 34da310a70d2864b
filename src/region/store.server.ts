import type { Kysely } from 'kysely';
import type { Tx } from '../db/database.ts';
import { keptQuery } from '../db/keptQuery.server.ts';
import type { Tables } from '../db/tables.ts';
import type { KeptRegion } from './model.ts';

const regionRows = keptQuery(1, (db, session: string) =>
  db.selectFrom('regions').selectAll().where('session_id', '=', session),
);

export async function regionOf(db: Kysely<Tables>, session: string): Promise<KeptRegion> {
  const [row] = await regionRows(db, session);
  if (!row) return {};
  const { delivery, billing, delivery_zipcode: deliveryZipcode, billing_zipcode: billingZipcode } = row;
  return {
    ...(delivery === null ? {} : { delivery }),
    ...(billing === null ? {} : { billing }),
    ...(deliveryZipcode === null ? {} : { deliveryZipcode }),
    ...(billingZipcode === null ? {} : { billingZipcode }),
  };
}

/** Keeps the choice in place of the one before; an empty one is not kept. */
export async function saveRegion(tx: Tx, session: string, kept: KeptRegion): Promise<void> {
  if (Object.keys(kept).length === 0) {
    await tx.deleteFrom('regions').where('session_id', '=', session).execute();
    return;
  }
  const changing = {
    delivery: kept.delivery ?? null,
    billing: kept.billing ?? null,
    delivery_zipcode: kept.deliveryZipcode ?? null,
    billing_zipcode: kept.billingZipcode ?? null,
  };
  await tx
    .insertInto('regions')
    .values({ session_id: session, ...changing })
    .onConflict((c) => c.column('session_id').doUpdateSet(changing))
    .execute();
}
