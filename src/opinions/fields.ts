import type { OpinionTerms } from '../settings/opinionFields.ts';

export type OpinionField = 'opinion_rating' | 'opinion_content' | 'opinion_author';
export type OpinionValues = Readonly<Record<OpinionField, string>>;

export const AUTHOR_LONGEST = 40;

/** Longest values, characters. */
export const opinionLongest = ({ longest }: Pick<OpinionTerms, 'longest'>) => ({
  opinion_rating: 1,
  opinion_content: longest,
  opinion_author: AUTHOR_LONGEST,
});

/** What the form in a browser needs of the terms. */
export const opinionLimits = ({ longest, photos }: OpinionTerms) => ({ longest, photos });
