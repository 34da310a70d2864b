import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { collectNews, spreadNews } from './afterCommit.server.ts';
import type { Tx } from './database.ts';
import { DatabaseError } from './error.ts';
import { nestingGuard } from './nesting.server.ts';

/** The one transaction of the writing connection. */
export interface SharedTransaction {
  /** Begins a transaction; false when another program is writing. */
  begin(): boolean;
  commit(): void;
  /** Rolls back; never throws. */
  rollback(): void;
  readonly open: boolean;
  /** Runs `work` so that its failure undoes only what it did itself. */
  savepoint<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

export interface GroupCommitOptions {
  readonly lockWaitMs: number;
  readonly onError: (error: unknown) => void;
}

export interface GroupCommit {
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Refuses further writes; settles when those already asked for have been answered. */
  close(): Promise<void>;
}

/** Done once COMMIT has succeeded, or else undone. */
interface Outcome {
  committed(): void;
  lost(error: unknown): void;
}

interface Caller {
  readonly askedAt: number;
  /** Undefined when its work failed, which it has then been told. */
  run(): Promise<Outcome | undefined>;
  refuse(error: unknown): void;
}

const IDLE_WORK =
  'A write awaited something other than SQL, and every other writer waited with it: do that before or after';
const MOST_CALLERS = 64;
/** The thread does nothing else while a group is written, so no further caller joins after this. */
const LONGEST_GROUP_MS = 20;
/** Interval of asking for a lock that another program holds, ms. */
export const POLL_MS = 2;
/** Total time of holding the lock after which this program steps aside long enough for another's poll. */
const FAIR_HOLD_MS = 100;
const REST_MS = 5;

/**
 * Queues writes and commits many together: syncing to disk is what a commit costs, and one sync can serve them all.
 * Works run strictly one after another, each in a savepoint, and are answered only after COMMIT.
 * While another program writes, this one waits without blocking the thread.
 */
export function groupCommit(shared: SharedTransaction, { lockWaitMs, onError }: GroupCommitOptions): GroupCommit {
  const queue: Caller[] = [];
  const nesting = nestingGuard();
  let serving: Promise<void> | undefined;
  let closed = false;
  let releasedAt = 0;
  let held = 0;

  function caller<T>(
    work: (tx: Tx) => Promise<T>,
    resolve: (value: T) => void,
    reject: (error: unknown) => void,
  ): Caller {
    // The queue runs in whichever request woke it; each work belongs to its own.
    const inItsContext = AsyncLocalStorage.snapshot();
    return {
      askedAt: performance.now(),
      refuse: reject,
      async run() {
        // SQL answers before the thread turns to anything else: a work still going on then waits for something else.
        const alarm = setImmediate(() => onError(new Error(IDLE_WORK)));
        try {
          const { result, news } = await shared.savepoint((tx) =>
            inItsContext(() => nesting.run(() => collectNews(tx, work))),
          );
          return {
            committed() {
              spreadNews(news, onError);
              resolve(result);
            },
            lost: reject,
          };
        } catch (error) {
          reject(error);
          return undefined;
        } finally {
          clearImmediate(alarm);
        }
      },
    };
  }

  /** Begins; false when nobody waits any more. */
  async function begin(): Promise<boolean> {
    if (performance.now() - releasedAt >= REST_MS) held = 0;
    if (held >= FAIR_HOLD_MS) {
      await sleep(REST_MS);
      held = 0;
    }
    const lockedSince = performance.now();
    while (!shared.begin()) {
      await sleep(POLL_MS);
      const now = performance.now();
      while (queue[0] && now - Math.max(queue[0].askedAt, lockedSince) > lockWaitMs) {
        queue.shift()?.refuse(lockedError(lockWaitMs));
      }
      if (queue.length === 0) return false;
    }
    return true;
  }

  async function runGroup(): Promise<Outcome[]> {
    const startedAt = performance.now();
    const outcomes: Outcome[] = [];
    for (let taken = 0; taken < MOST_CALLERS && performance.now() - startedAt < LONGEST_GROUP_MS; taken++) {
      const outcome = await queue.shift()?.run();
      if (outcome) outcomes.push(outcome);
      if (!shared.open || queue.length === 0) break;
    }
    return outcomes;
  }

  async function serveGroup(): Promise<void> {
    if (!(await begin())) return;
    const begunAt = performance.now();
    const outcomes = await runGroup();
    const failure = commit();
    releasedAt = performance.now();
    held += releasedAt - begunAt;
    for (const outcome of outcomes) {
      if (failure) outcome.lost(failure.error);
      else outcome.committed();
    }
  }

  function commit(): { error: unknown } | undefined {
    try {
      if (!shared.open) throw new Error('The transaction was rolled back because of a fault in another write');
      shared.commit();
      return undefined;
    } catch (error) {
      shared.rollback();
      return { error };
    }
  }

  async function serve(): Promise<void> {
    while (queue.length > 0) {
      // Requests that have arrived meanwhile get to ask for their writes and share the commit.
      await nextTurn();
      try {
        await serveGroup();
      } catch (error) {
        // BEGIN itself failed: the file has become unreadable or unwritable.
        for (const waiting of queue.splice(0)) waiting.refuse(error);
      }
    }
    serving = undefined;
  }

  return {
    async write(work) {
      nesting.refuse();
      if (closed) throw new DatabaseError('closed', 'The database has been closed');
      return new Promise((resolve, reject) => {
        queue.push(caller(work, resolve, reject));
        serving ??= serve();
      });
    },
    async close() {
      closed = true;
      await serving;
    },
  };
}

export function lockedError(waitedMs: number): DatabaseError {
  return new DatabaseError(
    'locked',
    `Another program has been writing to the database for ${waitedMs} ms. ` +
      'Wait until its import or backup ends, or stop it, and try again.',
  );
}
