import { fold } from '../../kit/fold.ts';
import { codesOf } from './codes.ts';
import type { SearchDoc } from './model.ts';
import { FIELD_BITS, type SegmentData } from './segment.ts';
import { vocabularyOf, type Word } from './vocabularyOf.ts';
import { codeOf, isLinking, wordsOf } from './words.ts';

const NAME_FIELD = 0;

/** Texts remembered with their words: names of producers and colours come again and again. */
const TEXTS_KEPT = 20_000;

/** Collects documents one after another, then makes a segment of them. */
export class SegmentBuilder {
  readonly #stems: (word: string) => readonly string[];
  readonly #ids: number[] = [];
  readonly #weights: number[] = [];
  readonly #nameWords: number[] = [];
  readonly #words: Word[] = [];
  readonly #byFolded = new Map<string, number>();
  /** Numbers of words by their spelling, -1 for those left out. */
  readonly #bySpelling = new Map<string, number>();
  readonly #texts = new Map<string, readonly number[]>();
  /** Document that a word was last seen in, plus one. */
  #seenIn = new Uint32Array(1024);
  #pairs = new Uint32Array(4096);
  #used = 0;
  readonly #codes: string[] = [];
  readonly #owners: number[] = [];

  constructor(stems: (word: string) => readonly string[]) {
    this.#stems = stems;
  }

  get size(): number {
    return this.#ids.length;
  }

  add({ id, weight, texts, codes }: SearchDoc): void {
    const place = this.#ids.length;
    this.#ids.push(id);
    this.#weights.push(weight);
    let nameWords = 0;
    for (let field = 0; field < texts.length; field++) {
      for (const text of texts[field] ?? []) {
        for (const word of field === NAME_FIELD ? this.#numbersOf(text) : this.#knownText(text)) {
          if (this.#seenIn[word] === place + 1) continue;
          this.#seenIn[word] = place + 1;
          this.#post(word, (place << FIELD_BITS) | field);
          if (field === NAME_FIELD) nameWords++;
        }
      }
    }
    this.#nameWords.push(Math.min(255, nameWords));
    for (const code of codes) {
      const signs = codeOf(code);
      if (signs === '') continue;
      this.#codes.push(signs);
      this.#owners.push(place);
    }
  }

  finish(): SegmentData {
    const steps = this.steps();
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    return step.value;
  }

  /** Builds the segment in steps, so that others get a turn between them. */
  *steps(): Generator<void, SegmentData> {
    const order = this.#words.keys().toArray();
    const folded = (n: number | undefined) => this.#words[n ?? -1]?.folded ?? '';
    order.sort((a, b) => (folded(a) < folded(b) ? -1 : 1));
    const placeOfWord = new Uint32Array(order.length);
    for (const [place, n] of order.entries()) placeOfWord[n] = place;
    yield;
    const { starts, postings } = this.#postings(placeOfWord);
    yield;
    const vocabulary = vocabularyOf(order.flatMap((n) => this.#words[n] ?? []));
    yield;
    const codes = codesOf(this.#codes, Uint32Array.from(this.#owners));
    yield;
    const ids = Float64Array.from(this.#ids);
    return {
      ...{ ids, starts, postings, vocabulary, codes },
      order: ascending(ids),
      weights: Uint32Array.from(this.#weights),
      nameWords: Uint8Array.from(this.#nameWords),
    };
  }

  /** Sorted by counting: postings were noted by document, and leave by word. */
  #postings(placeOfWord: Uint32Array): Pick<SegmentData, 'starts' | 'postings'> {
    const starts = new Uint32Array(placeOfWord.length + 1);
    const pairs = this.#pairs;
    for (let at = 0; at < this.#used; at += 2) {
      const word = (placeOfWord[pairs[at] ?? 0] ?? 0) + 1;
      starts[word] = (starts[word] ?? 0) + 1;
    }
    for (let word = 1; word < starts.length; word++) starts[word] = (starts[word] ?? 0) + (starts[word - 1] ?? 0);
    const next = starts.slice();
    const postings = new Uint32Array(this.#used / 2);
    for (let at = 0; at < this.#used; at += 2) {
      const word = placeOfWord[pairs[at] ?? 0] ?? 0;
      const to = next[word] ?? 0;
      postings[to] = pairs[at + 1] ?? 0;
      next[word] = to + 1;
    }
    return { starts, postings };
  }

  #post(word: number, posting: number): void {
    if (this.#used + 2 > this.#pairs.length) {
      const pairs = new Uint32Array(this.#pairs.length * 2);
      pairs.set(this.#pairs);
      this.#pairs = pairs;
    }
    this.#pairs[this.#used++] = word;
    this.#pairs[this.#used++] = posting;
  }

  #knownText(text: string): readonly number[] {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    const numbers = this.#numbersOf(text);
    if (this.#texts.size < TEXTS_KEPT) this.#texts.set(text, numbers);
    return numbers;
  }

  #numbersOf(text: string): number[] {
    const numbers: number[] = [];
    for (const word of wordsOf(text)) {
      const number = this.#bySpelling.get(word) ?? this.#learn(word);
      if (number >= 0) numbers.push(number);
    }
    return numbers;
  }

  #learn(spelled: string): number {
    const folded = fold(spelled);
    const known = this.#byFolded.get(folded);
    const number = folded === '' || isLinking(folded) ? -1 : (known ?? this.#words.length);
    this.#bySpelling.set(spelled, number);
    if (number < 0) return number;
    if (known === undefined) {
      this.#byFolded.set(folded, number);
      this.#words.push({ folded, spelled, stems: new Set() });
      if (number >= this.#seenIn.length) {
        const seenIn = new Uint32Array(this.#seenIn.length * 2);
        seenIn.set(this.#seenIn);
        this.#seenIn = seenIn;
      }
    }
    for (const stem of this.#stems(spelled)) this.#words[number]?.stems.add(stem);
    return number;
  }
}

function ascending(ids: Float64Array): Uint32Array<ArrayBuffer> {
  const order = Uint32Array.from(ids.keys());
  const sorted = ids.every((id, place) => place === 0 || (ids[place - 1] ?? 0) < id);
  return sorted ? order : order.sort((a, b) => (ids[a] as number) - (ids[b] as number));
}
