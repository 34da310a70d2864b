import { Worker } from 'node:worker_threads';
import type { ImportItem } from '../../draft.ts';
import type { CheckedFeed, FeedReading, OnBytes } from '../feed/readFeed.server.ts';
import type { ColumnChoices } from '../plain/fields.ts';
import { arrived } from './carriedError.server.ts';
import { inboxOf } from './inbox.server.ts';
import type { ReaderStart, ToReader } from './messages.ts';
import { unpacked } from './packed.server.ts';

/** Most of what it makes is done with at once: more room for it costs memory and hardly saves time. */
const YOUNG_MB = 24;

const startThread = (start: ReaderStart) =>
  new Worker(new URL('./readWorker.server.ts', import.meta.url), {
    workerData: start,
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });

interface ApartOptions {
  onBytes?: OnBytes | undefined;
  /** Ends the thread whatever it is at; then the reason is thrown. */
  signal?: AbortSignal | undefined;
  start?(what: ReaderStart): Worker;
}

/**
 * `checkFeed` in a thread, which goes on making drafts while this one writes those it has. Its items can be read once.
 * Throws FeedError.
 */
export async function checkApart(
  reading: FeedReading,
  choices: ColumnChoices,
  { onBytes, signal, start = startThread }: ApartOptions = {},
): Promise<CheckedFeed> {
  signal?.throwIfAborted();
  const thread = start({ reading, choices });
  const inbox = inboxOf(thread);
  const tell = (message: ToReader) => thread.postMessage(message);
  const notes = new Map<string, number>();

  const answer = async (told: OnBytes | undefined) => {
    for (;;) {
      const message = await inbox().finally(() => signal?.throwIfAborted());
      if (message !== 'checked' && 'failed' in message) throw arrived(message.failed);
      if (message === 'checked' || !('bytes' in message)) return message;
      told?.(message.bytes, message.total);
    }
  };

  async function* items(told?: OnBytes): AsyncGenerator<ImportItem> {
    tell('items');
    for (;;) {
      const message = await answer(told);
      if (message === 'checked') continue;
      if ('notes' in message) {
        for (const [what, count] of message.notes) notes.set(what, count);
        return;
      }
      tell('taken');
      for (const item of message.items) yield unpacked(item);
    }
  }

  const stop = () => void thread.terminate();
  signal?.addEventListener('abort', stop, { once: true });

  const close = async () => {
    signal?.removeEventListener('abort', stop);
    await thread.terminate();
  };
  try {
    await answer(onBytes);
  } catch (error) {
    await close();
    throw error;
  }
  return { items, notes, close };
}
