import type { Db } from '../database.ts';
import { openDatabase } from '../open.server.ts';
import { untilClosed } from '../untilClosed.ts';
import { type FilledPostgres, filledPostgres } from './postgres.server.ts';

interface Kept {
  readonly store: FilledPostgres;
  readonly db: Db;
  readonly errors: unknown[];
}

export interface Lender {
  /** A database with all the shop's tables, empty. `end` fails with what the database has reported meanwhile. */
  lend(): Promise<{ url: string; db: Db; end(): Promise<void> }>;
  /** Lets go of what is kept. */
  end(): Promise<void>;
}

/**
 * One open PostgreSQL for tests that come one after another. What a new connection learns about the tables took longer
 * than most tests.
 */
export function postgresLender(): Lender {
  let kept: Kept | undefined;

  async function open(): Promise<Kept> {
    const store = await filledPostgres();
    const errors: unknown[] = [];
    return { store, errors, db: await openDatabase({ url: store.url, onError: (error) => errors.push(error) }) };
  }

  async function letGo({ db, store }: Kept): Promise<void> {
    await db.close();
    await store.remove();
  }

  return {
    async lend() {
      const one = kept ?? (await open());
      kept = undefined;
      // What a test has left running writes nothing into the rows of the next, as if the database had been closed.
      const db = { ...one.db, ...untilClosed(one.db.write) };
      return {
        url: one.store.url,
        db,
        async end() {
          await db.close();
          const errors = one.errors.splice(0);
          if (kept || errors.length > 0 || !(await one.store.empty())) await letGo(one);
          else kept = one;
          if (errors.length > 0) throw new AggregateError(errors, 'The database reported errors');
        },
      };
    },
    async end() {
      if (kept) await letGo(kept);
      kept = undefined;
    },
  };
}
