import type { Found, SearchLanguage } from '../engine/model.ts';
import { type Query, queryReader } from '../engine/query.ts';
import { type Answer, readIds, readMany, readVersion, readWords } from './answer.ts';
import type { OutsideCall } from './call.server.ts';
import { OutsideError } from './error.ts';
import { aliasOf } from './names.ts';
import {
  bestBody,
  type Clause,
  idsBody,
  MARKER_BODY,
  manyBodies,
  misspeltName,
  rightName,
  type Stage,
  WORD_SCORE,
} from './question.ts';
import { mended, outsideMarker } from './wording.ts';

export interface FinderOptions {
  call: OutsideCall;
  /** First part of the names of the indexes. */
  prefix: string;
  language: SearchLanguage;
  /** Oldest version of the catalogue that may still be shown. */
  oldest(): number;
}

/** Finds products in an OpenSearch. Rejects with OutsideError whenever its answer is not whole and fresh. */
export type Finder = (text: string, most: number, signal: AbortSignal) => Promise<Found>;

/**
 * One request finds what has every word. Only when nothing has, another one forgives typos and looks for documents with some of
 * the words.
 */
export function createFinder({ call, prefix, language, oldest }: FinderOptions): Finder {
  const read = queryReader(language);
  const alias = aliasOf(prefix);

  async function ask(bodies: readonly Clause[], signal: AbortSignal): Promise<Answer[]> {
    const all = [MARKER_BODY, ...bodies];
    const said = await call({ method: 'POST', path: '/_msearch', lines: manyBodies(alias, all), signal });
    const [marker, ...answers] = readMany(said, all.length);
    if (marker && readVersion(marker) < oldest()) throw new OutsideError('behind');
    return answers;
  }

  return async (text, most, signal) => {
    const query = read(text);
    const { words, code } = query;
    if (words.length === 0 && code === undefined) return { ...NOTHING, missing: [] };
    const [strict] = await ask([idsBody(query, 'strict', most)], signal);
    if (strict && strict.hits.total.value > 0) {
      return { ...idsOf(strict), missing: [], marks: outsideMarker(words, language, false) };
    }
    if (words.length === 0) return { ...NOTHING, missing: [] };
    const stages = ['typos', 'some'] as const satisfies Stage[];
    const bodies = stages.flatMap((stage) => [idsBody(query, stage, most), bestBody(query, stage)]);
    const [typos, bestTypos, some, bestSome] = await ask(bodies, signal);
    const marks = outsideMarker(words, language, true);
    if (typos && bestTypos && typos.hits.total.value > 0) {
      return { ...idsOf(typos), ...outcomeOf(query, bestTypos), marks };
    }
    if (some && bestSome && some.hits.total.value > 0)
      return { ...mostWords(some), ...outcomeOf(query, bestSome), marks };
    return { ...NOTHING, missing: words.map(({ spelled }) => spelled), marks };
  };
}

const NOTHING = { ids: [], total: 0, atLeast: false, marks: () => [] };

const idsOf = (answer: Answer): Pick<Found, 'ids' | 'total' | 'atLeast'> => ({
  ids: readIds(answer),
  total: answer.hits.total.value,
  atLeast: answer.hits.total.relation === 'gte',
});

/** Documents that have as many of the words as the best has. */
function mostWords(answer: Answer): Pick<Found, 'ids' | 'total' | 'atLeast'> {
  const words = answer.hits.hits.map(({ _score }) => Math.floor((_score ?? 0) / WORD_SCORE));
  const end = words.findIndex((count) => count !== words[0]);
  if (end < 0) return idsOf(answer);
  return { ids: readIds(answer).slice(0, end), total: end, atLeast: false };
}

/** What the best hit says of the query: which words it has instead of those asked for, and which it lacks. */
function outcomeOf({ words }: Query, { hits: { hits } }: Answer): Pick<Found, 'corrected' | 'missing'> {
  const [best] = hits;
  if (best === undefined) throw new OutsideError('malformed');
  const has = new Set(best.matched_queries);
  const itsWords = readWords(best._source);
  const missing: string[] = [];
  let changed = false;
  const spelled = words.map((word, place) => {
    if (has.has(rightName(place))) return word.spelled;
    if (!has.has(misspeltName(place))) {
      missing.push(word.spelled);
      return word.spelled;
    }
    const right = mended(word, itsWords);
    changed ||= right !== undefined;
    return right ?? word.spelled;
  });
  if (missing.length === words.length) return { missing: [] };
  return { missing, ...(changed ? { corrected: spelled.join(' ') } : {}) };
}
