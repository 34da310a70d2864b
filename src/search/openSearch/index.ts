import type { SearchDoc } from '../engine/model.ts';
import { codeOf, wordsOf } from '../engine/words.ts';

/** Fields of words, what tells most first. */
export const FIELDS = ['name', 'own', 'shared'] as const;

/** Signs of a piece that codes are cut into, so that parts of them are found. */
const PIECE = 4;

/**
 * A field of words in three ways. Itself: forms of Polish words meet in Stempel's stems. `folded`: words as people type them,
 * without diacritics, also by their beginnings. `bare`: forms of words typed without diacritics.
 */
const WORDS = {
  type: 'text',
  analyzer: 'polish',
  fields: {
    folded: { type: 'text', analyzer: 'folded', index_prefixes: { min_chars: 2, max_chars: 8 } },
    bare: { type: 'text', analyzer: 'bare' },
  },
} as const;

/**
 * Body of the request that makes an index. `polish` and `polish_stem` come with the plugin analysis-stempel. Shards and
 * replicas are for an index template of the cluster to say.
 */
export const INDEX_BODY = {
  settings: {
    analysis: {
      tokenizer: { pieces: { type: 'ngram', min_gram: PIECE, max_gram: PIECE } },
      analyzer: {
        folded: { type: 'custom', tokenizer: 'standard', filter: ['lowercase', 'asciifolding'] },
        bare: { type: 'custom', tokenizer: 'standard', filter: ['lowercase', 'asciifolding', 'polish_stem'] },
        pieces: { type: 'custom', tokenizer: 'pieces' },
      },
    },
  },
  mappings: {
    dynamic: 'strict',
    properties: {
      id: { type: 'long' },
      name: WORDS,
      own: WORDS,
      shared: WORDS,
      codes: { type: 'keyword', fields: { pieces: { type: 'text', analyzer: 'pieces' } } },
      length: { type: 'integer' },
      weight: { type: 'integer' },
      version: { type: 'long', index: false },
      names: { type: 'keyword', index: false },
    },
  },
} as const;

/** A product as an index keeps it. */
export interface OutsideDoc {
  id: number;
  name: string;
  own: string;
  shared: string;
  codes: string[];
  /** Words of its name. */
  length: number;
  /** Lower stands first among equally good ones. */
  weight: number;
}

/** Words are cut as queries are, so that „350ml” is two words on both sides. */
export function outsideDoc({ id, weight, texts: [name, own, shared], codes }: SearchDoc): OutsideDoc {
  const words = (texts: readonly string[]) => texts.flatMap(wordsOf);
  const named = words(name);
  return {
    id,
    name: named.join(' '),
    own: words(own).join(' '),
    shared: words(shared).join(' '),
    codes: codes.map(codeOf),
    length: named.length,
    weight,
  };
}
