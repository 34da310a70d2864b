import { DatabaseError } from './error.ts';
import { LOST_NAME } from './pipelining.server.ts';

const OLDEST_VERSION = 15_00_00;

/** `version` is PostgreSQL's `server_version_num`: 150004 for 15.4. */
export function checkPostgresVersion(version: number): void {
  if (version >= OLDEST_VERSION) return;
  throw new DatabaseError(
    'too_old',
    `PostgreSQL ${Math.floor(version / 10_000)} is too old: the shop needs version 15 or newer. ` +
      'Upgrade the server, or leave DATABASE_URL out to use SQLite.',
  );
}

/** A conflict with another transaction that goes away when this one is run again. */
export function isPassing(error: unknown): boolean {
  const code = codeOf(error);
  return code === '40001' || code === '40P01' || LOST_NAME.has(code ?? ''); // serialization failure, deadlock
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html, and Node's own for the network
const WAYS_OUT: Readonly<Record<string, readonly ['unreachable' | 'not_writable', string]>> = {
  '28P01': ['unreachable', 'it refuses the user name or password. Correct them in DATABASE_URL.'],
  '28000': ['unreachable', 'it refuses this user. Correct DATABASE_URL or let the user in (pg_hba.conf).'],
  '3D000': ['unreachable', 'there is no such database. Create it (createdb) or correct DATABASE_URL.'],
  '53300': ['unreachable', 'it has no connection left. Close other programs or raise max_connections.'],
  '57P03': ['unreachable', 'it is starting up or shutting down. Try again in a moment.'],
  '42501': ['not_writable', 'this user may not create tables. Make it the owner of the database.'],
  '25006': ['not_writable', 'it is a read-only copy. Give the address of the primary server.'],
  ENOTFOUND: ['unreachable', 'its host name is unknown. Correct DATABASE_URL.'],
};

const NETWORK = /^E(?!RR_)[A-Z_]+$/;
const UNANSWERED = /timeout|terminated unexpectedly|does not support SSL/i;

/** The error to show for one that came while opening; never holds the password. Errors of another kind come back as they are. */
export function explainPostgres(error: unknown, url: string): unknown {
  if (error instanceof DatabaseError || !(error instanceof Error)) return error;
  const code = codeOf(error);
  const known = WAYS_OUT[code];
  const place = `PostgreSQL at ${placeOf(url)}`;
  if (known) return new DatabaseError(known[0], `${place}: ${known[1]}`, { cause: error });
  if (NETWORK.test(code) || UNANSWERED.test(error.message)) {
    const message = `${place} cannot be reached (${code || error.message}). Start it, or correct DATABASE_URL.`;
    return new DatabaseError('unreachable', message, { cause: error });
  }
  return error;
}

function codeOf(error: unknown): string {
  const code = error instanceof Error ? (error as { code?: unknown }).code : undefined;
  return typeof code === 'string' ? code : '';
}

function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'the address in DATABASE_URL';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
