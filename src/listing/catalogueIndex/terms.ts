import type { FacetParameter, IndexRow } from '../../catalogue/indexRow.ts';
import { sizeWord } from '../sizeWord.ts';

/** Facets that take their values from terms; the parameters of the catalogue follow, in their order. */
export const PRODUCER = 0;
export const SERIES = 1;
export const SIZE = 2;
export const FIRST_PARAMETER = 3;
/** Facet of a value that no filter is offered for. */
const NONE = -1;

type Kind = 'producer' | 'series' | 'size' | 'value';
const FACETS: Readonly<Record<Exclude<Kind, 'value'>, number>> = { producer: PRODUCER, series: SERIES, size: SIZE };

/**
 * Gives every producer, series, size and parameter value of the shop a small number, its term, so that all of
 * them are counted by one loop. A term once given keeps its number; the dictionary of a shop is small and slow to change.
 */
export class Terms {
  parameters: readonly FacetParameter[] = [];
  /** Facets by term. */
  readonly facets: number[] = [];
  /** The producer's, series' or value's id, or the size's word, by term. */
  readonly keys: (number | string)[] = [];
  /** Names of sizes that products have or had, by their words. */
  readonly sizeNames = new Map<string, string>();
  readonly #numbers: Record<Kind, Map<number | string, number>> = {
    producer: new Map(),
    series: new Map(),
    size: new Map(),
    value: new Map(),
  };
  #facetOfValue = new Map<number, number>();

  setParameters(parameters: readonly FacetParameter[]): void {
    this.parameters = parameters.toSorted((a, b) => a.position - b.position || a.id - b.id);
    this.#facetOfValue = new Map(
      this.parameters.flatMap(({ values }, place) => values.map(({ id }) => [id, FIRST_PARAMETER + place])),
    );
    for (const [id, term] of this.#numbers.value) this.facets[term] = this.#facetOfValue.get(Number(id)) ?? NONE;
  }

  /** All of it but the parameters, which the catalogue keeps. */
  pack(): Record<string, unknown> {
    const kinds = Object.entries(this.#numbers).flatMap(([kind, numbers]) =>
      [...numbers.values()].map((term) => [term, kind] as const),
    );
    const kindOf = new Map(kinds);
    return { terms: this.keys.map((key, term) => [kindOf.get(term), key]), sizeNames: [...this.sizeNames] };
  }

  /** Takes kept terms in place of none. */
  unpack({ terms, sizeNames }: Record<string, unknown>): void {
    for (const [kind, key] of terms as [Kind, number | string][]) this.#number(kind, key);
    for (const [word, name] of sizeNames as [string, string][]) this.sizeNames.set(word, name);
  }

  find(kind: Kind, key: number | string): number | undefined {
    return this.#numbers[kind].get(key);
  }

  /** Terms of a product, each once. */
  ofRow(row: IndexRow): number[] {
    return [
      this.#number('producer', row.producerId),
      ...(row.seriesId === null ? [] : [this.#number('series', row.seriesId)]),
      ...[...new Set(row.sizeNames.map((name) => this.#sizeWord(name)))].map((word) => this.#number('size', word)),
      ...[...new Set(row.valueIds)].map((id) => this.#number('value', id)),
    ];
  }

  /** Term of a size's name; of several spellings the first by code stands for all: capitals before small letters. */
  #sizeWord(name: string): string {
    const word = sizeWord(name);
    const known = this.sizeNames.get(word);
    if (known === undefined || name < known) this.sizeNames.set(word, name);
    return word;
  }

  #number(kind: Kind, key: number | string): number {
    const known = this.#numbers[kind].get(key);
    if (known !== undefined) return known;
    const term = this.keys.length;
    this.#numbers[kind].set(key, term);
    this.keys.push(key);
    this.facets.push(kind === 'value' ? (this.#facetOfValue.get(Number(key)) ?? NONE) : FACETS[kind]);
    return term;
  }
}
