import { TEXT_NAME } from '../listing/address/names.ts';

/** Address of the results of a search. */
export const SEARCH_PATH = '/szukaj';

/** Fewest letters that are searched for. */
export const SHORTEST_TEXT = 2;

export const searchPath = (text: string): string => `${SEARCH_PATH}?${new URLSearchParams({ [TEXT_NAME]: text })}`;

/** Text of a query without what surrounds it. */
export const searchText = (text: string): string => text.replace(/\s+/gu, ' ').trim();

export const isTooShort = (text: string): boolean => [...text].length < SHORTEST_TEXT;
