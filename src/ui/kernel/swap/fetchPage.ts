import { trustedHtml } from '../../browser/trusted.ts';

/** A page change that takes longer is left to the browser, ms (docs/contract/pages.md#page-fragment-swap). */
export const PAGE_SWAP_ABORT_MS = 16_000;

/** Answers of the shop that are pages to be shown as they are. */
const SHOWN = [200, 404, 410];

/**
 * HTML at the address of a page's content (`partAddress`). Undefined for what only the browser can open: a failure, a redirect elsewhere, something that
 * is no page, no answer in time. Rejects when the signal ends it.
 */
export async function fetchPage(address: string, signal?: AbortSignal): Promise<string | undefined> {
  const late = AbortSignal.timeout(PAGE_SWAP_ABORT_MS);
  try {
    const ended = signal ? AbortSignal.any([late, signal]) : late;
    const response = await fetch(address, { headers: { Accept: 'text/html' }, signal: ended });
    const isHtml = response.headers.get('Content-Type')?.startsWith('text/html') === true;
    if (response.redirected || !isHtml || !SHOWN.includes(response.status)) return undefined;
    return await response.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    return undefined;
  }
}

/** Most time of a quick browser for reading a page, ms: a desktop takes 1.5 for that of a product, a telephone slowed 4 × 8. */
const QUICK = 4;

let quick = true;

/** Did the browser read the last page quickly? Then it will lay it out and draw it quickly too. */
export const isQuick = (): boolean => quick;

/** The content of a page as a document, unless it belongs to another version of the shop or another frame. */
export function readPage(html: string): Document | undefined {
  const before = performance.now();
  const page = new DOMParser().parseFromString(trustedHtml(html) as string, 'text/html');
  quick = performance.now() - before < QUICK;
  const { build, frame } = document.documentElement.dataset;
  const next = page.documentElement.dataset;
  const fits = next.build === build && next.frame === frame && page.getElementById('container') !== null;
  return fits ? page : undefined;
}
