import type { CurrencyRate } from '../../kit/currencyRate.ts';
import type { TextOverrides } from '../text.ts';
import type { Purpose } from './consentName.ts';

/** Data of every page for its scripts; the server writes them into the document (`server/document/shell.ts`). */
export interface PageTerms {
  /** The merchant's own wordings. */
  texts: TextOverrides;
  /** Address of all style sheets in one; missing where a tool brings them. */
  sheet?: string | undefined;
  /** Address of the graph; missing for the usual one. */
  graph?: string;
  currency: string;
  /** Currency that amounts are told in besides; missing where none is chosen. */
  rate?: CurrencyRate;
  /** Net prices are shown first. */
  net: boolean;
  /** What must be agreed to for snippets and layers of the shop; missing when it has none. */
  extras?: readonly (Purpose | 'necessary')[];
  /** A layer of the shop waits for a number of visits, which are counted with consent; missing when none does. */
  counts?: true;
  /** The shop has a service worker; missing when it has none. */
  offline?: true;
  /** `pages`: events go into the data layer, of pages too; `deeds`: scripts hear what a shopper has done; missing: nothing is measured. */
  measures?: 'pages' | 'deeds';
}

/** Id of the script element that holds the terms. */
export const PAGE_TERMS_ID = 'page_terms';

let read: PageTerms | undefined;

/** Terms of the page, read once for a whole visit of the document. Browser only. */
export function pageTerms(): PageTerms {
  read ??= JSON.parse(document.getElementById(PAGE_TERMS_ID)?.textContent ?? '{"texts":{}}') as PageTerms;
  return read;
}
