import { CONTENT_PART, PART_PARAM } from '../part.ts';

/** A page of this shop: files of it are for the browser alone. */
export const isPage = (url: URL, origin: string): boolean =>
  url.origin === origin && !/\.[a-z0-9]{1,5}$/i.test(url.pathname);

/** Where the content of a page is asked for. */
export function partAddress(url: URL): string {
  const part = new URL(url);
  part.hash = '';
  part.searchParams.set(PART_PARAM, CONTENT_PART);
  return part.href;
}

/** The same page, whatever place of it. */
export const withoutHash = ({ origin, pathname, search }: URL): string => origin + pathname + search;
