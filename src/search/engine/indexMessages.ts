import type { SearchDoc } from './model.ts';
import type { SegmentData } from './segment.ts';

/** What the indexing thread is told. */
export type ToIndexer = readonly SearchDoc[] | 'end';

/** What it answers: each batch is taken before the index is sent. */
export type FromIndexer = 'taken' | SegmentData;

/** Memory of an index that another thread may have instead of a copy. */
export function buffersOf(data: object): ArrayBuffer[] {
  return Object.values(data).flatMap((part: unknown) => {
    if (ArrayBuffer.isView(part)) return part.buffer instanceof ArrayBuffer ? [part.buffer] : [];
    return typeof part === 'object' && part !== null ? buffersOf(part) : [];
  });
}
