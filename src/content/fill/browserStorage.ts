import type { AnnouncementsFile } from '../announcements/file.ts';
import { CODE_BAR, FREE_BAR } from '../announcements/marks.ts';
import type { factTexts } from './texts.ts';

/** One thing that the shop keeps in a browser (docs/contract/pages.md#cookies). */
export interface StoredItem {
  /** Its name, or with an ellipsis the beginning of its names. */
  name: string;
  why: keyof typeof factTexts.values;
  /** Days, or until the tab is closed, or until somebody removes it. */
  life: number | 'tab' | 'stays';
  /** StoredItem only after the visitor has agreed (PKE, art. 399). */
  consent?: true;
}

/** All that the shop itself keeps in a browser; `session` is the name of the cookie of the session. */
export const keptInBrowser = (
  session: string,
  { code, free_shipping: free }: Pick<AnnouncementsFile, 'code' | 'free_shipping'>,
): readonly StoredItem[] => [
  { name: session, why: 'cookieSession', life: 30 },
  { name: 'sesja', why: 'cookieMark', life: 30 },
  { name: 'zalogowany', why: 'cookieSignedIn', life: 30 },
  { name: 'ck_cook', why: 'cookieNotice', life: 30 },
  { name: 'consent', why: 'cookieConsent', life: 30 },
  ...(code ? [{ name: CODE_BAR.cookie, why: 'cookieClosedCode', life: code.days } as const] : []),
  ...(free ? [{ name: FREE_BAR.cookie, why: 'cookieClosedFree', life: free.days } as const] : []),
  { name: 'compared', why: 'cookieCompared', life: 30 },
  { name: 'ceny', why: 'cookiePrices', life: 30 },
  { name: 'waluta', why: 'cookieCurrency', life: 30 },
  { name: 'setRegionForced', why: 'cookieRegion', life: 30 },
  { name: 'setZipcodeForced', why: 'cookiePostcode', life: 30 },
  { name: 'klucz_potem', why: 'cookieKeyLater', life: 180 },
  { name: 'scheme', why: 'cookieScheme', life: 365 },
  { name: 'closed_bars', why: 'closedBars', life: 'stays' },
  { name: 'closed_layers', why: 'closedLayers', life: 'stays' },
  { name: 'addedtoBasket', why: 'basketChanged', life: 'stays' },
  { name: 'listsChanged', why: 'listsChanged', life: 'stays' },
  { name: 'schemeChanged', why: 'schemeChanged', life: 'stays' },
  { name: 'recentProducts', why: 'recentProducts', life: 'stays', consent: true },
  { name: 'recentSearches', why: 'recentSearches', life: 'stays', consent: true },
  { name: 'visits', why: 'visits', life: 'stays', consent: true },
  { name: 'heardEvents', why: 'heardEvents', life: 'stays', consent: true },
  { name: 'witryna-…', why: 'offlineCache', life: 'stays' },
  { name: 'search_…', why: 'searchAnswers', life: 'tab' },
  { name: 'key_offer', why: 'keyOffer', life: 'tab' },
];
