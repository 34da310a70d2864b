import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Indexing, indexInSlices } from './indexing.ts';
import type { FromIndexer, ToIndexer } from './indexMessages.ts';
import type { SearchDoc } from './model.ts';
import type { SegmentData } from './segment.ts';
import { polishStems } from './stems.server.ts';

/** Fewer documents are indexed sooner than a thread starts. */
const FEW = 2000;
/** Documents sent at once, and batches that may wait in the thread, so that a large catalogue is not in memory twice. */
const BATCH = 500;
const MOST_WAITING = 4;

const startThread = () => new Worker(new URL('./indexWorker.server.ts', import.meta.url), { execArgv: [] });

/** Indexes many Polish documents in a thread, so that requests are answered meanwhile. Without the thread, between requests. */
export function indexApart(onError: (error: unknown) => void, start: () => Worker = startThread): Indexing {
  const here = indexInSlices(polishStems);
  return async (docs) => {
    if (areFew(docs)) return here(docs);
    try {
      return await inThread(docs, start());
    } catch (error) {
      onError(new Error('The thread that indexes words has ended too soon', { cause: error }));
      return here(docs);
    }
  };
}

function areFew(docs: Iterable<SearchDoc>): boolean {
  let count = 0;
  for (const _ of docs) if (++count === FEW) return false;
  return true;
}

async function inThread(docs: Iterable<SearchDoc>, thread: Worker): Promise<SegmentData> {
  let waiting = 0;
  let proceed = () => {};
  const indexed = new Promise<SegmentData>((resolve, reject) => {
    thread.on('message', (message: FromIndexer) => {
      if (message !== 'taken') return resolve(message);
      waiting--;
      proceed();
    });
    thread.on('error', reject);
    thread.on('messageerror', reject);
    thread.on('exit', (code) => reject(new Error(`Exit code ${code}`)));
  });
  const send = (message: ToIndexer) => thread.postMessage(message);
  const sent = async () => {
    for (const batch of batchesOf(docs)) {
      send(batch);
      waiting++;
      if (waiting >= MOST_WAITING) {
        await new Promise<void>((resolve) => {
          proceed = resolve;
        });
      }
      // An answer is heard among others of its kind: without this nobody else would get a turn.
      await setImmediate();
    }
    send('end');
    return indexed;
  };
  try {
    return await Promise.race([indexed, sent()]);
  } finally {
    await thread.terminate();
  }
}

function* batchesOf(docs: Iterable<SearchDoc>): Generator<SearchDoc[]> {
  let batch: SearchDoc[] = [];
  for (const doc of docs) {
    batch.push(doc);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
