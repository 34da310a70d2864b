import {
  type CreateTableNode,
  type DatabaseConnection,
  type DataTypeNode,
  type Driver,
  type QueryCompiler,
  type SelectModifierNode,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
} from 'kysely';
import { GatedDriver } from './gatedDriver.server.ts';
import type { SqliteConnection } from './sqlite.server.ts';

/**
 * Kysely's SQLite dialect for the writing connection: what Kysely takes for a transaction is a savepoint in the
 * transaction that many callers share (see `groupCommit`), so one of them can fail alone.
 */
export class SharedTransactionDialect extends SqliteDialect {
  readonly #connection: SqliteConnection;

  constructor(connection: SqliteConnection) {
    super({ database: connection });
    this.#connection = connection;
  }

  override createDriver(): Driver {
    return new GatedDriver(new SavepointDriver(this.#connection));
  }

  override createQueryCompiler(): QueryCompiler {
    return new PortableSqliteCompiler();
  }
}

class SavepointDriver extends SqliteDriver {
  readonly #connection: SqliteConnection;

  constructor(connection: SqliteConnection) {
    super({ database: connection });
    this.#connection = connection;
  }

  override async beginTransaction(_: DatabaseConnection): Promise<void> {
    this.#connection.exec('savepoint caller');
  }

  override async commitTransaction(_: DatabaseConnection): Promise<void> {
    this.#connection.exec('release caller');
  }

  override async rollbackTransaction(_: DatabaseConnection): Promise<void> {
    // Some faults, a full disk for one, make SQLite roll the whole transaction back by itself.
    if (this.#connection.inTransaction) this.#connection.exec('rollback to caller; release caller');
  }
}

const SQLITE_TYPES: Partial<Record<string, string>> = {
  bigint: 'integer',
  bytea: 'blob',
  'double precision': 'real',
  'varchar(255)': 'text', // Kysely's own migration tables
};

/** Compiles PostgreSQL features for SQLite: column types, checked as strictly, and row locks. */
class PortableSqliteCompiler extends SqliteQueryCompiler {
  protected override visitCreateTable(node: CreateTableNode): void {
    super.visitCreateTable(node);
    if (!node.selectQuery) this.append(' strict');
  }

  protected override visitDataType(node: DataTypeNode): void {
    this.append(SQLITE_TYPES[node.dataType] ?? node.dataType);
  }

  protected override visitSelectModifier(node: SelectModifierNode): void {
    // There is one writer: it needs no row locks, and SQLite has no words for them.
    if (node.modifier === 'Distinct' || node.rawModifier) super.visitSelectModifier(node);
  }
}
