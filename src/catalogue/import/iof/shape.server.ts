import type { XmlShape } from '../feed/xml/recordParser.server.ts';
import { type IofHeader, readProductsElement, readRoot } from './header.server.ts';
import { isPlainName, type Resolved, resolveAttribute, resolveElement, scopeInside, WELL_KNOWN } from './namespaces.ts';

/**
 * Shape of an IOF offer. Names are plain for the format's own, `ext:…` for an attribute or an outermost element of its
 * extensions (inside of those, plain again), `xml:lang`.
 */
export function offerShape(onHeader?: (header: IofHeader) => void): XmlShape {
  let header: IofHeader | undefined;
  const known = (read: IofHeader) => {
    header = read;
    onHeader?.(read);
  };
  return {
    root: 'offer',
    list: 'products',
    scope: WELL_KNOWN,
    scopeInside,
    elementName: (written, scope, inside) =>
      isPlainName(written, scope) ? written : keyOf(resolveElement(written, scope), inside),
    attributeName: (written, scope, inside) =>
      written.includes(':') ? keyOf(resolveAttribute(written, scope), inside) : written,
    isExtension: (written, scope) =>
      !isPlainName(written, scope) && resolveElement(written, scope)?.space === 'extensions',
    enter(parent, name, attributes, fail) {
      if (parent === undefined) {
        const root = readRoot(name ?? '', attributes);
        known(root.ok ? root.value : fail(root.error));
        return 'root';
      }
      if (parent === 'root' && header && name === 'products') {
        const products = readProductsElement(header, attributes);
        known(products.ok ? products.value : fail(products.error));
        return 'list';
      }
      return parent === 'list' && name === 'product' ? 'record' : 'ignored';
    },
  };
}

/** Inside an extension its own names are plain, so that `iaiext:site` and `site` meet there. */
function keyOf(name: Resolved | undefined, insideExtension: boolean): string | undefined {
  if (name === undefined) return undefined;
  if (name.space === 'xml') return `xml:${name.local}`;
  return name.space === 'extensions' && !insideExtension ? `ext:${name.local}` : name.local;
}
