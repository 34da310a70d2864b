import { localStore } from '../ui/browser/storage.ts';

/** `system` follows the device; the others are set as `data-scheme` on html, which the tokens obey. */
export type ColourScheme = 'system' | 'light' | 'dark';

export const COLOUR_SCHEMES: readonly ColourScheme[] = ['system', 'light', 'dark'];

const KEY = 'scheme';

/**
 * Part of the script in the head, before the style sheets, so that the page is never painted in the wrong colours first.
 * Where site data is blocked it does nothing.
 */
export const schemeScript = `try{var s=localStorage.getItem("${KEY}");if(s=="light"||s=="dark")document.documentElement.dataset.scheme=s}catch(e){}`;

/** Reads a stored scheme, whoever wrote it; anything unknown is `system`. */
export function schemeOf(kept: string | null | undefined): ColourScheme {
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

const listeners = new Set<() => void>();

function show(scheme: ColourScheme): void {
  if (scheme === 'system') delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = scheme;
  for (const listener of listeners) listener();
}

/** Scheme of this page. Browser only. */
export const shownScheme = (): ColourScheme => schemeOf(document.documentElement.dataset.scheme);

/** Shows the scheme at once and keeps it for later visits; where nothing can be kept it lasts for this page. */
export function chooseScheme(scheme: ColourScheme): void {
  if (scheme === 'system') localStore.remove(KEY);
  else localStore.write(KEY, scheme);
  show(scheme);
}

/** Hears a choice made here or in another window of the shop. */
export function onScheme(listener: () => void): void {
  listeners.add(listener);
  window.addEventListener('storage', ({ key, newValue }) => {
    // Without a key everything was cleared.
    if (key === KEY || key === null) show(schemeOf(newValue));
  });
}
