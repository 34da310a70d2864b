import type { Kysely, QueryCreator } from 'kysely';
import type { Tx } from './database.ts';
import { keptQuery } from './keptQuery.server.ts';
import { post } from './sendAhead.server.ts';
import type { Tables } from './tables.ts';

/** Adds one to a version, 0 at first, and returns it. Readers see it when `tx` is committed, with what it announces. */
export async function bumpVersion(tx: Tx, name: string): Promise<number> {
  const { value } = await bump(tx, name).returning('value').executeTakeFirstOrThrow();
  return value;
}

/** The change of `bumpVersion`, as a part of another statement. */
const bump = (tx: QueryCreator<Tables>, name: string) =>
  tx
    .insertInto('versions')
    .values({ name, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((row) => ({ value: row('versions.value', '+', 1) })));

/** Counts a version on, for whoever does not ask for the new value. */
export const postBump = (tx: Tx, name: string): Promise<void> => post(tx, bump(tx, name));

/** The version as a value in another statement of the transaction. */
export const versionNow = (tx: QueryCreator<Tables>, name: string) =>
  tx.selectFrom('versions').select('value').where('name', '=', name).$asScalar().$notNull();

/** Takes `db.read` or a transaction. */
export async function readVersion(db: Kysely<Tables>, name: string): Promise<number> {
  const [row] = await values(db, name);
  return row?.value ?? 0;
}

const values = keptQuery(1, (db, name: string) => db.selectFrom('versions').select('value').where('name', '=', name));

/** The part of the clock that waits; tests hand in their own. */
export interface Timers {
  set(run: () => void, ms: number): unknown;
  clear(handle: unknown): void;
}
