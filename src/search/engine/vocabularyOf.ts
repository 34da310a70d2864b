import { letterMask } from './typos.ts';
import type { VocabularyData } from './vocabulary.ts';
import { hasDigit } from './words.ts';

/** A word of documents, with the keys under which its forms meet. */
export interface Word {
  folded: string;
  spelled: string;
  stems: Set<string>;
}

/** Words in the order of their code units, made ready to be asked for. */
export function vocabularyOf(words: readonly Word[]): VocabularyData {
  return {
    words: words.map(({ folded }) => folded).join('\n'),
    spelled: words.map(({ spelled }) => spelled).join('\n'),
    ...byLengthOf(words),
    ...stemsOf(words),
  };
}

function byLengthOf(words: readonly Word[]): Pick<VocabularyData, 'byLength' | 'lengthStarts' | 'letters' | 'masks'> {
  const wordAt = (place: number) => words[place]?.folded ?? '';
  const longest = words.reduce((most, { folded }) => Math.max(most, folded.length), 0);
  const byLength = Uint32Array.from(words.keys().filter((place) => !hasDigit(wordAt(place))));
  byLength.sort((a, b) => wordAt(a).length - wordAt(b).length || a - b);
  const lengthStarts = new Uint32Array(longest + 2);
  for (const [n, place] of byLength.entries()) lengthStarts[wordAt(place).length + 1] = n + 1;
  for (let n = 1; n < lengthStarts.length; n++) {
    lengthStarts[n] = Math.max(lengthStarts[n] ?? 0, lengthStarts[n - 1] ?? 0);
  }
  const letters = new Uint16Array(byLength.reduce((sum, place) => sum + wordAt(place).length, 0));
  let end = 0;
  for (const place of byLength) {
    const word = wordAt(place);
    for (let at = 0; at < word.length; at++) letters[end++] = word.charCodeAt(at);
  }
  return { byLength, lengthStarts, letters, masks: Int32Array.from(byLength, (place) => letterMask(wordAt(place))) };
}

function stemsOf(words: readonly Word[]): Pick<VocabularyData, 'stems' | 'stemStarts' | 'stemWords'> {
  const byStem = new Map<string, number[]>();
  for (const [place, { stems }] of words.entries()) {
    for (const stem of stems) {
      const others = byStem.get(stem);
      if (others === undefined) byStem.set(stem, [place]);
      else others.push(place);
    }
  }
  const stems = [...byStem.keys()].sort();
  const stemStarts = new Uint32Array(stems.length + 1);
  let end = 0;
  for (const [n, stem] of stems.entries()) {
    end += byStem.get(stem)?.length ?? 0;
    stemStarts[n + 1] = end;
  }
  const stemWords = Uint32Array.from(stems.flatMap((stem) => byStem.get(stem) ?? []));
  return { stems: stems.join('\n'), stemStarts, stemWords };
}
