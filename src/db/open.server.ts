import type { DatabaseOptions, Db, EngineOptions } from './database.ts';
import { migrations } from './migrations.server.ts';
import { openSqlite } from './openSqlite.server.ts';

export type { DatabaseOptions, Db, Tx } from './database.ts';

const LOCK_WAIT_MS = 5000;
const CONNECTIONS = 8;

/**
 * Opens the shop's database and brings its tables up to date. Throws `DatabaseError` for trouble that the operator can
 * mend.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Db> {
  const engine: EngineOptions = {
    onSlow: options.onSlow,
    slowMs: options.slowMs,
    replicaUrl: options.replicaUrl,
    onError: options.onError ?? warn,
    lockWaitMs: options.lockWaitMs ?? LOCK_WAIT_MS,
    sparing: options.sparing ?? false,
    migrations: options.migrations ?? migrations,
    asIs: options.asIs ?? false,
    connections: options.connections ?? CONNECTIONS,
  };
  const { url, file } = options;
  if (url !== undefined && file === undefined) {
    // What speaks to PostgreSQL takes 11 MB, which a shop on SQLite has no use for.
    const { openPostgres } = await import('./openPostgres.server.ts');
    return openPostgres(url, engine);
  }
  if (file !== undefined && url === undefined) {
    if (file === '' || file.startsWith(':memory:')) throw new TypeError('The database needs a file of its own');
    return openSqlite(file, engine);
  }
  throw new TypeError('openDatabase takes either url or file');
}

function warn(error: unknown): void {
  process.emitWarning(error instanceof Error ? error : String(error));
}
