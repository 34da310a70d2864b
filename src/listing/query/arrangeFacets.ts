import type { Tally } from '../catalogueIndex/scope.ts';
import { FIRST_PARAMETER, PRODUCER, SERIES, SIZE, type Terms } from '../catalogueIndex/terms.ts';
import type { Counted, Facets, ListFilters } from '../model.ts';

/** Counts of each facet: values found in the scope or chosen, those that would leave nothing too. */
export function facetsOf(terms: Terms, filters: ListFilters, scope: Tally, found: Tally): Facets {
  const values = valuesByFacet(terms, scope, found);
  const numbers = (facet: number, chosen: readonly number[]) =>
    withChosen((values.get(facet) ?? []).map(numeric), chosen).sort((a, b) => a.key - b.key);
  return {
    producers: numbers(PRODUCER, filters.producers),
    series: numbers(SERIES, filters.series),
    sizes: withChosen((values.get(SIZE) ?? []).map(textual), filters.sizes).sort((a, b) => (a.key < b.key ? -1 : 1)),
    parameters: terms.parameters
      .map(({ id }, place) => ({ id, values: numbers(FIRST_PARAMETER + place, filters.values.get(id) ?? []) }))
      .filter((parameter) => parameter.values.length > 0),
    price: found.min <= found.max ? { min: found.min, max: found.max } : null,
    inStock: { key: true, count: found.available, inScope: scope.available },
    promotion: { key: true, count: found.reduced, inScope: scope.reduced },
  };
}

function valuesByFacet(terms: Terms, scope: Tally, found: Tally): Map<number, Counted<number | string>[]> {
  const values = new Map<number, Counted<number | string>[]>();
  for (const [term, key] of terms.keys.entries()) {
    const inScope = scope.counts[term] ?? 0;
    const facet = terms.facets[term] ?? -1;
    if (inScope === 0 || facet < 0) continue;
    const counted = { key, count: found.counts[term] ?? 0, inScope };
    const others = values.get(facet);
    if (others === undefined) values.set(facet, [counted]);
    else others.push(counted);
  }
  return values;
}

const numeric = ({ key, ...counts }: Counted<number | string>): Counted<number> => ({ key: Number(key), ...counts });
const textual = ({ key, ...counts }: Counted<number | string>): Counted<string> => ({ key: String(key), ...counts });

/** A choice stays in its facet even where nothing has it, so that it can be taken back. */
function withChosen<Key>(found: Counted<Key>[], chosen: readonly Key[]): Counted<Key>[] {
  const known = new Set(found.map(({ key }) => key));
  const missing = [...new Set(chosen)].filter((key) => !known.has(key));
  return [...found, ...missing.map((key) => ({ key, count: 0, inScope: 0 }))];
}
