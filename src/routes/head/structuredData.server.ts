import { createContext, type RouterContextProvider } from 'react-router';
import { type JsonLdNode, jsonLdText } from '../../kit/jsonLd.ts';

type Make = () => readonly JsonLdNode[];

/**
 * What the pages of one request tell machines about themselves. It is not loader data: the browser has no use for it, and
 * React refuses to make a script element there. Made only when a document is written.
 */
export const structuredData = createContext<Make[]>();

/** Called by a loader once it knows that there is a page. */
export function describePage(context: Readonly<RouterContextProvider>, make: Make): void {
  context.get(structuredData).push(make);
}

/** The document with what its loaders described, as one JSON-LD script at the end of the head. */
export function withStructuredData(
  document: Uint8Array<ArrayBuffer>,
  context: Readonly<RouterContextProvider>,
): Uint8Array<ArrayBuffer> {
  const graph = context.get(structuredData).flatMap((make) => make());
  return graph.length === 0 ? document : insertInHead(document, jsonLdScript(graph));
}

const jsonLdScript = (graph: readonly JsonLdNode[]) =>
  `<script type="application/ld+json">${jsonLdText(graph)}</script>`;

/** Puts HTML before the end of the head. Throws when the document has no head: nothing else may be served as one. */
export function insertInHead(document: Uint8Array, html: string): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(document.buffer, document.byteOffset, document.byteLength);
  const at = bytes.indexOf('</head>');
  if (at < 0) throw new Error('The document has no head');
  return new Uint8Array(Buffer.concat([bytes.subarray(0, at), Buffer.from(html), bytes.subarray(at)]));
}
