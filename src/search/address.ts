import { TEXT_NAME } from '../listing/address/names.ts';

/** Address of the results of a search. */
export const SEARCH_PATH = '/szukaj';

/** Fewest letters that are searched for. */
export const SHORTEST_TEXT = 2;

export const searchPath = (text: string): string => `${SEARCH_PATH}?${new URLSearchParams({ [TEXT_NAME]: text })}`;

/** Signs that come along with copied words, and that nobody sees: soft hyphens, joints of words, marks of direction. */
const UNSEEN = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Text of a query as it is seen, without what surrounds it. */
export const searchText = (text: string): string =>
  text
    .normalize()
    .replace(UNSEEN, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

export const isTooShort = (text: string): boolean => [...text].length < SHORTEST_TEXT;
