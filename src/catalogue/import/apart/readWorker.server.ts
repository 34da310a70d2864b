import { parentPort, workerData } from 'node:worker_threads';
import { checkFeed, type OnBytes } from '../feed/readFeed.server.ts';
import { feedKinds } from '../kinds.server.ts';
import { carried } from './carriedError.server.ts';
import type { FromReader, ReaderStart, ToReader } from './messages.ts';
import { packed } from './packed.server.ts';

/** Reads a file in a thread of its own: checks it, then makes drafts of it ahead of who writes them. */
const { reading, choices } = workerData as ReaderStart;

/** Batches that may wait to be taken, so that a large file is not in memory. */
const MOST_WAITING = 4;
/** Steps in which a terminal is told how far the reading is. */
const STEPS = 200;

let waiting = 0;
let told: ((message: ToReader) => void) | undefined;
const answer = (message: FromReader) => parentPort?.postMessage(message);
const next = () =>
  new Promise<ToReader>((resolve) => {
    told = resolve;
  });
parentPort?.on('message', (message: ToReader) => {
  if (message === 'taken') waiting -= 1;
  told?.(message);
});

function inSteps(): OnBytes {
  let last = 0;
  return (bytes, total) => {
    if (bytes < total && bytes - last < total / STEPS) return;
    last = bytes;
    answer({ bytes, total });
  };
}

try {
  const asked = next();
  const checked = await checkFeed(reading, feedKinds(choices), inSteps());
  answer('checked');
  await asked;
  for await (const items of packed(checked.items(inSteps()))) {
    answer({ items });
    waiting += 1;
    while (waiting >= MOST_WAITING) await next();
  }
  answer({ notes: checked.notes });
} catch (error) {
  answer({ failed: carried(error) });
}
parentPort?.close();
