import type { CardView } from '../catalogue/card.ts';
import type { FactRow } from './model.ts';

/** A product that may be added. */
export type Candidate = Pick<CardView, 'id' | 'name' | 'picture' | 'subtitle'>;

export interface ComparisonView {
  /** Products in the order of the page; a narrow window shows the first two. */
  cards: readonly CardView[];
  /** Ids of those that are shown with their prices and cannot be bought. */
  notSold: readonly number[];
  facts: readonly FactRow[];
  /** Number of products that the shop sets side by side. */
  most: number;
  /** Number of products of the address that are not sold any more. */
  gone: number;
  /** Path of what is shown. */
  at: string;
  /** Whole address, to be sent to others. */
  href: string;
  candidates: readonly Candidate[];
  /** A product for which there is no room. */
  wanted: Candidate | undefined;
}

export const candidateOf = ({ id, name, picture, subtitle }: CardView): Candidate => ({
  id,
  name,
  ...(picture ? { picture } : {}),
  ...(subtitle === undefined ? {} : { subtitle }),
});

/** Name with what tells it from its versions. */
export const cardName = ({ name, subtitle }: Pick<CardView, 'name' | 'subtitle'>): string =>
  subtitle === undefined ? name : `${name}, ${subtitle}`;
