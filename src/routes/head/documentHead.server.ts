import { createContext, type RouterContextProvider } from 'react-router';
import { type JsonLdNode, jsonLdText } from '../../kit/jsonLd.ts';
import { scriptJson } from '../../kit/scriptJson.ts';

type Make = () => readonly JsonLdNode[];

/**
 * What the pages of one request tell machines and other sites about themselves. It is not loader data: the browser has no
 * use for it, and React refuses to make a script element there. Made only when a document is written.
 */
export interface DocumentHead {
  jsonLd: Make[];
  tags: (() => string)[];
  /** What late parts of the page are drawn from, by the id under which the document holds it (`ui/Late.tsx`). */
  late: Map<string, unknown>;
  /** False where only the data of a page are asked for. */
  written: boolean;
}

export const documentHead = createContext<DocumentHead>();

export const emptyDocumentHead = ({ written = true } = {}): DocumentHead => ({
  jsonLd: [],
  tags: [],
  late: new Map(),
  written,
});

/** Called by a loader once it knows that there is a page. */
export function describePage(context: Readonly<RouterContextProvider>, make: Make): void {
  context.get(documentHead).jsonLd.push(make);
}

/** Meta elements, as HTML, that only the document needs. */
export function tagDocument(context: Readonly<RouterContextProvider>, make: () => string): void {
  context.get(documentHead).tags.push(make);
}

/** Data for scripts of others, under the id they know it by. A browser never runs it. */
export function documentData(context: Readonly<RouterContextProvider>, id: string, make: () => unknown): void {
  tagDocument(context, () => `<script type="application/json" id="${id}">${scriptJson(make())}</script>`);
}

/**
 * What a late part of the page is drawn from. A document holds it once, outside the router's data, for a browser that
 * may never need it; a page that the browser makes itself is given it with its data.
 */
export function lateData<T>(context: Readonly<RouterContextProvider>, id: string, value: T): T | undefined {
  const head = context.get(documentHead);
  if (!head.written) return value;
  head.late.set(id, value);
  documentData(context, id, () => value);
  return undefined;
}

/** The same for a part that a browser never draws again: a document does not hold its data at all. */
export function stillData<T>(context: Readonly<RouterContextProvider>, id: string, value: T): T | undefined {
  const head = context.get(documentHead);
  if (!head.written) return value;
  head.late.set(id, value);
  return undefined;
}

/** The document with what its loaders described, at the end of the head; JSON-LD is one script. */
export function withDocumentHead(document: string, context: Readonly<RouterContextProvider>): string {
  const { jsonLd, tags } = context.get(documentHead);
  const graph = jsonLd.flatMap((make) => make());
  const html = tags.map((make) => make()).join('') + (graph.length === 0 ? '' : jsonLdScript(graph));
  return html === '' ? document : insertInHead(document, html);
}

const jsonLdScript = (graph: readonly JsonLdNode[]) =>
  `<script type="application/ld+json">${jsonLdText(graph)}</script>`;

/** Puts HTML before the end of the head. Throws when the document has no head: nothing else may be served as one. */
export function insertInHead(document: string, html: string): string {
  const at = document.indexOf('</head>');
  if (at < 0) throw new Error('The document has no head');
  return document.slice(0, at) + html + document.slice(at);
}
