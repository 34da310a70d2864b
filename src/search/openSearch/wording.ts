import { fold } from '../../kit/fold.ts';
import { marksOf, sharedStart } from '../engine/marks.ts';
import type { Mark, SearchLanguage } from '../engine/model.ts';
import type { QueryWord } from '../engine/query.ts';
import { typosIn, typosTo } from '../engine/typos.ts';

/** Letters that forms of a word must begin with alike to be marked up to there; otherwise the whole word is. */
const TELLING_START = 3;

/** Typos between a folded word and an asked one; undefined for more than the shop forgives. */
function typosBetween({ folded, correctable }: QueryWord, word: string): number | undefined {
  const most = correctable ? typosIn(folded) : 0;
  if (most === 0) return undefined;
  const letters = Uint16Array.from(word, (sign) => sign.charCodeAt(0));
  const typos = typosTo(folded, most)(letters, 0, letters.length);
  return typos > most ? undefined : typos;
}

/** The word of a hit that stands for a misspelt one, in the spelling of the shop. */
export function mended(asked: QueryWord, words: readonly string[]): string | undefined {
  const near = words.flatMap((word) => {
    const typos = typosBetween(asked, fold(word));
    return typos === undefined ? [] : [{ word, typos }];
  });
  return near.toSorted((a, b) => a.typos - b.typos)[0]?.word;
}

function lettersOf(asked: QueryWord, word: string, { stems }: SearchLanguage, typos: boolean): number {
  const { folded, synonyms, last } = asked;
  if (word === folded || synonyms.includes(word)) return word.length;
  if (word.startsWith(folded) && (last ? folded.length > 1 : folded.length >= TELLING_START)) return folded.length;
  if (stems(word).some((stem) => asked.stems.includes(stem))) {
    const shared = sharedStart(folded, word);
    return shared >= Math.min(folded.length, TELLING_START) ? shared : word.length;
  }
  return typos && typosBetween(asked, word) !== undefined ? word.length : 0;
}

/** Marks the words of a query in any text, by what the shop itself knows of words. */
export function outsideMarker(words: readonly QueryWord[], language: SearchLanguage, typos: boolean) {
  return (text: string): Mark[] =>
    marksOf(text, (folded) => Math.max(0, ...words.map((word) => lettersOf(word, folded, language, typos))));
}
