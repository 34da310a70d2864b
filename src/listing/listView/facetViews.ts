import type { Named } from '../../catalogue/model.ts';
import { byName } from '../../kit/nameOrder.ts';
import type { DotColours } from '../../ui/ColourDot.tsx';
import * as field from '../address/names.ts';
import type { ListAddress } from '../address.ts';
import type { Dictionary } from '../dictionary.ts';
import type { Counted, ListResult, ValueFilter } from '../model.ts';
import { areValues, type SizeKind, sizeKind } from './sizeKind.ts';
import { compareSizes } from './sizeOrder.ts';
import { compareValues } from './valueOrder.ts';

export interface FacetView {
  filter: ValueFilter;
  /** Name of the parameter, for a filter by one. */
  parameter?: string;
  /** Kind of the sizes, in a list with several kinds: each has a facet of its own; of values always. */
  sizeKind?: SizeKind;
  /** Name of the form's field. */
  field: string;
  values: FacetValue[];
  /** Values left out because there are too many to show. */
  leftOut: number;
  /** Unfolded when the page is shown. */
  open: boolean;
}

export interface FacetValue {
  /** Word in the address. */
  word: string;
  name: string;
  /** Number of products that it would leave. */
  count: number;
  /** Colours of the dot beside it. */
  colours?: DotColours;
}

/** Colours of dots by the name of a parameter and of its value, as the merchant wrote them. */
export type ValueColours = Readonly<Record<string, Readonly<Record<string, string | DotColours>>>>;

type Value = FacetValue & { inScope: number };
type Draft = Pick<FacetView, 'filter' | 'field' | 'parameter' | 'sizeKind'> & {
  values: Value[];
  chosen: readonly string[];
  open: boolean;
};

/** More than anybody reads; each costs the page a third of a kilobyte. */
const MOST_VALUES = 300;
const OPEN_PARAMETERS = 4;
const inOrder = (a: Value, b: Value) => byName(a.name, b.name);

/** Facets that can narrow the list or have; parameters first, as the merchant ordered them. */
export function facetViews(
  { facets, unfiltered }: ListResult,
  address: ListAddress,
  dictionary: Dictionary,
  colours: ValueColours = {},
): FacetView[] {
  const parameters = facets.parameters.map(({ id, values }, place): Draft => {
    const parameter = dictionary.parameters.get(id);
    return {
      filter: { kind: 'values', parameterId: id },
      ...(parameter === undefined ? {} : { parameter: parameter.name }),
      field: `${field.TRAITS_NAME}${id}`,
      values: named(values, dictionary.values.get(id)?.byId)
        .sort((a, b) => compareValues(a.name, b.name))
        .map((value) => ({ ...value, ...dotOf(colours[parameter?.name ?? '']?.[value.name]) })),
      chosen: address.values.find(({ parameterId }) => parameterId === id)?.values ?? [],
      open: place < OPEN_PARAMETERS,
    };
  });
  const drafts: Draft[] = [
    ...parameters,
    ...sizeDrafts(sizes(facets.sizes, dictionary), address.sizes),
    {
      filter: { kind: 'series' },
      field: field.SERIES_NAME,
      values: named(facets.series, dictionary.series.byId).sort(inOrder),
      chosen: address.series,
      open: false,
    },
    {
      filter: { kind: 'producers' },
      field: field.PRODUCER_NAME,
      values: named(facets.producers, dictionary.producers.byId).sort(inOrder),
      chosen: address.producers,
      open: false,
    },
  ];
  return drafts.filter((draft) => narrows(draft, unfiltered)).map(view);
}

const dotOf = (colours: string | DotColours | undefined): Pick<FacetValue, 'colours'> =>
  colours === undefined ? {} : { colours: [colours].flat() };

/** Millilitres, centimetres and grinds do not stand in one list. */
function sizeDrafts(values: Value[], chosen: readonly string[]): Draft[] {
  const kinds = Map.groupBy(values, ({ name }) => sizeKind(name));
  return [...kinds].map(([kind, ofKind]) => ({
    filter: { kind: 'sizes' },
    ...(kinds.size > 1 || areValues(ofKind) ? { sizeKind: kind } : {}),
    field: field.SIZES_NAME,
    values: ofKind,
    chosen: chosen.filter((word) => ofKind.some((value) => value.word === word)),
    open: true,
  }));
}

/** A facet whose every value all products share would change nothing. */
const narrows = ({ values, chosen }: Draft, unfiltered: number): boolean =>
  chosen.length > 0 || values.some(({ inScope }) => inScope < unfiltered);

function view({ values, chosen, open, ...draft }: Draft): FacetView {
  const kept = mostUseful(values, chosen);
  return {
    ...draft,
    values: kept.map(({ inScope: _, ...value }) => value),
    leftOut: values.length - kept.length,
    open: open || chosen.length > 0,
  };
}

/** The chosen and the most frequent, in their order. */
function mostUseful(values: Value[], chosen: readonly string[]): Value[] {
  if (values.length <= MOST_VALUES) return values;
  const isChosen = new Set(chosen);
  const first = values.toSorted(
    (a, b) => Number(isChosen.has(b.word)) - Number(isChosen.has(a.word)) || b.count - a.count || b.inScope - a.inScope,
  );
  const kept = new Set(first.slice(0, MOST_VALUES));
  return values.filter((value) => kept.has(value));
}

/** Values whose name is not known yet wait for the next version of the catalogue. */
function named(counted: Counted<number>[], byId: ((id: number) => Named | undefined) | undefined): Value[] {
  return counted.flatMap(({ key, count, inScope }) => {
    const one = byId?.(key);
    return one === undefined ? [] : [{ word: one.slug, name: one.name, count, inScope }];
  });
}

function sizes(counted: Counted<string>[], dictionary: Dictionary): Value[] {
  return counted
    .map(({ key, count, inScope }) => ({ word: key, name: dictionary.sizes.get(key) ?? key, count, inScope }))
    .sort((a, b) => compareSizes(a.name, b.name));
}
