import { parentPort } from 'node:worker_threads';
import { buffersOf, type FromIndexer, type ToIndexer } from './indexMessages.ts';
import { SegmentBuilder } from './segmentBuilder.ts';
import { polishStems } from './stems.server.ts';

/** Indexes documents in a thread of its own: batches come in, the arrays go out without being copied. */
const builder = new SegmentBuilder(polishStems);
const answer = (message: FromIndexer, buffers: ArrayBuffer[] = []) => parentPort?.postMessage(message, buffers);

parentPort?.on('message', (docs: ToIndexer) => {
  if (docs === 'end') {
    const segment = builder.finish();
    answer(segment, buffersOf(segment));
    parentPort?.close();
    return;
  }
  for (const doc of docs) builder.add(doc);
  answer('taken');
});
