import { type Packed, partOf } from '../storage/packed.ts';
import type { SharedNames } from './documents.ts';
import { packedSegment, unpackedSegment } from './engine/packedSegment.ts';
import type { SegmentData } from './engine/segment.ts';

/** What was built of words at a version of the catalogue, and what it was built with. */
export interface KeptWords {
  version: number;
  segment: SegmentData;
  shared: SharedNames;
  /** Orders by product that its weights know of. */
  bought: ReadonlyMap<number, number>;
}

export function packWords({ version, segment, shared, bought }: KeptWords): Packed {
  const names = Object.fromEntries(Object.entries(shared).map(([kind, some]) => [kind, [...some]]));
  return {
    facts: { version, shared: names },
    parts: {
      ...packedSegment(segment),
      bought: Float64Array.from(bought.keys()),
      orders: Float64Array.from(bought.values()),
    },
  };
}

/** Words that were kept; undefined when they cannot be read after all. */
export function unpackWords(packed: Packed): KeptWords | undefined {
  try {
    const { version, shared } = packed.facts as {
      version: number;
      shared: Record<keyof SharedNames, [number, string][]>;
    };
    const orders = partOf(packed, 'orders', 'Float64Array');
    return {
      version,
      segment: unpackedSegment(packed),
      shared: {
        producers: new Map(shared.producers),
        series: new Map(shared.series),
        categories: new Map(shared.categories),
        values: new Map(shared.values),
      },
      bought: new Map([...partOf(packed, 'bought', 'Float64Array')].map((id, place) => [id, orders[place] ?? 0])),
    };
  } catch {
    return undefined;
  }
}
