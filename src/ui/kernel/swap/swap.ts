import { holdPage } from '../holdPage.ts';
import { wholeSheet } from '../wholeSheet.ts';
import { fetchPage, PAGE_SWAP_ABORT_MS, readPage } from './fetchPage.ts';
import { releaseParts } from './firstFrame.ts';
import { takePage } from './leftPages.ts';
import { startPrefetch, takePrefetched } from './prefetch.ts';
import { arrive, container, fitsOutline, isPersonal, placeNow, showKept, showPage } from './show.ts';
import { isPage, partAddress, swappableLink } from './swappable.ts';
import { inTransition, watchSlowness } from './transition.ts';

/** Set once the browser is on its way to a document: nothing is to come in between. */
let leaving = false;
/** Key of the history entry whose page stands here; while a change is under way the browser may be at another already. */
let shownKey: string | undefined;

/**
 * Swaps pages: links and GET forms fetch the content of the next page and replace the old one. The browser keeps
 * history, scroll and the end of what is overtaken. Without the Navigation API pages are documents.
 */
export function startSwaps(): void {
  if (!('navigation' in window)) return;
  // Back was pressed before this code came: the address is that of another page, which this document does not hold.
  const { at } = document.documentElement.dataset;
  if (at !== undefined && at !== location.pathname + location.search) {
    location.reload();
    return;
  }
  shownKey = navigation.currentEntry?.key;
  document.addEventListener('click', onClick, true);
  navigation.addEventListener('navigate', onNavigate);
  startPrefetch();
  watchSlowness();
}

/** The link that was pressed last. Not every browser tells a navigation what it came from. */
let pressed: HTMLAnchorElement | null = null;

function onClick({ target }: MouseEvent): void {
  pressed = target instanceof Element ? target.closest('a') : null;
}

function onNavigate(event: NavigateEvent): void {
  const url = new URL(event.destination.url);
  if (leaving || !event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return;
  if (event.navigationType === 'reload' || !isPage(url, location.origin)) return;
  if (pressed?.href === event.destination.url && !swappableLink(pressed)) return;
  // An address that scripts wrote (`replaceState`) names what stands here already.
  if (event.navigationType === 'replace' && event.destination.sameDocument) return;
  const change = prepare(event, url);
  // Where the browser can wait, history changes with the page; elsewhere a moment before.
  const waits = 'NavigationPrecommitController' in window && event.cancelable && event.navigationType !== 'traverse';
  event.intercept({
    ...(waits ? { precommitHandler: async () => void (await change()) } : {}),
    handler: async () => (await change())(),
    focusReset: 'manual',
    scroll: 'manual',
  });
}

type Show = () => Promise<void>;

/** The page at an address: all of it, when what it leaves out is not what stands here. */
async function nextPage(url: URL, signal: AbortSignal): Promise<Document | undefined> {
  const page = await shortPage(url, signal);
  return page && !fitsOutline(page) ? askFor(partAddress(url), signal) : page;
}

/** The page at an address, as it was fetched ahead unless it is one shopper's: a basket has changed since. */
async function shortPage(url: URL, signal: AbortSignal): Promise<Document | undefined> {
  const address = partAddress(url, placeNow());
  const ahead = takePrefetched(address);
  if (ahead) {
    const html = await ahead;
    const page = html === undefined ? undefined : readPage(html);
    if (!page || !isPersonal(page)) return page;
  }
  return askFor(address, signal);
}

async function askFor(address: string, signal: AbortSignal): Promise<Document | undefined> {
  const html = await fetchPage(address, signal);
  return html === undefined ? undefined : readPage(html);
}

/** Fetches the page of a navigation once, however often it is asked for; gives what shows it. */
function prepare(event: NavigateEvent, url: URL): () => Promise<Show> {
  const back = event.navigationType === 'traverse';
  const from = back ? 'back' : pressed;
  let ready: Promise<Show> | undefined;

  async function start(): Promise<Show> {
    const { key } = event.destination;
    // Back over a change that was under way: the page stands here still.
    if (back && key === shownKey) return async () => event.scroll();
    const kept = back ? takePage(key) : undefined;
    if (kept) {
      return change(() => {
        showKept(kept, shownKey);
        return true;
      }, kept.focused);
    }
    const done = showProgress();
    try {
      const all = Promise.all([nextPage(url, event.signal), wholeSheet()]);
      const [page, styled] = await Promise.race([all, late()]);
      if (!page || !styled) return await openDocument(url, back);
      return change(() => showPage(page, shownKey));
    } finally {
      done();
    }
  }

  function change(show: () => boolean, focused?: Element | null): Show {
    return async () => {
      let moved = false;
      const swap = () => {
        // Overtaken by the next change.
        if (event.signal.aborted) return;
        moved = show();
        holdPage();
        shownKey = navigation.currentEntry?.key;
      };
      await inTransition(swap, container, from);
      if (moved) {
        arrive(focused);
        event.scroll();
      }
      releaseParts();
    };
  }

  return () => {
    ready ??= start();
    return ready;
  };
}

/** All that a change waits for together, its sheets too, may take so long. */
const late = (): Promise<[]> => new Promise((resolve) => setTimeout(resolve, PAGE_SWAP_ABORT_MS, []));

/** Leaves the change to the browser. Never settles: the next document ends this one. */
function openDocument(url: URL, back: boolean): Promise<never> {
  leaving = true;
  // A page restored from the browser's memory goes on as before.
  window.addEventListener('pageshow', () => (leaving = false), { once: true });
  if (back) location.reload();
  else location.assign(url);
  return new Promise(() => {});
}

/** A change that takes longer is seen to be on its way, ms. */
const SLOW = 100;

let progress = 0;

/** A change that takes its time is seen: by the line over the page, and in what waits for the next content. */
function showProgress(): () => void {
  progress += 1;
  const mine = progress;
  const line = document.getElementById('page_progress');
  let waiting: Element[] = [];
  // Most changes are there before anybody could read that they are on their way, and to draw it would hold them up.
  const timer = setTimeout(() => {
    line?.setAttribute('data-busy', '');
    waiting = [...container().querySelectorAll('[data-waits]')];
    for (const element of waiting) element.setAttribute('aria-busy', 'true');
  }, SLOW);
  return () => {
    clearTimeout(timer);
    // Overtaken: the next change goes on.
    if (mine !== progress) return;
    line?.removeAttribute('data-busy');
    for (const element of waiting) element.removeAttribute('aria-busy');
  };
}
