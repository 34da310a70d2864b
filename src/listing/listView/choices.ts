import type { ListAddress } from '../address.ts';
import type { Dictionary, Lookup } from '../dictionary.ts';
import type { FilterName, ValueFilter } from '../model.ts';
import { areValues, type SizeKind } from './sizeKind.ts';

/** Chosen filter or value. */
export type Choice =
  | { filter: { kind: 'price' | 'inStock' | 'promotion' } }
  | { filter: ValueFilter; parameter?: string; sizeKind?: SizeKind; word: string; name: string };

/** Choices of an address with their names, in the order of the facets. */
export function choicesOf(address: ListAddress, dictionary: Dictionary): Choice[] {
  const { producers, series, sizes, values, price, inStock, promotion } = address;
  return [
    ...values.flatMap(({ parameterId, values: words }) =>
      named(words, dictionary.values.get(parameterId), { kind: 'values', parameterId }, dictionary),
    ),
    ...sizes.map((word) => sizeChoice(word, dictionary.sizes.get(word) ?? word)),
    ...(price === undefined ? [] : [{ filter: { kind: 'price' as const } }]),
    ...(inStock ? [{ filter: { kind: 'inStock' as const } }] : []),
    ...(promotion ? [{ filter: { kind: 'promotion' as const } }] : []),
    ...named(series, dictionary.series, { kind: 'series' }, dictionary),
    ...named(producers, dictionary.producers, { kind: 'producers' }, dictionary),
  ];
}

const sizeChoice = (word: string, name: string): Choice => ({
  ...{ filter: { kind: 'sizes' }, word, name },
  ...(areValues([{ name }]) ? { sizeKind: 'money' } : {}),
});

/** Name of the parameter that a filter goes by, ready to be spread. */
export function parameterOf(filter: FilterName, dictionary: Dictionary): { parameter?: string } {
  const name = filter.kind === 'values' ? dictionary.parameters.get(filter.parameterId)?.name : undefined;
  return name === undefined ? {} : { parameter: name };
}

function named(
  words: readonly string[],
  lookup: Lookup | undefined,
  filter: ValueFilter,
  dictionary: Dictionary,
): Choice[] {
  return words.map((word) => ({
    filter,
    word,
    name: lookup?.byWord(word)?.name ?? word,
    ...parameterOf(filter, dictionary),
  }));
}
