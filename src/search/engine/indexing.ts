import { setImmediate } from 'node:timers/promises';
import type { SearchDoc } from './model.ts';
import type { SegmentData } from './segment.ts';
import { SegmentBuilder } from './segmentBuilder.ts';

/** Makes an index of documents; it may go over them a second time. */
export type Indexing = (docs: Iterable<SearchDoc>) => Promise<SegmentData>;

/** Documents taken in before others get a turn. */
const SLICE = 1000;

/** Indexes between the requests. */
export function indexInSlices(stems: (word: string) => readonly string[]): Indexing {
  return async (docs) => {
    const builder = new SegmentBuilder(stems);
    for (const doc of docs) {
      builder.add(doc);
      if (builder.size % SLICE === 0) await setImmediate();
    }
    const steps = builder.steps();
    let step = steps.next();
    while (step.done !== true) {
      await setImmediate();
      step = steps.next();
    }
    return step.value;
  };
}
