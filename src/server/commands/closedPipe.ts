import type { Writable } from 'node:stream';

/**
 * Ends a command when nobody reads what it prints any more, as `witryna orders list | head` does: without it, that is an error
 * with a stack.
 */
export function endWithReader(out: Writable, end: () => void): void {
  out.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    end();
  });
}
