import { stopIslands } from '../wakeIslands.ts';

/** Page that was left, as it was: typed values, open folds and loaded parts are there when somebody comes back. */
export interface LeftPage {
  container: HTMLElement;
  head: Element[];
  /** Had focus when the page was left. */
  focused: Element | null;
  /** Moment when it was left, ms of the document. */
  at: number;
}

const MOST = 6;
/** Prices and stock may be others by then, ms. */
const FRESH = 5 * 60_000;

const pages = new Map<string, LeftPage>();

/** Keeps a page by the key of its history entry; the one left longest ago goes. */
export function keepPage(key: string, page: LeftPage): void {
  drop(key);
  pages.set(key, page);
  const [oldest] = pages.keys();
  if (pages.size > MOST && oldest !== undefined) drop(oldest);
}

/** The page of a history entry, unless it is too old to be shown again. */
export function takePage(key: string): LeftPage | undefined {
  const page = pages.get(key);
  if (!page) return undefined;
  pages.delete(key);
  if (performance.now() - page.at < FRESH) return page;
  stopIslands(page.container);
  return undefined;
}

function drop(key: string): void {
  const page = pages.get(key);
  pages.delete(key);
  if (page) stopIslands(page.container);
}
