const GRAM = 4;
/** Letters a–z and digits. */
const SYMBOLS = 36;
const GRAMS = SYMBOLS ** GRAM;

/** Codes looked at for one question, so that a part that nearly all codes share costs no more than a rare one. */
const MOST_LOOKS = 20_000;

/** Fewer codes than this are looked through one after another: the table of grams alone takes 7 MB. */
const FEW = 5000;

/** Codes and numbers under bars by any four of their signs in a row. */
export interface CodesData {
  /** All codes, end to end. */
  readonly text: string;
  /** Place in the text by code, one more at the end. */
  readonly starts: Uint32Array<ArrayBuffer>;
  /** Document by code. */
  readonly owners: Uint32Array<ArrayBuffer>;
  /** Starts of the lists of codes by four signs; empty for few codes. */
  readonly gramStarts: Uint32Array<ArrayBuffer>;
  readonly gramCodes: Uint32Array<ArrayBuffer>;
}

/** @param codes letters a–z and digits alone, each with the document it belongs to */
export function codesOf(codes: readonly string[], owners: Uint32Array<ArrayBuffer>): CodesData {
  const text = codes.join('');
  const starts = new Uint32Array(codes.length + 1);
  let end = 0;
  for (const [n, code] of codes.entries()) {
    end += code.length;
    starts[n + 1] = end;
  }
  if (codes.length < FEW) {
    return { text, starts, owners, gramStarts: new Uint32Array(), gramCodes: new Uint32Array() };
  }
  const gramStarts = new Uint32Array(GRAMS + 1);
  for (const code of codes) {
    for (let at = 0; at + GRAM <= code.length; at++) add(gramStarts, gramAt(code, at) + 1);
  }
  for (let gram = 0; gram < GRAMS; gram++) gramStarts[gram + 1] = (gramStarts[gram + 1] ?? 0) + (gramStarts[gram] ?? 0);
  const gramCodes = new Uint32Array(gramStarts[GRAMS] ?? 0);
  const next = gramStarts.slice();
  for (const [n, code] of codes.entries()) {
    for (let at = 0; at + GRAM <= code.length; at++) {
      const gram = gramAt(code, at);
      gramCodes[next[gram] ?? 0] = n;
      add(next, gram);
    }
  }
  return { text, starts, owners, gramStarts, gramCodes };
}

export class Codes {
  readonly #data: CodesData;

  constructor(data: CodesData) {
    this.#data = data;
  }

  /** Calls `found` for documents with such a code; 0: it is the whole code, 1: its beginning, 2: a part of it. */
  find(part: string, found: (owner: number, kind: 0 | 1 | 2) => void): void {
    if (part.length < GRAM) return;
    const { owners, gramStarts, gramCodes } = this.#data;
    if (gramCodes.length === 0) {
      for (let n = 0; n < owners.length; n++) this.#look(n, part, found);
      return;
    }
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let at = 0; at + GRAM <= part.length; at++) {
      const gram = gramAt(part, at);
      const size = (gramStarts[gram + 1] ?? 0) - (gramStarts[gram] ?? 0);
      if (size < least) [best, least] = [gram, size];
    }
    const from = gramStarts[best] ?? 0;
    for (let place = from; place < from + Math.min(least, MOST_LOOKS); place++) {
      this.#look(gramCodes[place] ?? 0, part, found);
    }
  }

  #look(n: number, part: string, found: (owner: number, kind: 0 | 1 | 2) => void): void {
    const { text, starts, owners } = this.#data;
    const code = text.slice(starts[n], starts[n + 1]);
    const at = code.indexOf(part);
    if (at >= 0) found(owners[n] ?? 0, at > 0 ? 2 : code.length === part.length ? 0 : 1);
  }
}

function add(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

function gramAt(code: string, at: number): number {
  let gram = 0;
  for (let n = at; n < at + GRAM; n++) {
    const sign = code.charCodeAt(n);
    gram = gram * SYMBOLS + (sign < 58 ? sign - 48 : sign - 87);
  }
  return gram;
}
