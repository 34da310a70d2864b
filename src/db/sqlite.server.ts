import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

// The only file that imports node:sqlite, whose names are due to change.

/** A connection in the shape that Kysely's SQLite dialect takes. */
export interface SqliteConnection extends SqliteDatabase {
  /** Runs statements that return nothing. */
  exec(sql: string): void;
  /** The first column of the first row. */
  value(sql: string): SQLOutputValue | undefined;
  /** The first column of the first row, for a query asked again and again with one parameter. */
  lookup(sql: string): (parameter: string) => SQLOutputValue | undefined;
  readonly inTransaction: boolean;
}

const CACHED_STATEMENTS = 256;
const MMAP_BYTES = 256 * 2 ** 20;
const CACHE_KIB = 64 * 2 ** 10;
const SPARING_CACHE_KIB = 24 * 2 ** 10;
const KEPT_WAL_BYTES = 64 * 2 ** 20;
/** Pages of the log after which an import carries them over: what it writes again and again goes over once. */
const SPARING_LOG_PAGES = 8000;

/**
 * Opens a SQLite file with the shop's settings: write-ahead log, every commit synced to disk, foreign keys checked.
 * `waitMs` is how long a statement blocks the thread while another connection holds a lock it needs.
 */
export function openSqliteFile(
  file: string,
  options: { readOnly: boolean; waitMs: number; sparing?: boolean },
): SqliteConnection {
  const database = new DatabaseSync(file, {
    readOnly: options.readOnly,
    timeout: options.waitMs,
    enableForeignKeyConstraints: true,
  });
  const cache = new Map<string, SqliteStatement>();
  const connection: SqliteConnection = {
    get inTransaction() {
      return database.isTransaction;
    },
    exec(sql) {
      database.exec(sql);
    },
    value(sql) {
      const row = database.prepare(sql).get();
      return row && Object.values(row)[0];
    },
    lookup(sql) {
      const statement = prepareArrays(database, sql);
      return (parameter) => (statement.get(parameter) as unknown as SQLOutputValue[] | undefined)?.[0];
    },
    prepare(sql) {
      const known = cache.get(sql);
      if (known) {
        cache.delete(sql);
        cache.set(sql, known);
        return known;
      }
      const made = kyselyStatement(database, sql);
      cache.set(sql, made);
      if (cache.size > CACHED_STATEMENTS) {
        const [oldest] = cache.keys();
        if (oldest !== undefined) cache.delete(oldest);
      }
      return made;
    },
    close() {
      cache.clear();
      if (database.isOpen) database.close();
    },
  };
  try {
    if (!options.readOnly) {
      const mode = connection.value('pragma journal_mode = wal');
      if (mode !== 'wal') throw new Error(`SQLite cannot keep a write-ahead log here (journal mode ${mode})`);
      database.exec(`pragma synchronous = full; pragma journal_size_limit = ${KEPT_WAL_BYTES};`);
    }
    const [mapped, cached] = options.sparing ? [0, SPARING_CACHE_KIB] : [MMAP_BYTES, CACHE_KIB];
    database.exec(`pragma mmap_size = ${mapped}; pragma cache_size = -${cached};`);
    if (options.sparing) database.exec(`pragma wal_autocheckpoint = ${SPARING_LOG_PAGES}`);
    // The first look into the file: what is not a database is refused here, by both kinds of connection.
    connection.value('select count(*) from sqlite_schema');
  } catch (error) {
    connection.close();
    throw error;
  }
  return connection;
}

function kyselyStatement(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = prepareArrays(database, sql);
  let names = columnNames(statement);
  return {
    reader: names.length > 0,
    all(parameters) {
      const rows = statement.all(...parameters.map(bindable)) as unknown as SQLOutputValue[][];
      // Another process may have added a column under a cached `select *`.
      if (rows[0] && rows[0].length !== names.length) names = columnNames(statement);
      return rows.map((row) => plainObject(names, row));
    },
    run(parameters) {
      return statement.run(...parameters.map(bindable));
    },
    *iterate(parameters) {
      // A statement of its own: running the cached one again would reset a loop still going on.
      const own = prepareArrays(database, sql);
      for (const row of own.iterate(...parameters.map(bindable))) {
        yield plainObject(names, row as unknown as SQLOutputValue[]);
      }
    },
  };
}

// Rows as arrays, made into objects here: twice as fast as node:sqlite's own objects, which also lack a prototype.
function prepareArrays(database: DatabaseSync, sql: string): StatementSync {
  return database.prepare(sql, { returnArrays: true });
}

function columnNames(statement: StatementSync): readonly string[] {
  return statement.columns().map((column) => column.name);
}

function plainObject(names: readonly string[], row: readonly SQLOutputValue[]): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  // An iterator here costs half of what a row costs.
  for (let place = 0; place < names.length; place += 1) object[names[place] as string] = row[place];
  return object;
}

/** node:sqlite binds every number as a float, and in SQL 7 / 2.0 is 3.5: whole numbers go in as integers. */
function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (value === null || typeof value === 'string' || typeof value === 'bigint' || ArrayBuffer.isView(value)) {
    return value as SQLInputValue;
  }
  throw new TypeError(`A value of type ${typeof value} cannot be stored: use text, a number, 0 or 1, bytes or null`);
}
