import { AsyncLocalStorage } from 'node:async_hooks';

export interface NestingGuard {
  /** Throws when called from inside work that is still running. */
  refuse(): void;
  run<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * A write inside a write would wait for the outer one, which waits for it: a deadlock on SQLite,
 * and two transactions where one was meant on PostgreSQL.
 */
export function nestingGuard(): NestingGuard {
  const inside = new AsyncLocalStorage<{ running: boolean }>();
  return {
    refuse() {
      if (inside.getStore()?.running) {
        throw new Error('A write was asked for inside a write: pass tx on instead of calling db.write again');
      }
    },
    async run(work) {
      // What the work leaves behind (timers, after-commit work) inherits the store but may write once it is over.
      const state = { running: true };
      try {
        return await inside.run(state, work);
      } finally {
        state.running = false;
      }
    },
  };
}
