import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { ask } from './leanQuery.server.ts';

/** Statements known by name; more of them, as of lists of every length, are read by the server each time. */
const MOST_NAMED = 400;
/** Names begin with this use: what is asked once would only fill the server's memory. */
const NAMED_FROM = 3;

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const CHANGED_RESULT = '0A000';
const UNKNOWN_STATEMENT = '26000';
const DUPLICATE_STATEMENT = '42P05';

/** Failures of a statement by its name alone: the server has lost it, has another of it, or made it for another table. */
export const LOST_NAME: ReadonlySet<string> = new Set([CHANGED_RESULT, UNKNOWN_STATEMENT, DUPLICATE_STATEMENT]);

/**
 * Names of statements that are asked again and again: the server then reads and plans them once a connection. A pooler
 * has them given up, and a failure that only one could cause; a table that was changed meanwhile has them begin anew.
 */
export function statementNames() {
  const uses = new Map<string, number>();
  let names = new Map<string, string>();
  let generation = 0;
  let usable = true;
  return {
    nameOf(text: string): string | undefined {
      if (!usable) return undefined;
      const known = names.get(text);
      if (known !== undefined) return known;
      const used = (uses.get(text) ?? 0) + 1;
      if (used === 1 && uses.size >= MOST_NAMED) return undefined;
      uses.set(text, used);
      if (used < NAMED_FROM) return undefined;
      // By what it says: two programs of one pooler then mean the same by a name.
      const name = `w${generation}_${createHash('sha256').update(text).digest('base64url')}`;
      names.set(text, name);
      return name;
    },
    /** For connections that are lent anew with each transaction. */
    giveUp(): void {
      usable = false;
    },
    /** Learns from a failure; true when the same statement may succeed without a name. */
    failed(error: unknown): boolean {
      const code = String((error as { code?: unknown }).code);
      if (!LOST_NAME.has(code)) return false;
      usable &&= code === CHANGED_RESULT;
      generation += 1;
      names = new Map();
      return true;
    },
  };
}

export type StatementNames = ReturnType<typeof statementNames>;

/** A pool whose connections send statements that were asked for in one turn of the event loop as one message. */
export function pipelining(pool: pg.Pool, names: StatementNames): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const made = known.get(client) ?? pipeliningClient(client, names);
      known.set(client, made);
      return made;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

function pipeliningClient(client: pg.PoolClient, names: StatementNames): PostgresPoolClient {
  const { stream } = client.connection;
  const query = (text: string, values: unknown[]) => {
    // Writing is what a statement costs here; Node writes all that was corked at once.
    stream.cork();
    process.nextTick(() => stream.uncork());
    const name = values.length === 0 ? undefined : names.nameOf(text);
    const asked = ask(client, { name, text, values });
    if (name === undefined) return asked;
    return asked.catch((error: unknown) => {
      // Inside a transaction, which has failed, it is the transaction that is tried again.
      if (names.failed(error) && client.getTransactionStatus() === 'I')
        return ask(client, { name: undefined, text, values });
      throw error;
    });
  };
  const release = (error?: Error | boolean) => client.release(error);
  // All that Kysely asks of a client where there are no cursors.
  return { query, release } as unknown as PostgresPoolClient;
}
