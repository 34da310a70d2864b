import type { Kysely } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { bumpVersion } from '../../db/versions.server.ts';
import { keptPoints } from './import/shared.ts';
import type { PickupPoint } from './model.ts';
import type { PointInput } from './pointFields.ts';

/** Version that counts every import of a list. */
export const POINTS_VERSION = 'points';

/** Puts a list in the place of what was imported under its name before. `at` in epoch ms. */
export async function keepPoints(tx: Tx, name: string, points: readonly PointInput[], at: number): Promise<void> {
  const row = { points: JSON.stringify(points), imported_at: at };
  await tx
    .insertInto('point_lists')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
  await bumpVersion(tx, POINTS_VERSION);
}

export async function importedPoints(db: Kysely<Tables>, name: string): Promise<PickupPoint[] | undefined> {
  const row = await db.selectFrom('point_lists').select('points').where('name', '=', name).executeTakeFirst();
  return row && keptPoints(JSON.parse(row.points) as PointInput[]);
}

/** When a list was imported last, epoch ms, and how many points it had. */
export async function importedAt(
  db: Kysely<Tables>,
  name: string,
): Promise<{ at: number; points: number } | undefined> {
  const row = await db.selectFrom('point_lists').selectAll().where('name', '=', name).executeTakeFirst();
  return row && { at: row.imported_at, points: (JSON.parse(row.points) as PointInput[]).length };
}

/** Names of the lists that were imported. */
export async function importedLists(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('point_lists').select('name').execute();
  return new Set(rows.map(({ name }) => name));
}
