import type { Worker } from 'node:worker_threads';
import type { FromReader } from './messages.ts';

/** Messages of a thread in their order. What is asked for next rejects once the thread has ended without another. */
export function inboxOf(thread: Pick<Worker, 'on'>): () => Promise<FromReader> {
  const come: FromReader[] = [];
  let ended: Error | undefined;
  let heard = () => {};
  const end = (error: Error) => {
    ended ??= error;
    heard();
  };
  thread.on('message', (message: FromReader) => {
    come.push(message);
    heard();
  });
  thread.on('error', end);
  thread.on('messageerror', end);
  thread.on('exit', (code) => end(new Error(`The thread that reads the file has ended with code ${code}`)));
  return async () => {
    for (;;) {
      const message = come.shift();
      if (message !== undefined) return message;
      if (ended) throw ended;
      await new Promise<void>((resolve) => {
        heard = resolve;
      });
    }
  };
}
