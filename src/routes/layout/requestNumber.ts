import { createContext } from 'react';

/** Marks the number in the page, so that the browser finds it when it takes the page over. */
export const REQUEST_NUMBER = 'request-number';

/**
 * Number of the request that made this document. Only the page of an error reads it: a page that is kept for others must
 * hold nothing of the one who asked first.
 */
export const RequestNumber = createContext<string | undefined>(undefined);

/** As the document holds it; undefined on every page but that of an error. */
export function requestNumberOf(document: Document): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${REQUEST_NUMBER}"]`)?.content;
}
