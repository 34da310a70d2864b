import { hash, randomUUID } from 'node:crypto';

/** How often each text was added. */
export interface HashedCounts {
  /** Gives how often it was there before, up to 65 535. */
  add(text: string): number;
  get(text: string): number;
}

const MOST = 0xffff;
const LEAST_SLOTS = 1024;

/**
 * Counts of millions of texts, of each of which 64 bits of a hash are kept: some 20 bytes, where a Map of texts takes
 * 100. Two texts of one hash are counted as one, which among ten million is as likely as 3 in a million.
 */
export function hashedCounts(): HashedCounts {
  let slots = table(LEAST_SLOTS);
  let taken = 0;
  // Nobody can choose texts that all come to one place.
  const salt = randomUUID();

  function grow(): void {
    const { high, low, counts } = slots;
    slots = table(counts.length * 2);
    for (let at = 0; at < counts.length; at += 1) {
      if (counts[at] === 0) continue;
      const place = placeOf(slots, high[at] ?? 0, low[at] ?? 0);
      fill(slots, place, high[at] ?? 0, low[at] ?? 0, counts[at] ?? 0);
    }
  }

  return {
    add(text) {
      const [high, low] = hashOf(text, salt);
      if (taken >= slots.counts.length * 0.75) grow();
      const place = placeOf(slots, high, low);
      const before = slots.counts[place] ?? 0;
      if (before === 0) taken += 1;
      fill(slots, place, high, low, Math.min(before + 1, MOST));
      return before;
    },
    get(text) {
      const [high, low] = hashOf(text, salt);
      return slots.counts[placeOf(slots, high, low)] ?? 0;
    },
  };
}

interface Slots {
  high: Uint32Array;
  low: Uint32Array;
  /** 0 where nothing stands. */
  counts: Uint16Array;
}

/** @param size a power of two */
const table = (size: number): Slots => ({
  high: new Uint32Array(size),
  low: new Uint32Array(size),
  counts: new Uint16Array(size),
});

function fill({ high, low, counts }: Slots, place: number, first: number, second: number, count: number): void {
  high[place] = first;
  low[place] = second;
  counts[place] = count;
}

/** Where a hash stands, or the free place for it. */
function placeOf({ high, low, counts }: Slots, first: number, second: number): number {
  const last = counts.length - 1;
  let place = second & last;
  while (counts[place] !== 0 && (high[place] !== first || low[place] !== second)) place = (place + 1) & last;
  return place;
}

/** The first 64 bits of SHA-256: some two microseconds each, of the two hundred that a product takes. */
function hashOf(text: string, salt: string): readonly [high: number, low: number] {
  const bits = hash('sha256', salt + text, 'buffer');
  return [bits.readUInt32LE(0), bits.readUInt32LE(4)];
}
