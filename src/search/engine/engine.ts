import { type Indexing, indexInSlices } from './indexing.ts';
import { Scratch } from './match.ts';
import type { Found, SearchChanges, SearchDoc, SearchEngine, SearchLanguage } from './model.ts';
import { queryReader } from './query.ts';
import { find } from './search.ts';
import { openSegment, type Segment, type SegmentData } from './segment.ts';
import { SegmentBuilder } from './segmentBuilder.ts';

/** Documents of a segment that is made anew with every change. */
const MOST_FRESH = 500;

/**
 * Our own engine: a large segment from the last building, and small ones of what has changed since. A changed document is struck
 * out where it stood and put in the newest segment.
 */
export class MemoryEngine implements SearchEngine {
  readonly capabilities = { languages: ['pl'], typos: true, partsOfCodes: true } as const;
  readonly #language: SearchLanguage;
  readonly #read: ReturnType<typeof queryReader>;
  readonly #index: Indexing;
  readonly #scratch = new Scratch();
  #segments: Segment[] = [];
  #built: SegmentData | undefined;
  /** Documents of the last segment, while it is made anew with every change. */
  #fresh = new Map<number, SearchDoc>();

  constructor(language: SearchLanguage, index: Indexing = indexInSlices(language.stems)) {
    this.#language = language;
    this.#index = index;
    this.#read = queryReader(language);
  }

  async build(docs: Iterable<SearchDoc>): Promise<void> {
    this.restore(await this.#index(docs));
  }

  /** Takes what an earlier engine has built in place of everything known so far. */
  restore(built: SegmentData): void {
    this.#built = built;
    this.#segments = [openSegment(built)];
    this.#fresh = new Map();
  }

  /** What was built last, with the weights of now; what has changed since in words is not in it. */
  get built(): SegmentData | undefined {
    return this.#built;
  }

  patch({ docs, weights, removed }: SearchChanges): void {
    for (const { id, weight } of weights) this.#weigh(id, weight);
    for (const id of removed) this.#strike(id);
    for (const { id } of docs) this.#strike(id);
    for (const doc of docs) this.#fresh.set(doc.id, doc);
    if (docs.length === 0) return;
    const builder = new SegmentBuilder(this.#language.stems);
    for (const doc of this.#fresh.values()) builder.add(doc);
    if (this.#fresh.size > docs.length) this.#segments.pop();
    this.#segments.push(openSegment(builder.finish()));
    if (this.#fresh.size >= MOST_FRESH) this.#fresh = new Map();
  }

  find(text: string, most: number): Found {
    return find(this.#segments, this.#read(text), most, this.#scratch);
  }

  #strike(id: number): void {
    this.#fresh.delete(id);
    for (const segment of this.#segments) {
      const place = segment.placeOf(id);
      if (place !== undefined) segment.alive[place] = 0;
    }
  }

  #weigh(id: number, weight: number): void {
    const fresh = this.#fresh.get(id);
    if (fresh !== undefined) this.#fresh.set(id, { ...fresh, weight });
    for (const segment of this.#segments) {
      const place = segment.placeOf(id);
      if (place !== undefined) segment.weights[place] = weight;
    }
  }
}
