/** Size from which compaction pays, in numbers. */
const SMALL = 4096;

/** Short lists of whole numbers, one for each slot, end to end in one array, so that reading them never leaves the cache. */
export class NumberLists {
  items = new Uint32Array(SMALL);
  starts = new Uint32Array(0);
  ends = new Uint32Array(0);
  #used = 0;
  #wasted = 0;

  /** Makes room for slots below `capacity`; new slots hold empty lists. */
  grow(capacity: number): void {
    this.starts = grownTo(this.starts, capacity);
    this.ends = grownTo(this.ends, capacity);
  }

  set(slot: number, numbers: readonly number[]): void {
    const start = this.starts[slot] ?? 0;
    const room = (this.ends[slot] ?? 0) - start;
    if (numbers.length <= room) {
      this.#wasted += room - numbers.length;
      this.items.set(numbers, start);
      this.ends[slot] = start + numbers.length;
      return;
    }
    this.#wasted += room;
    this.ends[slot] = start;
    if (this.#wasted > SMALL && this.#wasted * 2 > this.#used) this.#compact();
    if (this.#used + numbers.length > this.items.length) {
      this.items = grownTo(this.items, Math.max(this.items.length * 2, this.#used + numbers.length));
    }
    this.items.set(numbers, this.#used);
    this.starts[slot] = this.#used;
    this.#used += numbers.length;
    this.ends[slot] = this.#used;
  }

  get(slot: number): Uint32Array {
    return this.items.subarray(this.starts[slot], this.ends[slot]);
  }

  has(slot: number, number: number): boolean {
    const end = this.ends[slot] ?? 0;
    for (let place = this.starts[slot] ?? 0; place < end; place++) if (this.items[place] === number) return true;
    return false;
  }

  /** Lists of the slots below `size`, end to end, and where each ends. */
  packed(size: number): { items: Uint32Array; ends: Uint32Array } {
    const ends = new Uint32Array(size);
    let used = 0;
    for (let slot = 0; slot < size; slot++) {
      used += this.get(slot).length;
      ends[slot] = used;
    }
    const items = new Uint32Array(used);
    for (let slot = 0; slot < size; slot++) items.set(this.get(slot), slot === 0 ? 0 : ends[slot - 1]);
    return { items, ends };
  }

  /** Takes such lists in place of its own. */
  unpack({ items, ends }: { items: Uint32Array<ArrayBuffer>; ends: Uint32Array<ArrayBuffer> }): void {
    this.items = items;
    this.ends = ends;
    this.starts = new Uint32Array(ends.length);
    this.starts.set(ends.subarray(0, -1), Math.min(1, ends.length));
    this.#used = items.length;
    this.#wasted = 0;
  }

  #compact(): void {
    const kept = new Uint32Array(this.items.length);
    let used = 0;
    for (let slot = 0; slot < this.starts.length; slot++) {
      const list = this.get(slot);
      kept.set(list, used);
      this.starts[slot] = used;
      used += list.length;
      this.ends[slot] = used;
    }
    this.items = kept;
    this.#used = used;
    this.#wasted = 0;
  }
}

export function grownTo<T extends Uint32Array | Uint8Array | Float64Array>(array: T, length: number): T {
  const grown = new (array.constructor as new (length: number) => T)(length);
  grown.set(array);
  return grown;
}
