import type { FacetParameter } from '../catalogue/indexRow.ts';
import type { Named } from '../catalogue/model.ts';
import type { ListAddress } from './address.ts';
import type { ListQuery, ListScope } from './model.ts';
import { sizeWord } from './sizeWord.ts';

/** Things that lists can be filtered by, by id and by the words of an address. */
export interface Dictionary {
  readonly producers: Lookup;
  readonly series: Lookup;
  readonly parameters: ReadonlyMap<number, FacetParameter>;
  readonly values: ReadonlyMap<number, Lookup>;
  /** Names of sizes by their words. */
  readonly sizes: ReadonlyMap<string, string>;
}

export interface Lookup {
  byId(id: number): Named | undefined;
  /** Finds by slug, or by id when no slug is written so. */
  byWord(word: string): Named | undefined;
}

export interface DictionarySource {
  producers: readonly Named[];
  series: readonly Named[];
  parameters: readonly FacetParameter[];
  /** Names of sizes by their words. */
  sizes: ReadonlyMap<string, string>;
}

export function createDictionary({ producers, series, parameters, sizes }: DictionarySource): Dictionary {
  return {
    producers: lookup(producers),
    series: lookup(series),
    parameters: new Map(parameters.map((parameter) => [parameter.id, parameter])),
    values: new Map(parameters.map(({ id, values }) => [id, lookup(values)])),
    sizes,
  };
}

function lookup(all: readonly Named[]): Lookup {
  const ids = new Map(all.map((one) => [one.id, one]));
  const slugs = new Map(all.map((one) => [one.slug, one]));
  return {
    byId: (id) => ids.get(id),
    byWord: (word) => slugs.get(word) ?? (/^\d{1,15}$/.test(word) ? ids.get(Number(word)) : undefined),
  };
}

/** The query that an address means, and the address itself with only what the shop knows, written in slugs. */
export function resolveAddress(
  address: ListAddress,
  scope: ListScope,
  dictionary: Dictionary,
): { query: ListQuery; address: ListAddress } {
  const producers = found(address.producers, dictionary.producers);
  const series = found(address.series, dictionary.series);
  const values = address.values
    .map(({ parameterId, values: words }) => ({
      parameterId,
      chosen: found(words, dictionary.values.get(parameterId)),
    }))
    .filter(({ chosen }) => chosen.length > 0);
  const sizes = [...new Set(address.sizes.map(sizeWord))].filter((word) => dictionary.sizes.has(word)).sort();
  const { price, inStock, promotion, sort, portions, counter } = address;
  const filters = { inStock, promotion, ...(price === undefined ? {} : { price }) };
  return {
    query: {
      scope,
      sort,
      portions,
      counter,
      filters: {
        ...filters,
        producers: producers.map(({ id }) => id),
        series: series.map(({ id }) => id),
        sizes,
        values: new Map(values.map(({ parameterId, chosen }) => [parameterId, chosen.map(({ id }) => id)])),
      },
    },
    address: {
      ...address,
      sizes,
      producers: slugsOf(producers),
      series: slugsOf(series),
      values: values.map(({ parameterId, chosen }) => ({ parameterId, values: slugsOf(chosen) })),
    },
  };
}

function found(words: readonly string[], known: Lookup | undefined): Named[] {
  return [...new Set(words.flatMap((word) => known?.byWord(word) ?? []))];
}

const slugsOf = (some: readonly Named[]): string[] => some.map(({ slug }) => slug).sort();
