import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { EngineOptions } from './database.ts';
import { DatabaseError } from './error.ts';
import type { Tables } from './tables.ts';

type Migrations = Readonly<Record<string, Migration>>;

/**
 * Tells whether a migration is missing. Throws `newer_schema` when the database has one that this program does not
 * know.
 */
export async function needsMigration(
  db: Kysely<Tables>,
  { migrations, asIs }: Pick<EngineOptions, 'migrations' | 'asIs'>,
): Promise<boolean> {
  const applied = new Set(await appliedMigrations(db));
  const unknown = [...applied].filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0) {
    throw new DatabaseError(
      'newer_schema',
      `This database was changed by a newer version of the program (${unknown.join(', ')}). ` +
        'Start that version, or restore a backup made before the update.',
    );
  }
  const isOlder = Object.keys(migrations).some((name) => !applied.has(name));
  if (!isOlder || !asIs) return isOlder;
  if (applied.size === 0) throw missingStore();
  throw new DatabaseError(
    'older_schema',
    'This database is from before the update of the program. Back it up; the next start of the shop brings it up to date.',
  );
}

export const missingStore = (): DatabaseError =>
  new DatabaseError('missing', 'There is no shop in this database yet. Its first start makes it.');

/**
 * Applies missing migrations. The caller keeps other processes out: on PostgreSQL it hands in the transaction that holds the
 * lock of migrations, on SQLite it holds the write lock.
 */
export async function migrate(db: Kysely<Tables>, migrations: Migrations): Promise<void> {
  // Changes that were made beside one another reach a store in another order than their numbers have.
  const provider = { getMigrations: async () => ({ ...migrations }) };
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === 'Error');
  throw new Error(failed ? `Migration ${failed.migrationName} failed` : 'Migrations failed', { cause: error });
}

async function appliedMigrations(db: Kysely<Tables>): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    return rows.map((row) => row.name);
  } catch (error) {
    if (isMissingTable(error)) return [];
    throw error;
  }
}

function isMissingTable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: unknown }).code === '42P01' || error.message.startsWith('no such table');
}
