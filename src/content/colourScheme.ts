import { setCookie } from '../ui/browser/cookie.ts';
import { localStore, onStorage } from '../ui/browser/storage.ts';

/** `system` follows the device; the others are set as `data-scheme` on html, which the tokens obey. */
export type ColourScheme = 'system' | 'light' | 'dark';

export const COLOUR_SCHEMES: readonly ColourScheme[] = ['system', 'light', 'dark'];

const COOKIE = 'scheme';
const DAYS = 365;
/** Key of local storage by which other tabs are told: they hear of it before they can read the cookie. */
const TOLD = 'schemeChanged';

/** Dark colour of the browser's own bar, which is taken before the light one where its media fit. */
const DARK_BAR = 'meta[media]';
const BAR_MEDIA: Readonly<Record<ColourScheme, string>> = {
  system: '(prefers-color-scheme: dark)',
  // No medium has this name.
  light: 'none',
  dark: '',
};

/**
 * Part of what a page does with cookies before its first frame (`cookieScript`), so that it is never painted in the wrong
 * colours first. A page without colours of the bar ends it there, after the scheme is set.
 */
export const schemeScript = `c.replace(/\\b${COOKIE}=(light|dark)/,(_,s)=>{r.dataset.scheme=s;document.querySelector("${DARK_BAR}").media=s=="dark"?"":"none"})`;

/** Reads a scheme that was kept or chosen; anything unknown is `system`. */
export function schemeOf(kept: string | null | undefined): ColourScheme {
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

const listeners = new Set<() => void>();

function show(scheme: ColourScheme): void {
  if (scheme === 'system') delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = scheme;
  const bar = document.querySelector<HTMLMetaElement>(DARK_BAR);
  if (bar) bar.media = BAR_MEDIA[scheme];
  for (const listener of listeners) listener();
}

/** Scheme of this page. Browser only. */
export const shownScheme = (): ColourScheme => schemeOf(document.documentElement.dataset.scheme);

/** Shows the scheme at once and keeps it for later visits; where nothing can be kept it lasts for this page. */
export function chooseScheme(scheme: ColourScheme): void {
  setCookie(COOKIE, scheme, scheme === 'system' ? -1 : DAYS);
  show(scheme);
  localStore.write(TOLD, scheme);
}

/** Hears a choice made here or in another window of the shop. */
export function onScheme(listener: () => void): void {
  listeners.add(listener);
  onStorage(({ key, newValue }) => {
    if (key === TOLD) show(schemeOf(newValue));
  });
}
