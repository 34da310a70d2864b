import { memo } from '../../kit/bounded.ts';
import { fold } from '../../kit/fold.ts';
import { LONGEST_TEXT } from '../address.ts';
import type { SearchLanguage } from './model.ts';
import { codeOf, hasDigit, isLinking, wordsOf } from './words.ts';

const MOST_WORDS = 8;
const LONGEST_WORD = 40;
/** Fewest signs of a part of a code. */
const SHORTEST_CODE = 4;

export interface QueryWord {
  spelled: string;
  folded: string;
  stems: readonly string[];
  /** Words, folded, that mean the same. */
  synonyms: readonly string[];
  /** The last one may be typed by half. */
  last: boolean;
  correctable: boolean;
  /** This word and the one behind it written together. */
  with(next: QueryWord): QueryWord;
  /** The word written as two, cut before a letter. */
  cut(at: number): [QueryWord, QueryWord];
}

export interface Query {
  words: QueryWord[];
  /** The text as a code or a part of one; undefined when it cannot be one. */
  code: string | undefined;
  /** Pieces of the text between spaces that may be codes. */
  codeParts: string[];
}

export type ReadText = (text: string) => Query;

/** A text is asked for in products, series, producers, categories and pages in turn, and read once. */
const TEXTS_KEPT = 4;

const readers = new WeakMap<SearchLanguage, ReadText>();

/** Reads queries with what the shop says of words; engines of one language share it. */
export function queryReader(language: SearchLanguage): ReadText {
  const reader = readers.get(language) ?? memo(TEXTS_KEPT, newReader(language));
  readers.set(language, reader);
  return (text) => reader(text.slice(0, 2 * LONGEST_TEXT));
}

function newReader(language: SearchLanguage): ReadText {
  const right = new Set(language.neverCorrected.map(fold));
  const synonyms = synonymsOf(language);

  const askedWord = (spelled: string, last: boolean, also: readonly string[] = []): QueryWord => {
    const folded = fold(spelled);
    return {
      spelled,
      folded,
      stems: language.stems(spelled),
      synonyms: also,
      last,
      correctable: !right.has(folded),
      with: (next) => askedWord(spelled + next.spelled, next.last),
      cut: (at) => [askedWord(spelled.slice(0, at), false), askedWord(spelled.slice(at), last)],
    };
  };

  return (text) => {
    const short = [...text].slice(0, LONGEST_TEXT).join('');
    const all = wordsOf(short).filter((word) => word.length <= LONGEST_WORD && fold(word) !== '');
    const telling = all.filter((word) => !isLinking(fold(word)));
    const words = [...new Set(telling.length > 0 ? telling : all)].slice(0, MOST_WORDS);
    const read = withSynonyms(words, synonyms, language);
    return {
      words: read.map(({ word, also }, place) => askedWord(word, place === read.length - 1, also)),
      code: codeIn(short),
      codeParts: short.split(/\s+/).flatMap((part) => codeIn(part) ?? []),
    };
  };
}

function codeIn(text: string): string | undefined {
  const code = codeOf(text);
  return code.length >= SHORTEST_CODE && hasDigit(code) ? code : undefined;
}

/** Words found for a word or a phrase, by the key of the phrase. */
type Synonyms = ReadonlyMap<string, readonly string[]>;

const keyOf = (words: readonly string[], { stems }: SearchLanguage) =>
  words.map((word) => stems(word)[0] ?? '').join(' ');

function synonymsOf(language: SearchLanguage): Synonyms {
  const found = new Map<string, string[]>();
  for (const { asked, found: same } of language.synonyms) {
    const single = same.map(wordsOf).flatMap((words) => (words.length === 1 ? words.map(fold) : []));
    for (const phrase of asked) {
      const key = keyOf(
        wordsOf(phrase).filter((word) => !isLinking(fold(word))),
        language,
      );
      found.set(key, [...(found.get(key) ?? []), ...single]);
    }
  }
  return found;
}

const LONGEST_PHRASE = 3;

/** A phrase that the shop has a word for becomes one word of the query. */
function withSynonyms(words: readonly string[], synonyms: Synonyms, language: SearchLanguage) {
  const read: { word: string; also: readonly string[] }[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST_PHRASE, words.length - at);
    let also = synonyms.get(keyOf(words.slice(at, at + length), language));
    while (also === undefined && length > 1) {
      length--;
      also = synonyms.get(keyOf(words.slice(at, at + length), language));
    }
    read.push({ word: words.slice(at, at + length).join(''), also: also ?? [] });
    at += length;
  }
  return read;
}
