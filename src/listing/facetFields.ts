import { numberInText } from '../ui/text.ts';
import { IN_STOCK_NAME, PROMOTION_NAME } from './address/names.ts';
import { wordsChosen } from './address.ts';
import { amountsShown } from './amountsShown.ts';
import type { FacetView } from './listView/facetViews.ts';
import type { ListView } from './listView.ts';

/**
 * State of each named field of the filters, in their order, as `ui/kernel/swap/morph.ts` reads it. Of a box the number beside it, with
 * a plus when it is chosen: "12", "3+". Of an amount its value and its hint: "49,50/12"; "-" where there is no price to choose from.
 */
export function facetFields(view: ListView): string[] {
  const { facets, price, address } = view;
  const values = (facet: FacetView) => {
    const chosen = new Set(wordsChosen(address, facet.filter));
    return facet.values.map(({ word, count }) => box(count, chosen.has(word)));
  };
  const amount = (end: number | undefined, bound: number | undefined) => {
    const { value, hint } = amountsShown(end, bound);
    return price === null ? '-' : `${value}/${hint}`;
  };
  return [
    ...facets.filter(isOfProduct).flatMap(values),
    amount(address.price?.from, price?.bounds?.min),
    amount(address.price?.to, price?.bounds?.max),
    ...switchesOffered(view).map(({ kind }) => box(view[kind] ?? 0, address[kind])),
    ...facets.filter((facet) => !isOfProduct(facet)).flatMap(values),
  ];
}

const box = (count: number, chosen: boolean): string => numberInText(count) + (chosen ? '+' : '');

/** Tells whether a facet is about the product itself; such facets stand before the price, the producer after. */
export const isOfProduct = ({ filter }: FacetView): boolean => filter.kind === 'values' || filter.kind === 'sizes';

const SWITCHES = [
  { kind: 'inStock', field: IN_STOCK_NAME },
  { kind: 'promotion', field: PROMOTION_NAME },
] as const;

export const switchesOffered = (view: Pick<ListView, 'inStock' | 'promotion'>) =>
  SWITCHES.filter(({ kind }) => view[kind] !== null);
