import { pageReturned, pageShown } from '../pages.ts';
import { startIslands, stopIslands } from '../wakeIslands.ts';
import { holdParts } from './firstFrame.ts';
import { keepPage, type LeftPage } from './leftPages.ts';
import { morph, OUTLINE, STILL } from './morph.ts';

const CONTENT = 'content';

export const container = (): HTMLElement => document.getElementById('container') ?? document.body;

/** Place of a page: a list with other filters is the same place. */
const placeOf = ({ dataset }: HTMLElement) => dataset.place;
export const placeNow = (): string | undefined => placeOf(container());
/** A page of one shopper is asked for anew each time. */
const isOwn = ({ dataset }: HTMLElement) => dataset.personal !== undefined;

export function isPersonal(page: Document): boolean {
  const next = page.getElementById('container');
  return next !== null && isOwn(next);
}

/** Tells whether the fields whose state alone a page tells are those that stand here. */
export function fitsOutline(page: Document): boolean {
  const told = page.querySelector(`[${OUTLINE}][${STILL}]`);
  return told === null || told.getAttribute(OUTLINE) === document.querySelector(`[${OUTLINE}]`)?.getAttribute(OUTLINE);
}

/** Puts a page into the place of the one that stands there. True when it is another page, false when the same has changed. */
export function showPage(page: Document, leftKey: string | undefined): boolean {
  const now = container();
  const next = page.getElementById('container');
  if (!next) throw new Error('The page has no content');
  const head = headOf(page);
  if (placeOf(now) !== undefined && placeOf(now) === placeOf(next)) {
    replaceHead(head);
    morph(now, next, onCome);
    return false;
  }
  leave(now, leftKey);
  replaceHead(head);
  holdParts(next);
  now.replaceWith(next);
  // Where the document started says nothing of another page (`lowScript.ts`).
  delete document.documentElement.dataset.start;
  pageShown(next);
  return true;
}

/** Shows a page again as it was left. */
export function showKept({ container: next, head }: LeftPage, leftKey: string | undefined): void {
  const now = container();
  leave(now, leftKey);
  replaceHead(head);
  now.replaceWith(next);
  pageReturned();
}

function leave(now: HTMLElement, key: string | undefined): void {
  if (key === undefined || isOwn(now)) {
    // After it has gone: React looks at what it leaves.
    queueMicrotask(() => stopIslands(now));
    return;
  }
  keepPage(key, { container: now, head: headOf(document), focused: document.activeElement, at: performance.now() });
}

const onCome = (element: Element): void => {
  holdParts(element);
  const { parentNode } = element;
  if (parentNode) startIslands(parentNode);
};

/** Does what a document load does by itself: the page's name is read out, and focus starts at its content. */
export function arrive(focused?: Element | null): void {
  const target = focused?.isConnected && focused !== document.body ? focused : document.getElementById(CONTENT);
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  const said = document.getElementById('page_said');
  if (said) said.textContent = document.title;
}

/**
 * Elements of the head that belong to one page; the server writes the same for every page (`server/document/head.ts`).
 */
const OF_PAGE = [
  'title',
  'meta[name="description"]',
  'meta[name="robots"]',
  'link[rel="canonical"]',
  'link[rel="alternate"]',
  'meta[property]',
  'meta[name^="twitter:"]',
  'script[type="application/ld+json"]',
  'script[type="application/json"]',
].join();

const headOf = (page: Document): Element[] => [...page.head.querySelectorAll(OF_PAGE)];

/**
 * Puts what one page says of itself in the place of what another said. What both say stays: a title that goes and comes again
 * is told to the browser twice.
 */
function replaceHead(next: readonly Element[]): void {
  const coming = new Set(next);
  for (const old of headOf(document)) {
    const same = next.find((one) => one.isEqualNode(old));
    if (!same || !coming.delete(same)) old.remove();
  }
  document.head.append(...coming);
}
