import { randomBytes } from 'node:crypto';
import type { ReactNode } from 'react';
import { closedScript } from '../../content/announcements/closedScript.ts';
import { schemeScript } from '../../content/colourScheme.ts';
import { DATA_POLICY } from '../../kit/dataPolicy.ts';
import type { Chrome } from '../../routes/frame/chrome.server.ts';
import type { PageHead } from '../../routes/head/pageHead.ts';
import type { PageRequest } from '../../routes/page.ts';
import { type Speech, spokenLinks } from '../../routes/speech.ts';
import { extrasOf } from '../../snippets/extras.ts';
import { GRAPHQL_BASE } from '../../ui/browser/graphql.ts';
import { draw } from '../../ui/islands/draw.server.tsx';
import { Within } from '../../ui/islands/Still.tsx';
import { cookieScript } from '../../ui/kernel/cookieScript.ts';
import { layOutScript } from '../../ui/kernel/layOutScript.ts';
import { lowScript } from '../../ui/kernel/lowScript.ts';
import { pressScript } from '../../ui/kernel/pressScript.ts';
import { fontPreloads } from '../../ui/styles/preload.ts';
import { NO_OVERRIDES } from '../../ui/text.ts';
import type { BrowserFiles } from '../document/browserFiles.ts';
import { blocksHtml, type DocumentParts, documentHtml } from '../document/document.ts';
import { documentTags, pageTags } from '../document/head.ts';
import { loaderScript, spokenLoader } from '../document/loader.ts';
import { type PolicyExtras, pagePolicy, sourceHash } from '../document/policy.ts';
import { createPageStyles, fitsInside } from '../document/sheets.ts';
import { PAGE_ROOTS } from '../open/pageRoots.ts';
import { createFrames } from './frame.server.tsx';
import { spokenShare, spokenTags } from './spokenHead.ts';
import { textAnswer } from './textAnswer.ts';

/** A page that has been loaded, to be drawn. */
export interface PageToDraw {
  asked: PageRequest;
  /** True: without the frame. */
  part: boolean;
  /** True: without what stays as it is within the place (`Still`). */
  within: boolean;
  type: string;
  place: string;
  head: PageHead;
  status: number;
  /** True for a page about one shopper: never cached. */
  personal: boolean;
  headers: Readonly<Record<string, string>>;
  content: ReactNode | ((chrome: Chrome) => ReactNode);
}

export type DrawPage = (page: PageToDraw) => Promise<Response>;

export interface DrawOptions {
  files: BrowserFiles;
  theme: { css: string; href: string };
  extras?: PolicyExtras;
  /** HTML for the head in development, where a tool brings styles and scripts. */
  development?: string;
}

/** What runs before the first paint is one script, of which the policy of each kept page names the hash. */
const HEAD = [pressScript, lowScript, cookieScript(schemeScript, closedScript)].join('\n');
const HEAD_HASH = sourceHash(HEAD);
const LAY_OUT_HASH = sourceHash(layOutScript);

/** Draws pages as documents, with the security policy that fits their bytes. */
export function createDrawing({ files, theme, extras = {}, development }: DrawOptions): DrawPage {
  const filesOf = (name: string) => {
    const found = files.islands[name];
    if (!found) throw new Error(`The build has no island ${name}`);
    return found;
  };
  const frameOf = createFrames(filesOf);
  const inside = fitsInside(theme.css);
  const styleOf = createPageStyles(files.sheets, inside ? theme.css : '');
  const themeLink = inside ? '' : `<link rel="stylesheet" href="${theme.href}">`;
  /** Scripts at the end of a page, and their hashes; a language has its own. */
  const scriptsOf = (speech: Speech | undefined) => {
    const loader = speech ? spokenLoader(speech.href, files.kernel) : loaderScript(files.kernel);
    const end = development === undefined ? [loader] : [];
    return { end, hashes: end.map(sourceHash) };
  };
  const plain = scriptsOf(undefined);
  const spoken = new Map<string, typeof plain>();
  const scriptsIn = (speech: Speech | undefined) => {
    if (!speech) return plain;
    const known = spoken.get(speech.href) ?? scriptsOf(speech);
    spoken.set(speech.href, known);
    return known;
  };

  return async ({ asked, part, within, type, place, head, status, personal, headers, content }) => {
    const { shop, url, notes } = asked;
    const { speech } = shop;
    const { end: endScripts, hashes } = scriptsIn(speech);
    const { frame, chrome } = await frameOf(shop, url.pathname);
    const options = { overrides: shop.texts, prefix: 'c', filesOf };
    const whole = typeof content === 'function' ? content(chrome) : content;
    const drawn = draw(within ? <Within>{whole}</Within> : whole, options);
    const tags = spokenTags(speech, head, shop.shopUrl, (said) => pageTags(said, notes));
    const page = {
      tags,
      preloads: drawn.preloads,
      containerClass: `${type}_page container max-width-1200`,
      place,
      personal,
      content: drawn.html,
    };
    const answer = (html: string, more: Readonly<Record<string, string>>) =>
      textAnswer(speech ? spokenLinks(speech, PAGE_ROOTS, html) : html, {
        status,
        headers: {
          'Content-Type': 'text/html; charset=utf-8',
          ...(personal ? { 'Cache-Control': 'no-store' } : {}),
          ...headers,
          ...more,
        },
      });
    const language = speech?.language ?? 'pl';
    const { rate } = shop;
    // A page within a document of another language or currency would not fit it.
    const build = [files.build, ...(speech ? [language] : []), ...(rate ? [rate.code] : [])].join('-');
    if (part) return answer(blocksHtml({ page, frame, build, language }), { 'Content-Security-Policy': DATA_POLICY });
    const style = development === undefined ? styleOf(frame.first + frame.top + drawn.html + frame.bottom) : undefined;
    const nonce = personal ? randomBytes(16).toString('base64') : undefined;
    // For machines, which see the prices and the delivery of everybody.
    if (asked.visit.country === undefined)
      page.tags += spokenShare(speech, head.canonical, shop.shopUrl, documentTags(notes));
    const parts: DocumentParts = {
      ...{ page, frame, build, language, style, endScripts, nonce },
      ...{ headScript: HEAD, layOutScript },
      fonts: fontPreloads,
      links: themeLink + (development ?? ''),
      themeColours: shop.themeColours,
      terms: {
        // Those of another language come in a file of their own.
        texts: speech ? NO_OVERRIDES : shop.texts,
        currency: chrome.currency,
        net: chrome.net,
        ...(rate ? { rate } : {}),
        ...extrasOf(shop.snippets),
        ...(shop.shop.graphql === GRAPHQL_BASE ? {} : { graph: shop.shop.graphql }),
        ...(shop.shop.offline && files.worker !== undefined ? { offline: true } : {}),
        ...(development === undefined ? { sheet: files.sheets.whole } : {}),
      },
    };
    const html = documentHtml(parts);
    if (!style) return answer(html, {});
    const trust =
      nonce === undefined
        ? ({ kind: 'hashes', scripts: [HEAD_HASH, LAY_OUT_HASH, ...hashes], styles: [style.hash] } as const)
        : ({ kind: 'nonce', nonce } as const);
    return answer(html, { 'Content-Security-Policy': pagePolicy(trust, extras) });
  };
}
