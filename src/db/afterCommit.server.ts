import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tx } from './database.ts';

type News = () => void | Promise<void>;

const pending = new WeakMap<Tx, News[]>();

/**
 * Calls `news` once, after the transaction of `tx` has been committed and before its caller is answered;
 * never when it is rolled back. A promise it returns is not waited for. What it throws goes to the database's
 * `onError`, since the write itself has succeeded. `tx` must be the very handle that `write` gave.
 */
export function afterCommit(tx: Tx, news: News): void {
  const list = pending.get(tx);
  if (!list) throw new Error('afterCommit takes the tx that write gave, while its work is running');
  list.push(AsyncLocalStorage.bind(news));
}

/** Runs `work` and keeps what it registers with `afterCommit` for later. */
export async function collectNews<T>(
  tx: Tx,
  work: (tx: Tx) => Promise<T>,
): Promise<{ result: T; news: readonly News[] }> {
  const news: News[] = [];
  pending.set(tx, news);
  try {
    return { result: await work(tx), news };
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
