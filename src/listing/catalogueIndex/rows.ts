import type { IndexRow } from '../../catalogue/indexRow.ts';
import { type Packed, partOf } from '../../storage/packed.ts';
import { Names } from './names.ts';
import { grownTo, NumberLists } from './numberLists.ts';
import type { Terms } from './terms.ts';

export const LIVE = 1;
export const AVAILABLE = 2;
export const REDUCED = 4;

/** A product without a price; no real price is below 0. */
export const NO_PRICE = -1;

/**
 * The products, a column for each fact. A product stands in a slot; the slot of one taken out is given to the next
 * that comes. Columns double when full, so hold `rows`, not a column, across a patch.
 */
export class Rows {
  /** Slots in use are below this; some of them may be free. */
  size = 0;
  ids = new Float64Array(0);
  positions = new Float64Array(0);
  addedAt = new Float64Array(0);
  prices = new Float64Array(0);
  /** Infinity when nothing will change by itself. */
  nextChangeAt = new Float64Array(0);
  flags = new Uint8Array(0);
  readonly names = new Names();
  /** Statuses as in `IndexRow`; few differ, so each is stored once. */
  readonly statuses: string[] = [];
  readonly #statuses = new Map<string, string>();
  readonly categories = new NumberLists();
  readonly terms = new NumberLists();
  readonly #slots = new Map<number, number>();
  readonly #free: number[] = [];

  get count(): number {
    return this.#slots.size;
  }

  slotOf(id: number): number | undefined {
    return this.#slots.get(id);
  }

  /** Adds or replaces a product; returns its slot. */
  put(row: IndexRow, terms: Terms): number {
    const slot = this.#slots.get(row.id) ?? this.#free.pop() ?? this.size++;
    if (slot >= this.ids.length) this.#grow(Math.max(1024, this.ids.length * 2));
    this.#slots.set(row.id, slot);
    this.ids[slot] = row.id;
    this.positions[slot] = row.position;
    this.addedAt[slot] = row.addedAt;
    this.prices[slot] = row.price ?? NO_PRICE;
    this.nextChangeAt[slot] = row.nextChangeAt ?? Number.POSITIVE_INFINITY;
    this.flags[slot] = LIVE | (row.available ? AVAILABLE : 0) | (row.reduced ? REDUCED : 0);
    this.names.set(slot, row.name);
    this.statuses[slot] = this.#once(row.statuses);
    this.categories.set(slot, [...new Set(row.categoryIds)]);
    this.terms.set(slot, terms.ofRow(row));
    return slot;
  }

  /** Takes a product out; returns the slot it stood in. */
  remove(id: number): number | undefined {
    const slot = this.#slots.get(id);
    if (slot === undefined) return undefined;
    this.#slots.delete(id);
    this.#free.push(slot);
    this.flags[slot] = 0;
    this.names.set(slot, '');
    this.nextChangeAt[slot] = Number.POSITIVE_INFINITY;
    this.categories.set(slot, []);
    return slot;
  }

  has(slot: number, flag: number): boolean {
    return ((this.flags[slot] ?? 0) & flag) !== 0;
  }

  /** All of it, to be kept. */
  pack(): Packed {
    const { size } = this;
    const kinds = [...this.#statuses.keys()];
    const numberOf = new Map(kinds.map((statuses, number) => [statuses, number]));
    const names = this.names.packed(size);
    const categories = this.categories.packed(size);
    const terms = this.terms.packed(size);
    return {
      facts: { statuses: kinds },
      parts: {
        ...{ ids: this.ids.subarray(0, size), positions: this.positions.subarray(0, size) },
        ...{ addedAt: this.addedAt.subarray(0, size), prices: this.prices.subarray(0, size) },
        ...{ nextChangeAt: this.nextChangeAt.subarray(0, size), flags: this.flags.subarray(0, size) },
        statuses: Uint32Array.from({ length: size }, (_, slot) => numberOf.get(this.statuses[slot] ?? '') ?? 0),
        ...{ names: names.bytes, nameEnds: names.ends },
        ...{ categories: categories.items, categoryEnds: categories.ends },
        ...{ terms: terms.items, termEnds: terms.ends },
      },
    };
  }

  /** Takes kept rows in place of none. Throws when they are not what `pack` gave. */
  unpack(packed: Packed): void {
    this.ids = partOf(packed, 'ids', 'Float64Array');
    this.size = this.ids.length;
    this.positions = partOf(packed, 'positions', 'Float64Array');
    this.addedAt = partOf(packed, 'addedAt', 'Float64Array');
    this.prices = partOf(packed, 'prices', 'Float64Array');
    this.nextChangeAt = partOf(packed, 'nextChangeAt', 'Float64Array');
    this.flags = partOf(packed, 'flags', 'Uint8Array');
    const list = (items: string, ends: string) => ({
      items: partOf(packed, items, 'Uint32Array'),
      ends: partOf(packed, ends, 'Uint32Array'),
    });
    this.names.unpack({
      bytes: partOf(packed, 'names', 'Uint8Array'),
      ends: partOf(packed, 'nameEnds', 'Uint32Array'),
    });
    this.categories.unpack(list('categories', 'categoryEnds'));
    this.terms.unpack(list('terms', 'termEnds'));
    const kinds = packed.facts.statuses as string[];
    for (const statuses of kinds) this.#once(statuses);
    for (const number of partOf(packed, 'statuses', 'Uint32Array')) this.statuses.push(kinds[number] ?? '');
    for (const [slot, id] of this.ids.entries()) {
      if (this.has(slot, LIVE)) this.#slots.set(id, slot);
      else this.#free.push(slot);
    }
  }

  /** Texts cut out of others hold on to them; one that is known costs nothing. */
  #once(statuses: string): string {
    const known = this.#statuses.get(statuses) ?? statuses;
    this.#statuses.set(known, known);
    return known;
  }

  #grow(capacity: number): void {
    this.ids = grownTo(this.ids, capacity);
    this.positions = grownTo(this.positions, capacity);
    this.addedAt = grownTo(this.addedAt, capacity);
    this.prices = grownTo(this.prices, capacity);
    this.nextChangeAt = grownTo(this.nextChangeAt, capacity);
    this.flags = grownTo(this.flags, capacity);
    this.categories.grow(capacity);
    this.terms.grow(capacity);
  }
}
