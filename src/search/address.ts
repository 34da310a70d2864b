import { TEXT_NAME } from '../listing/address/names.ts';

/** Address of the results of a search. */
export const SEARCH_PATH = '/szukaj';

/** Fewest letters that are searched for. */
export const SHORTEST_TEXT = 2;

export const searchPath = (text: string): string => `${SEARCH_PATH}?${new URLSearchParams({ [TEXT_NAME]: text })}`;

/** Most letters that are read of a text, so that the work of a search is bounded. */
export const LONGEST_TEXT = 120;

/** Signs that come along with copied words, and that nobody sees: soft hyphens, joints of words, marks of direction. */
const UNSEEN = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Text of a query as it is seen, without what surrounds it, as far as it is read. */
export function searchText(text: string): string {
  const seen = text
    .normalize()
    .replace(UNSEEN, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return [...seen].slice(0, LONGEST_TEXT).join('').trimEnd();
}

export const isTooShort = (text: string): boolean => [...text].length < SHORTEST_TEXT;
