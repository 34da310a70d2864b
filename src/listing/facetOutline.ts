import { hash } from 'node:crypto';
import { wordsChosen } from './address.ts';
import { switchesOffered } from './facetFields.ts';
import type { FacetView } from './listView/facetViews.ts';
import type { ListView } from './listView.ts';

/** More values than this scroll inside their facet and can be searched. */
const LONG = 10;

export const isLong = ({ values }: Pick<FacetView, 'values'>): boolean => values.length > LONG;

/** Tells whether nothing in a facet can be pressed. */
export const isDead = ({ values }: Pick<FacetView, 'values'>, chosen: ReadonlySet<string>): boolean =>
  values.every(({ word, count }) => count === 0 && !chosen.has(word));

/**
 * Tells one outline of the filters from others: all that is drawn of them besides what `facetFields` tells. Undefined where a choice
 * changes which values there are, because they are too many to show.
 */
export function facetOutline(view: ListView, nameOf: (facet: FacetView) => string): string | undefined {
  if (view.facets.some(({ leftOut }) => leftOut > 0)) return undefined;
  const facets = view.facets.map((facet) => [
    facet.field,
    nameOf(facet),
    // The box of such a facet can be reached by keyboard.
    isLong(facet) && isDead(facet, new Set(wordsChosen(view.address, facet.filter))),
    facet.values.map(({ word, name, colours }) => [word, name, colours]),
  ]);
  const switches = switchesOffered(view).map(({ kind }) => kind);
  return hash('sha1', JSON.stringify([facets, switches]), 'base64url').slice(0, LETTERS);
}

/** Two that differ are alike once in 68 thousand million times. */
const LETTERS = 6;
