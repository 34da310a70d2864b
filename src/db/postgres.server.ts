import {
  ColumnDefinitionNode,
  type DataTypeNode,
  type Driver,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryCompiler,
} from 'kysely';
import pg from 'pg';
import type { EngineOptions } from './database.ts';
import { GatedDriver } from './gatedDriver.server.ts';

const CONNECT_WAIT_MS = 5000;

// Set on the connection and not in its start-up options, which an address may already fill and poolers refuse.
const SETTINGS = {
  read: 'set default_transaction_read_only = on; set statement_timeout = 5000',
  // A write that hangs must not keep its row locks for ever.
  write: 'set lock_timeout = 10000; set idle_in_transaction_session_timeout = 60000',
};

export function postgresPool(
  url: string,
  use: 'read' | 'write',
  { connections: max, onError }: Pick<EngineOptions, 'connections' | 'onError'>,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    pipeline: true,
    max,
    connectionTimeoutMillis: CONNECT_WAIT_MS,
    application_name: `witryna ${use}`,
    types: { getTypeParser },
    onConnect(client) {
      // The pool hears idle ones only. One that is cut off while it is lent refuses its next statement, which is told to
      // whoever sent it; its error, unheard, would end the process.
      client.on('error', () => {});
      return client.query(SETTINGS[use]);
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
}

/** Dialect for writes. Migrations do without it: they use a connection after its transaction has ended. */
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
