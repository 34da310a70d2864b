import type { Language } from '../../kit/language.ts';
import { scriptJson } from '../../kit/scriptJson.ts';
import { xmlText } from '../../kit/xml.ts';
import { PAGE_TERMS_ID, type PageTerms } from '../../ui/browser/pageTerms.ts';
import type { PageStyle } from './sheets.ts';

/** Drawn page: a document and a swap are made from it. */
export interface DrawnPage {
  /** Tags of the page in the head (`pageTags`). */
  tags: string;
  /** Preloads in the head. */
  preloads: string;
  /** Classes of the container: `main_page container …`. */
  containerClass: string;
  /** Place; see `PageOptions.place`. */
  place: string;
  personal: boolean;
  content: string;
}

/** Frame around a page, drawn. */
export interface DrawnFrame {
  /** Classes of `html`. */
  rootClass: string;
  /** Kind of frame; no swap leads from one to another. */
  kind: string;
  /** The link to the content, before all else. */
  first: string;
  top: string;
  bottom: string;
}

export interface DocumentParts {
  page: DrawnPage;
  frame: DrawnFrame;
  /** Tells one build of the shop from others, and one language. */
  build: string;
  language: Language;
  /** Inside the document; undefined where a tool brings the styles. */
  style: PageStyle | undefined;
  /** Further links of the head, as HTML. */
  links: string;
  /** Fonts that every page paints with. */
  fonts: readonly string[];
  themeColours: { light: string; dark: string };
  terms: PageTerms;
  /** Scripts of our own, word for word. Those at the end are modules. */
  headScript: string;
  /** Runs when the first words have been read, and when the top has. */
  layOutScript: string;
  endScripts: readonly string[];
  /** Number that nobody can foresee, for a personal page. */
  nonce?: string | undefined;
}

const open = ({ frame, build, language }: Pick<DocumentParts, 'frame' | 'build' | 'language'>) =>
  `<!DOCTYPE html><html lang="${language}"${frame.rootClass === '' ? '' : ` class="${frame.rootClass}"`} data-build="${build}" data-frame="${frame.kind}">`;

const container = ({ containerClass, place, personal, content }: DrawnPage) =>
  `<div id="container" class="${containerClass}" data-place="${xmlText(place)}"${personal ? ' data-personal' : ''}><main id="content" tabindex="-1">${content}</main></div>`;

/** HTML of a whole document. */
export function documentHtml(parts: DocumentParts): string {
  const { page, frame, style, links, fonts, themeColours, terms, headScript, layOutScript, endScripts, nonce } = parts;
  const mark = nonce === undefined ? '' : ` nonce="${nonce}"`;
  const script = (text: string, type = '') => `<script${type}${mark}>${text}</script>`;
  return [
    open(parts),
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    // The first that fits is taken (HTML, 4.2.5.1). Before the script that decides between them (`schemeScript`).
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${themeColours.dark}">`,
    `<meta name="theme-color" content="${themeColours.light}">`,
    ...fonts.map((href) => `<link rel="preload" as="font" href="${href}" crossorigin>`),
    page.preloads,
    script(headScript),
    page.tags,
    style === undefined ? '' : `<style${mark}>${style.css}</style>`,
    links,
    '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">',
    '</head><body>',
    frame.first,
    script(layOutScript),
    frame.top,
    script(layOutScript),
    container(page),
    frame.bottom,
    `<script type="application/json" id="${PAGE_TERMS_ID}">${scriptJson(terms)}</script>`,
    ...endScripts.map((text) => script(text, ' type="module"')),
    '</body></html>',
  ].join('');
}

/** HTML of the page alone, for a swap (`?set_render=content`). */
export const blocksHtml = (parts: Pick<DocumentParts, 'page' | 'frame' | 'build' | 'language'>): string =>
  `${open(parts)}<head><meta charset="utf-8">${parts.page.tags}</head><body>${scripted(container(parts.page))}</body></html>`;

/**
 * Without what is for browsers without scripts. A script that parses a page makes elements of it, and a form would send
 * its fields (HTML, 13.2.6.4.4).
 */
const scripted = (html: string): string => html.replace(/(<noscript[^>]*>).*?(?=<\/noscript>)/gs, '$1');
