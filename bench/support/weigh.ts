import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, BrowserContextOptions, Page, Response } from '@playwright/test';

/** Bytes of a page before anyone touches it. */
export interface Weight {
  /** Scripts that run before anybody touches the page, as they are sent; at the best brotli where they come in another way. */
  js: number;
  /** Scripts that are fetched when nobody waits, and do not run yet. */
  ahead: number;
  /** Sheets: linked ones likewise, inlined ones at the best brotli. */
  css: number;
  /** The document without inlined sheets, at the brotli that a server has time for. */
  html: number;
  fonts: number;
  pictures: number;
}

export interface Weighed {
  weight: Weight;
  /** What it is made of: path and counted bytes, heaviest first. */
  parts: { kind: keyof Weight; path: string; bytes: number }[];
}

const brotli = (bytes: Buffer, quality: number) =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }).length;

const BEST = 11;
const WHILE_A_VISITOR_WAITS = 5;
/** Nothing new for this long, and the page has all it asks for by itself. */
const QUIET_MS = 1000;

const KINDS: Record<string, keyof Weight> = {
  document: 'html',
  script: 'js',
  stylesheet: 'css',
  font: 'fonts',
  image: 'pictures',
};

/** Loads a page in a browser that has seen nothing and counts what came. */
export async function weigh(browser: Browser, url: string, context: BrowserContextOptions = {}): Promise<Weighed> {
  const fresh = await browser.newContext(context);
  try {
    const page = await fresh.newPage();
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    const entry = page.waitForRequest((request) => request.resourceType() === 'script');
    await Promise.all([page.goto(url), entry]);
    // A busy machine is idle late.
    await page.waitForFunction(
      () => !document.querySelector('[data-island]') || document.querySelector('link[rel="modulepreload"]'),
    );
    await settled(page);
    const running = await page.evaluate(() => [...document.scripts].map(({ src }) => src));
    const parts = (await Promise.all(responses.map((response) => partsOf(response, running))))
      .flat()
      .sort((a, b) => b.bytes - a.bytes);
    const weight: Weight = { js: 0, ahead: 0, css: 0, html: 0, fonts: 0, pictures: 0 };
    for (const { kind, bytes } of parts) weight[kind] += bytes;
    return { weight, parts };
  } finally {
    await fresh.close();
  }
}

/** What is fetched ahead comes once the page is idle, so the network falls idle twice: the second time counts. */
async function settled(page: Page): Promise<void> {
  const count = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let seen = -1;
  for (let now = await count(); now !== seen; now = await count()) {
    seen = now;
    await page.waitForTimeout(QUIET_MS);
  }
}

async function partsOf(response: Response, running: readonly string[]): Promise<Weighed['parts']> {
  const type = KINDS[response.request().resourceType()];
  if (!type || !response.ok()) return [];
  const kind = type === 'js' && !running.includes(response.url()) ? 'ahead' : type;
  const path = new URL(response.url()).pathname;
  const body = await response.body();
  if (kind === 'html') {
    const { html, css } = withoutSheets(body.toString());
    return [
      { kind, path, bytes: brotli(Buffer.from(html), WHILE_A_VISITOR_WAITS) },
      ...(css === '' ? [] : [{ kind: 'css' as const, path: `${path} <style>`, bytes: brotli(Buffer.from(css), BEST) }]),
    ];
  }
  const isText = kind === 'js' || kind === 'ahead' || kind === 'css';
  return [{ kind, path, bytes: isText ? ((await sentBrotli(response)) ?? brotli(body, BEST)) : body.length }];
}

/** Bytes that came, where they came as brotli. */
async function sentBrotli(response: Response): Promise<number | undefined> {
  const { 'content-encoding': encoding, 'content-length': length } = await response.allHeaders();
  return encoding === 'br' && length !== undefined ? Number(length) : undefined;
}

/** An inlined sheet counts as a sheet. */
export function withoutSheets(page: string): { html: string; css: string } {
  const sheets: string[] = [];
  const html = page.replace(/(<style[^>]*>)([\s\S]*?)(<\/style>)/g, (_, open: string, css: string, close: string) => {
    sheets.push(css);
    return open + close;
  });
  return { html, css: sheets.join('\n') };
}
