import type { ListPlace } from './address/href.ts';
import type { Dictionary } from './dictionary.ts';
import { type Choice, choicesOf, parameterOf } from './listView/choices.ts';
import { type FacetView, facetViews, type ValueColours } from './listView/facetViews.ts';
import type { Counted, FilterName, ListResult, PriceBounds } from './model.ts';

/** View of a list; plain data, the same on server and browser. */
export interface ListView extends ListPlace {
  total: number;
  /** Products without any filter. */
  unfiltered: number;
  pages: number;
  facets: FacetView[];
  /** Price filter, when there is one, with its bounds. */
  price: { bounds: PriceBounds | null } | null;
  /** Products each switch would leave; null when it is not offered. */
  inStock: number | null;
  promotion: number | null;
  choices: Choice[];
  /** Number of products without each of the present filters. */
  without: { filter: FilterName; parameter?: string; total: number }[];
}

/** `place.address` is the canonical one that `resolveAddress` gave; its page becomes the one that the list really shows. */
export function listView(
  place: ListPlace,
  result: ListResult,
  dictionary: Dictionary,
  colours?: ValueColours,
): ListView {
  const { path, defaults } = place;
  const address = { ...place.address, counter: result.counter };
  const { total, unfiltered, pages, facets, without } = result;
  const bounds = facets.price;
  return {
    path,
    address,
    defaults,
    total,
    unfiltered,
    pages,
    facets: facetViews(result, address, dictionary, colours),
    price: address.price !== undefined || (bounds !== null && bounds.min < bounds.max) ? { bounds } : null,
    inStock: switchCount(facets.inStock, address.inStock, unfiltered),
    promotion: switchCount(facets.promotion, address.promotion, unfiltered),
    choices: choicesOf(address, dictionary),
    without: without.map(({ filter, total: left }) => ({ filter, total: left, ...parameterOf(filter, dictionary) })),
  };
}

/** A switch is offered when it tells some products from others. */
function switchCount({ count, inScope }: Counted<true>, on: boolean, unfiltered: number): number | null {
  return on || (inScope > 0 && inScope < unfiltered) ? count : null;
}
