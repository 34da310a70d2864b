import { type Packed, partOf, textOf } from '../../storage/packed.ts';
import type { SegmentData } from './segment.ts';

/** Parts of a segment, to be kept. */
export function packedSegment({ vocabulary, codes, ...documents }: SegmentData): Packed['parts'] {
  const { words, spelled, stems, ...ofWords } = vocabulary;
  const { text, starts, ...ofCodes } = codes;
  return { ...documents, ...ofWords, ...ofCodes, words, spelled, stems, codes: text, codeStarts: starts };
}

/** The segment as it was kept. Throws when it is not what `packedSegment` gave. */
export function unpackedSegment(packed: Packed): SegmentData {
  const numbers = (name: string) => partOf(packed, name, 'Uint32Array');
  const text = (name: string) => textOf(packed, name);
  return {
    ids: partOf(packed, 'ids', 'Float64Array'),
    nameWords: partOf(packed, 'nameWords', 'Uint8Array'),
    ...{ order: numbers('order'), weights: numbers('weights') },
    ...{ starts: numbers('starts'), postings: numbers('postings') },
    vocabulary: {
      ...{ words: text('words'), spelled: text('spelled'), stems: text('stems') },
      ...{ byLength: numbers('byLength'), lengthStarts: numbers('lengthStarts') },
      letters: partOf(packed, 'letters', 'Uint16Array'),
      masks: partOf(packed, 'masks', 'Int32Array'),
      ...{ stemStarts: numbers('stemStarts'), stemWords: numbers('stemWords') },
    },
    codes: {
      ...{ text: text('codes'), starts: numbers('codeStarts'), owners: numbers('owners') },
      ...{ gramStarts: numbers('gramStarts'), gramCodes: numbers('gramCodes') },
    },
  };
}
