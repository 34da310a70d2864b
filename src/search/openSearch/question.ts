import type { Query, QueryWord } from '../engine/query.ts';
import { typosIn } from '../engine/typos.ts';
import { FIELDS } from './index.ts';
import { MARKER } from './names.ts';

/** A clause of OpenSearch's query language. */
export type Clause = Readonly<Record<string, unknown>>;

/** Time that a shard may take; whatever is cut short is told, and refused. */
const SHARD_TIME = '120ms';

/**
 * Scores are counted, not weighed: the same on every shard. One more word counts for more than any number of others without a
 * typo, a word without a typo for more than any field, a field for more than how exact the word is. Sums of eight words stay
 * whole numbers in the 24 bits of a score.
 */
export const WORD_SCORE = 4000;
const RIGHT_SCORE = 400;
const FIELD_SCORE = 10;
const WHOLE_CODE_SCORE = 100_000;
const PART_OF_CODE_SCORE = 1;
/** What a word loses that is not the asked one itself. */
const LESS = { exact: 0, begins: 1, form: 2, meaning: 3 } as const;

/** Letters from which a word in the middle of a query may be a beginning. */
const BEGINNING_FROM = 3;

const counted = (filter: Clause, boost: number): Clause => ({ constant_score: { filter, boost } });
const best = (queries: readonly Clause[], name: string | undefined): Clause => ({
  dis_max: { queries, ...(name === undefined ? {} : { _name: name }) },
});

/** The word itself, words that begin so, its other forms, and words that mean the same. */
function strictClauses({ spelled, folded, synonyms, last }: QueryWord): Clause[] {
  const begins = last ? folded.length > 1 : folded.length >= BEGINNING_FROM;
  return FIELDS.flatMap((field, place) => {
    const score = (less: number) => WORD_SCORE + RIGHT_SCORE + (FIELDS.length - place) * FIELD_SCORE - less;
    return [
      counted({ match: { [`${field}.folded`]: folded } }, score(LESS.exact)),
      ...(begins ? [counted({ prefix: { [`${field}.folded`]: folded } }, score(LESS.begins))] : []),
      counted({ match: { [field]: spelled } }, score(LESS.form)),
      counted({ match: { [`${field}.bare`]: folded } }, score(LESS.form)),
      ...synonyms.map((one) => counted({ match: { [`${field}.folded`]: one } }, score(LESS.meaning))),
    ];
  });
}

/** Words with as many typos as the shop forgives; none in what holds digits, or is right as it is. */
function typoClauses({ folded, correctable }: QueryWord): Clause[] {
  const typos = correctable ? typosIn(folded) : 0;
  if (typos === 0) return [];
  return FIELDS.map((field, place) =>
    counted(
      { fuzzy: { [`${field}.folded`]: { value: folded, fuzziness: String(typos), transpositions: true } } },
      WORD_SCORE + (FIELDS.length - place) * FIELD_SCORE,
    ),
  );
}

/** Names of clauses by which the best hit says how it has a word. */
export const rightName = (place: number): string => `right${place}`;
export const misspeltName = (place: number): string => `misspelt${place}`;

function wordClause(word: QueryWord, place: number, { typos, named }: Terms): Clause {
  const right = best(strictClauses(word), named ? rightName(place) : undefined);
  const misspelt = typos ? typoClauses(word) : [];
  if (misspelt.length === 0) return right;
  return best([right, best(misspelt, named ? misspeltName(place) : undefined)], undefined);
}

interface Terms {
  typos: boolean;
  named: boolean;
}

const codeClauses = (code: string): Clause[] => [
  counted({ term: { codes: code } }, WHOLE_CODE_SCORE),
  counted({ match: { 'codes.pieces': { query: code, operator: 'and' } } }, PART_OF_CODE_SCORE),
];

/** What a stage of a search looks for. */
export type Stage = 'strict' | 'typos' | 'some';

/** Documents with every word in one of its forms; with typos too; with some of the words. */
export function stageClause({ words, code, codeParts }: Query, stage: Stage, named: boolean): Clause {
  const clauses = words.map((word, place) => wordClause(word, place, { typos: stage !== 'strict', named }));
  const codes = stage === 'some' ? codeParts : code === undefined ? [] : [code];
  const either = [
    ...(stage === 'some' || clauses.length === 0 ? clauses : [{ bool: { must: clauses } }]),
    ...codes.flatMap(codeClauses),
  ];
  return { bool: { should: either, minimum_should_match: 1 } };
}

/** Equally good ones stand as in the shop's own index: fewer words that nobody asked for, then by weight. */
const SORT = [{ _score: 'desc' }, { length: 'asc' }, { weight: 'asc' }, { id: 'asc' }] as const;

/** Body of a search for the ids of the best. */
export const idsBody = (query: Query, stage: Stage, most: number): Clause => ({
  query: stageClause(query, stage, false),
  size: most,
  sort: SORT,
  _source: false,
  timeout: SHARD_TIME,
});

/** Body of a search for the best hit, with its words and how it has those of the query. */
export const bestBody = (query: Query, stage: Stage): Clause => ({
  query: stageClause(query, stage, true),
  size: 1,
  sort: SORT,
  _source: FIELDS,
  timeout: SHARD_TIME,
});

/** Body of a search for the version of the catalogue that an index holds. */
export const MARKER_BODY: Clause = { query: { ids: { values: [MARKER] } }, size: 1, _source: ['version'] };

/** Body of several searches at once: a line for the index, a line for the search. */
export const manyBodies = (alias: string, bodies: readonly Clause[]): string =>
  bodies.map((body) => `${JSON.stringify({ index: alias })}\n${JSON.stringify(body)}\n`).join('');
