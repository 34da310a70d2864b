/** Numbers with the least keys of many, at most so many: a heap with the worst on top, so that most of the others cost one comparison. */
export class Least {
  readonly #most: number;
  readonly #keys: Float64Array;
  readonly #values: Float64Array;
  #size = 0;

  constructor(most: number) {
    this.#most = most;
    this.#keys = new Float64Array(most);
    this.#values = new Float64Array(most);
  }

  /** A higher key is not taken. */
  get worst(): number {
    return this.#size < this.#most ? Number.POSITIVE_INFINITY : (this.#keys[0] ?? Number.NEGATIVE_INFINITY);
  }

  /** Adds a value; among equal keys the least value comes first. */
  add(key: number, value: number): void {
    if (this.#size < this.#most) {
      this.#rise(this.#size++, key, value);
      return;
    }
    const worst = this.#keys[0];
    if (worst === undefined || key > worst || (key === worst && value >= (this.#values[0] as number))) return;
    this.#sink(key, value);
  }

  /** The values, that with the least key first. */
  values(): number[] {
    const order = [...Array(this.#size).keys()];
    order.sort((a, b) => this.#key(a) - this.#key(b) || this.#value(a) - this.#value(b));
    return order.map((place) => this.#value(place));
  }

  clear(): void {
    this.#size = 0;
  }

  #key = (place: number): number => this.#keys[place] as number;
  #value = (place: number): number => this.#values[place] as number;

  #put(place: number, key: number, value: number): void {
    this.#keys[place] = key;
    this.#values[place] = value;
  }

  #isWorse(place: number, key: number, value: number): boolean {
    return this.#key(place) > key || (this.#key(place) === key && this.#value(place) > value);
  }

  #rise(from: number, key: number, value: number): void {
    let place = from;
    while (place > 0) {
      const above = (place - 1) >>> 1;
      if (this.#isWorse(above, key, value)) break;
      this.#put(place, this.#key(above), this.#value(above));
      place = above;
    }
    this.#put(place, key, value);
  }

  #sink(key: number, value: number): void {
    let place = 0;
    for (let below = 1; below < this.#size; below = 2 * place + 1) {
      const other = below + 1;
      if (other < this.#size && this.#isWorse(other, this.#key(below), this.#value(below))) below = other;
      if (!this.#isWorse(below, key, value)) break;
      this.#put(place, this.#key(below), this.#value(below));
      place = below;
    }
    this.#put(place, key, value);
  }
}
