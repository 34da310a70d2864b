import { CONTENT_PART, listPlaceOf, PART_PARAM, PLACE_PART } from '../part.ts';

/** Tells whether an address is a page of this shop: the browser itself opens files. */
export const isPage = (url: URL, origin: string): boolean =>
  url.origin === origin && !/\.[a-z0-9]{1,5}$/i.test(url.pathname);

/** Tells whether a swap may open a link: the browser itself opens downloads, and what has a target, as a file may. */
export const swappableLink = (link: Pick<HTMLAnchorElement, 'target' | 'hasAttribute'>): boolean =>
  link.target === '' && !link.hasAttribute('download');

/**
 * Address of a page's content.
 *
 * @param from place that stands there: within it only what changes is asked for
 */
export function partAddress(url: URL, from?: string): string {
  const part = new URL(url);
  part.hash = '';
  part.searchParams.set(PART_PARAM, from === listPlaceOf(url.pathname) ? PLACE_PART : CONTENT_PART);
  return part.href;
}

/** Address without its hash. */
export const withoutHash = ({ origin, pathname, search }: URL): string => origin + pathname + search;
