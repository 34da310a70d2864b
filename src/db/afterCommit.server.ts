import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tx } from './database.ts';

type News = () => void | Promise<void>;

type Last = () => Promise<void>;

/** Work in a transaction of its own. */
export type FollowUp = (tx: Tx) => Promise<void>;

const pending = new WeakMap<Tx, { news: News[]; last: Last[]; followUps: Set<FollowUp> }>();

/**
 * Calls `news` once, after the transaction of `tx` has been committed and before its caller is answered;
 * never when it is rolled back. A promise it returns is not waited for. What it throws goes to the database's
 * `onError`, since the write itself has succeeded. `tx` must be the very handle that `write` gave.
 */
export function afterCommit(tx: Tx, news: News): void {
  listsOf(tx).news.push(AsyncLocalStorage.bind(news));
}

/** Runs `work` after all else of the transaction: what others wait for is held for the shortest time. */
export function beforeCommit(tx: Tx, work: Last): void {
  listsOf(tx).last.push(work);
}

/**
 * Runs `work` on PostgreSQL in a transaction of its own once that of `tx` has been committed, and before its caller is
 * answered; those who wait for the same work at once share one. On SQLite it is the last of this transaction. The process may
 * die in between, so what is to be done must be found in the store.
 */
export function followWith(tx: Tx, work: FollowUp): void {
  listsOf(tx).followUps.add(work);
}

function listsOf(tx: Tx) {
  const lists = pending.get(tx);
  if (!lists) throw new Error('Only the tx that write gave will do, while its work is running');
  return lists;
}

/**
 * Runs `work`, then what it registers with `beforeCommit`, and keeps for later what it registers with `afterCommit` and
 * `followWith`.
 */
export async function collectNews<T>(
  tx: Tx,
  work: (tx: Tx) => Promise<T>,
): Promise<{ result: T; news: readonly News[]; followUps: ReadonlySet<FollowUp> }> {
  const news: News[] = [];
  const last: Last[] = [];
  const followUps = new Set<FollowUp>();
  pending.set(tx, { news, last, followUps });
  try {
    const result = await work(tx);
    for (const run of last) await run();
    return { result, news, followUps };
  } finally {
    pending.delete(tx);
  }
}

export function spreadNews(news: readonly News[], onError: (error: unknown) => void): void {
  for (const tell of news) {
    try {
      Promise.resolve(tell()).catch(onError);
    } catch (error) {
      onError(error);
    }
  }
}
