import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, SqliteDialect } from 'kysely';
import type { Db, EngineOptions, Tx } from './database.ts';
import { DatabaseError, isDiskFull } from './error.ts';
import { groupCommit, lockedError, POLL_MS, type SharedTransaction } from './groupCommit.server.ts';
import { migrate, missingStore, needsMigration } from './migrate.server.ts';
import { slowLog } from './slow.server.ts';
import { openSqliteFile, type SqliteConnection } from './sqlite.server.ts';
import { SharedTransactionDialect } from './sqliteDialect.server.ts';
import type { Tables } from './tables.ts';

/** A statement runs on the thread that serves every request, so this is already long. */
const SLOW_MS = 5;

/** Opens one connection that writes, through `groupCommit`, and one that can only read. */
export async function openSqlite(path: string, options: EngineOptions): Promise<Db> {
  const file = resolve(path);
  const opened: SqliteConnection[] = [];
  try {
    if (options.asIs && !existsSync(file)) throw missingStore();
    makeWritable(file);
    const { lockWaitMs: waitMs, sparing } = options;
    const writing = openSqliteFile(file, { readOnly: false, waitMs, sparing });
    opened.push(writing);
    // From here on other programs' locks are waited for by asking again, which does not block the thread.
    writing.exec('pragma busy_timeout = 0');
    const log = slowLog(options, SLOW_MS);
    const writer = new Kysely<Tables>({ dialect: new SharedTransactionDialect(writing), ...log });
    const shared = sharedTransaction(writing, writer, file);
    await bringUpToDate(shared, writer, options);

    const reading = openSqliteFile(file, { readOnly: true, waitMs, sparing });
    opened.push(reading);
    const reader = new Kysely<Tables>({ dialect: new SqliteDialect({ database: reading }), ...log });
    // Apart from the connection of long reads, which would answer with what was true when they began.
    const asking = openSqliteFile(file, { readOnly: true, waitMs, sparing });
    opened.push(asking);
    const queue = groupCommit(shared, options);
    return {
      kind: 'sqlite',
      read: reader,
      readAt: (_name, _version, work) => work(reader),
      write: queue.write,
      version: versionReader(asking),
      async close() {
        await queue.close();
        closeAll(opened);
      },
    };
  } catch (error) {
    closeAll(opened);
    throw explain(error, file);
  }
}

function versionReader(connection: SqliteConnection): (name: string) => number {
  // Prepared when first needed: a database with other migrations has no such table.
  let value: ReturnType<SqliteConnection['lookup']> | undefined;
  return (name) => {
    value ??= connection.lookup('select value from versions where name = ?');
    return Number(value(name) ?? 0);
  };
}

/** The writing connection goes last: only it can fold the log into the file. */
function closeAll(connections: readonly SqliteConnection[]): void {
  for (const connection of connections.toReversed()) connection.close();
}

function makeWritable(file: string): void {
  const folder = dirname(file);
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    createPrivately(file);
    accessSync(file, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw notWritable(file, error);
  }
}

/** Creates the file for the shop's own user only: it holds orders and addresses. An existing file is not touched. */
function createPrivately(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * Migrates in one transaction: an interrupted migration leaves nothing behind, and two programs that start at once take
 * turns.
 */
async function bringUpToDate(shared: SharedTransaction, db: Kysely<Tables>, options: EngineOptions): Promise<void> {
  if (!(await needsMigration(db, options))) return;
  const deadline = performance.now() + options.lockWaitMs;
  while (!shared.begin()) {
    if (performance.now() > deadline) throw lockedError(options.lockWaitMs);
    await sleep(POLL_MS);
  }
  try {
    await migrate(db, options.migrations);
    shared.commit();
  } catch (error) {
    shared.rollback();
    throw error;
  }
}

function sharedTransaction(connection: SqliteConnection, writer: Kysely<Tables>, file: string): SharedTransaction {
  return {
    get open() {
      return connection.inTransaction;
    },
    begin() {
      try {
        connection.exec('begin immediate');
        return true;
      } catch (error) {
        if (primaryCode(error) === SQLITE_BUSY) return false;
        throw explain(error, file);
      }
    },
    commit() {
      try {
        connection.exec('commit');
      } catch (error) {
        throw explain(error, file);
      }
    },
    rollback() {
      try {
        if (connection.inTransaction) connection.exec('rollback');
      } catch {
        // The callers are told why COMMIT failed; if the file stays broken, the next BEGIN says so.
      }
    },
    savepoint: <T>(work: (tx: Tx) => Promise<T>) => writer.transaction().execute(work),
  };
}

// https://www.sqlite.org/rescode.html
const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
const SQLITE_READONLY = 8;
const SQLITE_IOERR = 10;
const SQLITE_CORRUPT = 11;
const SQLITE_FULL = 13;
const SQLITE_CANTOPEN = 14;
const SQLITE_NOTADB = 26;

function primaryCode(error: unknown): number | undefined {
  const errcode = error instanceof Error ? (error as { errcode?: unknown }).errcode : undefined;
  return typeof errcode === 'number' ? errcode & 0xff : undefined;
}

function explain(error: unknown, file: string): unknown {
  switch (primaryCode(error)) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return new DatabaseError('locked', `Another program keeps ${file} locked. Close it and try again.`, {
        cause: error,
      });
    case SQLITE_NOTADB:
    case SQLITE_CORRUPT:
      return new DatabaseError(
        'corrupt',
        `${file} is damaged or is not a SQLite database. Move it away and restore a backup, or choose another file.`,
        { cause: error },
      );
    case SQLITE_FULL:
      return noRoom(file, error);
    case SQLITE_IOERR:
      return new DatabaseError(
        'not_writable',
        `The disk of ${file} cannot be written or read. Most often it is full: free some space and try again.`,
        { cause: error },
      );
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
      return notWritable(file, error);
    default:
      return error;
  }
}

const noRoom = (file: string, cause: unknown) =>
  new DatabaseError('not_writable', `There is no room left on the disk of ${file}. Free some space.`, { cause });

function notWritable(file: string, cause: unknown): DatabaseError {
  if (isDiskFull(cause)) return noRoom(file, cause);
  return new DatabaseError(
    'not_writable',
    `The database ${file} cannot be written. Give the user who runs the shop the right to write to this file ` +
      'and its folder, or choose another folder.',
    { cause },
  );
}
