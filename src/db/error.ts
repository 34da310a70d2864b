export type DatabaseErrorCode =
  | 'unreachable'
  | 'locked'
  | 'corrupt'
  | 'not_writable'
  | 'too_old'
  | 'newer_schema'
  | 'older_schema'
  | 'missing'
  | 'closed';

/** Trouble that the operator can mend; the message says how. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: DatabaseErrorCode;

  constructor(code: DatabaseErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

const SQLITE_UNIQUE = 2067;
const SQLITE_PRIMARY_KEY = 1555;
const POSTGRES_UNIQUE = '23505';
const POSTGRES_NOT_NULL = '23502';

/** True when a row could not be added because another already holds its unique value, on either engine. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === POSTGRES_UNIQUE || errcode === SQLITE_UNIQUE || errcode === SQLITE_PRIMARY_KEY;
}

/** True when PostgreSQL refused a row because a value is missing. */
export const isMissingValue = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === POSTGRES_NOT_NULL;

/** Tells whether a file could not be written because its disk or quota is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

// https://www.postgresql.org/docs/current/errcodes-appendix.html: connection, resources, operator's intervention, system
const STORE_TROUBLE = /^(?:08|53|57|58)[0-9A-Z]{3}$|^E(?!RR_)[A-Z_]+$/;
const NO_CONNECTION = /timeout|terminated|not queryable|closed|not open|finalized|pool after calling end/i;

// https://www.sqlite.org/rescode.html: busy, locked, readonly, ioerr, corrupt, full, cantopen, notadb
const SQLITE_TROUBLE = [5, 6, 8, 10, 11, 13, 14, 26];

/** A write that is refused to this visitor for a while, so that nobody fills the store. */
export class StoreRefusal extends Error {
  override readonly name = 'StoreRefusal';
}

/** Tells whether the store itself failed, on either engine, rather than a query: it may answer again in a while. */
export function isStoreTrouble(error: unknown): boolean {
  if (error instanceof DatabaseError || error instanceof StoreRefusal) return true;
  if (!(error instanceof Error)) return false;
  const { code, errcode, severity } = error as { code?: unknown; errcode?: unknown; severity?: unknown };
  if (typeof errcode === 'number') return SQLITE_TROUBLE.includes(errcode & 0xff);
  // PostgreSQL ends the connection, whatever the code.
  if (severity === 'FATAL') return true;
  return (typeof code === 'string' && STORE_TROUBLE.test(code)) || NO_CONNECTION.test(error.message);
}
