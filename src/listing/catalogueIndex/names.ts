const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Names of products by slot. Those of a kept index are cut out of its bytes when somebody asks: most orders never do. */
export class Names {
  readonly #texts: (string | undefined)[] = [];
  #bytes: Uint8Array = new Uint8Array(0);
  #ends: Uint32Array = new Uint32Array(0);

  get(slot: number): string {
    const known = this.#texts[slot];
    if (known !== undefined) return known;
    const name = decoder.decode(this.#cut(slot));
    this.#texts[slot] = name;
    return name;
  }

  set(slot: number, name: string): void {
    this.#texts[slot] = name;
  }

  /** Names of the slots below `size` in UTF-8, end to end, and where each ends. */
  packed(size: number): { bytes: Uint8Array; ends: Uint32Array } {
    const ends = new Uint32Array(size);
    const all: Uint8Array[] = [];
    let used = 0;
    for (let slot = 0; slot < size; slot++) {
      const text = this.#texts[slot];
      const name = text === undefined ? this.#cut(slot) : encoder.encode(text);
      all.push(name);
      used += name.length;
      ends[slot] = used;
    }
    const bytes = new Uint8Array(used);
    for (const [slot, name] of all.entries()) bytes.set(name, slot === 0 ? 0 : ends[slot - 1]);
    return { bytes, ends };
  }

  /** Takes such names in place of none. */
  unpack({ bytes, ends }: { bytes: Uint8Array; ends: Uint32Array }): void {
    this.#bytes = bytes;
    this.#ends = ends;
  }

  #cut(slot: number): Uint8Array {
    return this.#bytes.subarray(slot === 0 ? 0 : this.#ends[slot - 1], this.#ends[slot] ?? 0);
  }
}
