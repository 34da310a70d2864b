import { lettersToMark } from './candidates.ts';
import { marksOf } from './marks.ts';
import type { Mark } from './model.ts';
import type { Segment } from './segment.ts';
import type { Term } from './term.ts';

/** Marks the words of the terms in any text. */
export function markerOf(segments: readonly Segment[], terms: readonly Term[]): (text: string) => Mark[] {
  let letters: Map<string, number> | undefined;
  return (text) => {
    letters ??= lettersOf(segments, terms);
    return marksOf(text, (folded) => letters?.get(folded) ?? 0);
  };
}

/** Letters to mark by folded word: the most that any term asks for. */
function lettersOf(segments: readonly Segment[], terms: readonly Term[]): Map<string, number> {
  const letters = new Map<string, number>();
  for (const { asked, bySegment } of terms) {
    for (const [n, candidates] of bySegment.entries()) {
      const words = segments[n]?.vocabulary.words ?? [];
      for (const [place, cost] of candidates) {
        const word = words[place] ?? '';
        letters.set(word, Math.max(letters.get(word) ?? 0, lettersToMark(asked.folded, word, cost)));
      }
    }
  }
  return letters;
}
