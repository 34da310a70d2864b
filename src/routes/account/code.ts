import type { ComponentType } from 'react';
import type { PageProps } from './page.ts';
import { isOwn, type PageName, placeOf } from './places.ts';
import type { PagesOf } from './views.ts';

const door = async () => (await import('./doorPages.tsx')).pages;
const own = async () => (await import('./ownPages.tsx')).pages;

const pages: Partial<PagesOf<PageName>> = {};

/** Loads what the page at an address is drawn with; at an address of nobody's, nothing. */
export async function loadPage(pathname: string): Promise<void> {
  const place = placeOf(pathname);
  if (place && !pages[place.name]) Object.assign(pages, await (isOwn(place.name) ? own : door)());
}

/** There once it has been loaded; its props are those that the loader of the same page gives. */
export const pageOf = (name: PageName) => pages[name] as ComponentType<PageProps<unknown>> | undefined;

// A document brings the page that it is of; the server draws every one.
if (import.meta.env.SSR) Object.assign(pages, await door(), await own());
else await loadPage(location.pathname);
