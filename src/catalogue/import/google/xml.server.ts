import type { FeedHead } from '../feed/head.ts';
import { feedKind } from '../feed/kind.ts';
import { childrenOf, descend, type Element, rawText, textOf } from '../feed/xml/element.ts';
import type { XmlShape } from '../feed/xml/recordParser.server.ts';
import { tooLarge, type XmlRecord, xmlRecords } from '../feed/xml/records.server.ts';
import type { GoogleItem } from './item.ts';
import { productItems } from './products.server.ts';

const NOTHING: ReadonlyMap<string, string> = new Map();
/** Google's attributes have names of their own: whatever prefix a file gives them, none is another's. */
const localName = (written: string) => written.slice(written.indexOf(':') + 1);
const DESCRIPTION = 'description';
const GROUP = 'item_group_id';

/** RSS 2.0, where items stand in <channel>, or Atom 1.0, where entries stand in <feed>. */
const shapeOf = (atom: boolean): XmlShape => ({
  root: atom ? 'feed' : 'rss',
  list: atom ? 'feed' : 'channel',
  scope: NOTHING,
  scopeInside: (scope) => scope,
  elementName: localName,
  attributeName: (written) => written,
  isExtension: () => false,
  enter(parent, name) {
    if (parent === undefined) return atom ? 'list' : 'root';
    if (parent === 'root') return name === 'channel' ? 'list' : 'ignored';
    return name === (atom ? 'entry' : 'item') ? 'record' : 'ignored';
  },
});

function itemOf(line: number, element: Element): GoogleItem {
  return {
    line,
    get: (name) => {
      const child = descend(element, name) ?? (name === DESCRIPTION ? descend(element, 'summary') : undefined);
      return (name === DESCRIPTION ? rawText(child) : textOf(child)) ?? '';
    },
    all: (name) => childrenOf(element, name).flatMap((child) => textOf(child) ?? []),
    details: () =>
      childrenOf(element, 'product_detail').flatMap((detail) => {
        const name = textOf(descend(detail, 'attribute_name'));
        const value = textOf(descend(detail, 'attribute_value'));
        return name === undefined || value === undefined ? [] : [[name, value] as const];
      }),
  };
}

const isAtom = ({ root }: FeedHead) => root?.name === 'feed';
const keyOf = (element: Element) => textOf(descend(element, GROUP));

/** Google Merchant Center's product data in XML. */
export const googleXml = feedKind<XmlRecord>({
  source: 'google',
  name: 'Google Merchant XML (RSS 2.0, Atom)',
  recognises: ({ root, text }) =>
    root !== undefined && /^(?:rss|feed)$/.test(root.name) && text.includes('http://base.google.com/ns/1.0'),
  records: (text, { head }) => xmlRecords(text, shapeOf(isAtom(head)), { keyOf }),
  skimmed: (text, { head }) => xmlRecords(text, shapeOf(isAtom(head)), { keyOf, keeps: (name) => name === GROUP }),
  items(records, context) {
    const items = records.flatMap((record) => ('element' in record ? [itemOf(record.line, record.element)] : []));
    const large = records.flatMap((record) => ('tooLarge' in record ? [tooLarge(record, record.tooLarge)] : []));
    return [...(items.length > 0 ? productItems(items, context) : []), ...large];
  },
});
