import {
  ColumnDefinitionNode,
  type DataTypeNode,
  type DialectAdapter,
  type Driver,
  PostgresAdapter,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryCompiler,
} from 'kysely';
import pg from 'pg';
import type { EngineOptions } from './database.ts';
import { GatedDriver } from './gatedDriver.server.ts';

const CONNECT_WAIT_MS = 5000;

/** Bounds of a transaction: a write that hangs must not keep its row locks for ever. */
export const WRITE_BOUNDS = ['lock_timeout = 10000', 'idle_in_transaction_session_timeout = 60000'] as const;
// Set on the connection and not in its start-up options, which an address may already fill and poolers refuse.
const SETTINGS = {
  read: ['default_transaction_read_only = on', 'statement_timeout = 5000'],
  write: WRITE_BOUNDS,
};

export interface PoolOptions extends Pick<EngineOptions, 'connections' | 'onError'> {
  /** Called when a connection turns out to be one of a pooler. */
  onPooler(): void;
  /** Time that a connection may take to be made, ms. */
  waitMs?: number;
}

type Session = Pick<pg.ClientBase, 'query'> & { processID?: number | null };

/**
 * Sets up a new connection. The server tells the number of its process when it is connected to, and PgBouncer a number of its own.
 * Its servers are lent for a transaction each: what is set there would reach whoever comes next, as "read only" a writer.
 */
export async function setUp(client: Session, use: 'read' | 'write', onPooler: () => void): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  if (rows[0]?.pid === client.processID) await client.query(SETTINGS[use].map((one) => `set ${one}`).join(';'));
  else onPooler();
}

export function postgresPool(
  url: string,
  use: 'read' | 'write',
  { connections: max, onError, onPooler, waitMs = CONNECT_WAIT_MS }: PoolOptions,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    pipeline: true,
    max,
    connectionTimeoutMillis: waitMs,
    application_name: `witryna ${use}`,
    types: { getTypeParser },
    onConnect(client) {
      // The pool hears idle ones only. One that is cut off while it is lent refuses its next statement, which is told to
      // whoever sent it; its error, unheard, would end the process.
      client.on('error', () => {});
      return setUp(client, use, onPooler);
    },
  });
  // A connection that breaks while idle is replaced by the pool; unheard, its error would end the process.
  pool.on('error', (error) => {
    if (!pool.ending) onError(error);
  });
  return pool;
}

const INT8 = 20;
const NUMERIC = 1700;
const BOOL = 16;

/** Parsers with the results of SQLite: numbers for big integers and sums, 1 and 0 for true and false. */
const getTypeParser: typeof pg.types.getTypeParser = (type: number, format?: 'text' | 'binary') => {
  if (format !== 'binary') {
    if (type === INT8 || type === NUMERIC) return parseNumber;
    if (type === BOOL) return (text: string) => (text === 't' ? 1 : 0);
  }
  return pg.types.getTypeParser(type, format);
};

/** Throws a RangeError for a whole number that a JavaScript number cannot hold exactly. */
export function parseNumber(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new RangeError(`${text} is beyond what a JavaScript number holds exactly`);
  }
  return value;
}

/** Kysely's PostgreSQL dialect whose text columns are ordered by code point, as on SQLite, however the server was set up. */
export class PortablePostgresDialect extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return new PortablePostgresCompiler();
  }
  override createAdapter(): DialectAdapter {
    return new LocklessAdapter();
  }
}

/** Kysely's lock of migrations is held by the connection, which a pooler gives to somebody else; see `openPostgres`. */
class LocklessAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/** Dialect for writes. */
export class GatedPostgresDialect extends PortablePostgresDialect {
  override createDriver(): Driver {
    return new GatedDriver(super.createDriver(), { pipelined: true });
  }
}

class PortablePostgresCompiler extends PostgresQueryCompiler {
  /** Removes NUL, which PostgreSQL refuses in a text: a query with one finds nothing, and breaks nothing. */
  protected override addParameter(parameter: unknown): void {
    super.addParameter(typeof parameter === 'string' ? parameter.replaceAll('\0', '\uFFFD') : parameter);
  }

  protected override visitDataType(node: DataTypeNode): void {
    super.visitDataType(node);
    if (node.dataType === 'text' && this.parentNode && ColumnDefinitionNode.is(this.parentNode)) {
      this.append(' collate "C"');
    }
  }
}
