import type { Kysely } from 'kysely';
import type { Db, Tx } from './database.ts';
import type { Tables } from './tables.ts';

/** Adds one to a version, 0 at first, and returns it. Readers see it when `tx` is committed, with what it announces. */
export async function bumpVersion(tx: Tx, name: string): Promise<number> {
  const { value } = await tx
    .insertInto('versions')
    .values({ name, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((row) => ({ value: row('versions.value', '+', 1) })))
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}

/** Takes `db.read` or a transaction. */
export async function readVersion(db: Kysely<Tables>, name: string): Promise<number> {
  const row = await db.selectFrom('versions').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? 0;
}

/** The part of the clock that waits; tests hand in their own. */
export interface Timers {
  set(run: () => void, ms: number): unknown;
  clear(handle: unknown): void;
}

/** Waiting for the next poll does not keep the process alive. */
const systemTimers: Timers = {
  set: (run, ms) => setTimeout(run, ms).unref(),
  clear: (handle) => clearTimeout(handle as NodeJS.Timeout),
};

export interface WatchOptions {
  /**
   * The version that what the caller has loaded belongs to: read it before loading, so that no change falls between.
   * Without it the first poll only learns the version.
   */
  readonly from?: number;
  readonly timers?: Timers;
  /** Called with failed polls and errors of `onChange`; both are tried again at the next poll. */
  readonly onError?: (error: unknown) => void;
}

/**
 * Polls a version, first at once, and calls `onChange(now, before)` when it has moved. The next poll is set only
 * after this one, `onChange` included, has ended. Returns what stops it; a stopped watch calls nobody.
 */
export function watchVersion(
  db: Pick<Db, 'read'>,
  name: string,
  everyMs: number,
  onChange: (now: number, before: number) => void | Promise<void>,
  { from, timers = systemTimers, onError }: WatchOptions = {},
): () => void {
  let seen = from;
  let stopped = false;
  let handle: unknown;

  async function poll(): Promise<void> {
    try {
      const now = await readVersion(db.read, name);
      if (stopped) return;
      if (seen !== undefined && now !== seen) await onChange(now, seen);
      seen = now;
    } catch (error) {
      if (!stopped) onError?.(error);
    }
    if (!stopped) handle = timers.set(() => void poll(), everyMs);
  }

  void poll();
  return () => {
    stopped = true;
    timers.clear(handle);
  };
}
