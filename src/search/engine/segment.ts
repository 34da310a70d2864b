import { Codes, type CodesData } from './codes.ts';
import { Vocabulary, type VocabularyData } from './vocabulary.ts';

export const FIELD_BITS = 2;

/** Documents with an index of their words, in arrays and texts alone, so that another thread may make them. */
export interface SegmentData {
  readonly ids: Float64Array<ArrayBuffer>;
  /** Places of the ids in ascending order. */
  readonly order: Uint32Array<ArrayBuffer>;
  readonly weights: Uint32Array<ArrayBuffer>;
  /** Distinct words of each name, at most 255. */
  readonly nameWords: Uint8Array<ArrayBuffer>;
  readonly vocabulary: VocabularyData;
  /** Place in the postings by word, one more at the end. */
  readonly starts: Uint32Array<ArrayBuffer>;
  /** Documents by word, ascending: the place of the document, and in the last two bits the field. */
  readonly postings: Uint32Array<ArrayBuffer>;
  readonly codes: CodesData;
}

/** Documents ready to be found. Words never change; a document that does is struck out and goes elsewhere. */
export interface Segment extends Omit<SegmentData, 'order' | 'vocabulary' | 'codes'> {
  /** 1 for documents that are still what they were. */
  readonly alive: Uint8Array;
  readonly vocabulary: Vocabulary;
  readonly codes: Codes;
  /** Place of a document that is alive. */
  placeOf(id: number): number | undefined;
}

export function openSegment({ order, vocabulary, codes, ...data }: SegmentData): Segment {
  const { ids } = data;
  const alive = new Uint8Array(ids.length).fill(1);
  return {
    ...data,
    alive,
    vocabulary: new Vocabulary(vocabulary),
    codes: new Codes(codes),
    placeOf(id) {
      let low = 0;
      let high = order.length;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((ids[order[middle] ?? 0] ?? 0) < id) low = middle + 1;
        else high = middle;
      }
      const place = order[low];
      return place !== undefined && ids[place] === id && alive[place] === 1 ? place : undefined;
    },
  };
}
