import { isKnown, strictCandidates } from './candidates.ts';
import type { QueryWord } from './query.ts';
import type { Segment } from './segment.ts';

/** Letters of the shorter part of a word that was two. */
const SHORTEST_PART = 3;

/** Words as the shop has them: those written together are parted, and those written apart are joined, where that makes them known. */
export function rewritten(words: readonly QueryWord[], segments: readonly Segment[]): readonly QueryWord[] {
  const known = (word: QueryWord) => segments.some(({ vocabulary }) => isKnown(strictCandidates(vocabulary, word)));
  const isSomething = (word: QueryWord) =>
    segments.some(({ vocabulary }) => strictCandidates(vocabulary, word).size > 0);
  if (words.every(isSomething)) return words;
  const joined: QueryWord[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word, next] = [words[at], words[at + 1]];
    if (word === undefined) continue;
    const both = next && !(isSomething(word) && isSomething(next)) ? word.with(next) : undefined;
    if (both && known(both)) {
      joined.push(both);
      at++;
    } else joined.push(word);
  }
  return joined.flatMap((word) => (isSomething(word) ? [word] : (parted(word, known, isSomething) ?? [word])));
}

function parted(
  word: QueryWord,
  known: (word: QueryWord) => boolean,
  isSomething: (word: QueryWord) => boolean,
): QueryWord[] | undefined {
  for (let at = word.spelled.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const [first, second] = word.cut(at);
    if (known(first) && (known(second) || (second.last && isSomething(second)))) return [first, second];
  }
  return undefined;
}
