import type { Db } from './database.ts';
import { DatabaseError } from './error.ts';

/** Writes until they are closed, which waits for those under way; later ones throw a `DatabaseError`, `closed`. */
export function untilClosed(write: Db['write']): Pick<Db, 'write' | 'close'> {
  const running = new Set<Promise<unknown>>();
  let closed = false;
  return {
    async write(work) {
      if (closed) throw new DatabaseError('closed', 'The database has been closed');
      const written = write(work);
      running.add(written);
      try {
        return await written;
      } finally {
        running.delete(written);
      }
    },
    async close() {
      closed = true;
      await Promise.allSettled(running);
    },
  };
}
