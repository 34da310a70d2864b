import { type TableHead, tableHead } from './table/head.ts';

/** First element of an XML file. */
export interface XmlRoot {
  name: string;
  /** Attributes as written, with declarations of namespaces. */
  attributes: string;
  line: number;
}

/** Start of a file, by which its kind is recognised. */
export interface FeedHead {
  text: string;
  root?: XmlRoot;
  table?: TableHead;
}

/** What may stand before the first element. */
const BEFORE_ROOT = /^\s*(?:<\?[^>]*\?>\s*|<!--[\s\S]{0,10000}?-->\s*)*/;
const ROOT = /^<([A-Za-z_][\w:.-]{0,99})((?:\s[^>]{0,10000})?)\/?>/;

export function headOf(text: string): FeedHead {
  if (!text.trimStart().startsWith('<')) {
    const table = tableHead(text);
    return table ? { text, table } : { text };
  }
  const before = BEFORE_ROOT.exec(text)?.[0] ?? '';
  const [, name, attributes = ''] = ROOT.exec(text.slice(before.length)) ?? [];
  return name === undefined ? { text } : { text, root: { name, attributes, line: before.split('\n').length } };
}
