import sax from 'sax';
import type { Element } from './element.ts';
import { FeedError } from './errors.ts';
import { type IofHeader, readProductsElement, readRoot } from './header.server.ts';
import { type Resolved, resolveAttribute, resolveElement, type Scope, scopeInside, WELL_KNOWN } from './namespaces.ts';

const MAX_DEPTH = 64;
const MAX_PRODUCT_CHARACTERS = 5_000_000;
/** Memory of an element besides its text, in characters. */
const ELEMENT_COST = 100;

type OfferEvent = { product: Element } | { tooLarge: { id: string; line: number } };

interface Open {
  scope: Scope;
  kind: 'offer' | 'products' | 'product' | 'inside' | 'ignored';
  /** Element; missing where nothing is kept. */
  element?: Element;
  extension: boolean;
}

/** Reads an offer piece by piece and holds no more than one product of it. Methods throw FeedError. */
interface OfferParser {
  write(text: string): void;
  end(): void;
  /** Products read since the last call. */
  take(): OfferEvent[];
  header(): IofHeader | undefined;
  /** Line number from 1. */
  line(): number;
}

export function offerParser(): OfferParser {
  const parser = sax.parser(true, { position: true });
  const open: Open[] = [];
  let events: OfferEvent[] = [];
  let header: IofHeader | undefined;
  let productsSeen = false;
  let ending = false;
  let size = 0;

  const line = () => parser.line + 1;
  const fail = (reason: string): never => {
    throw new FeedError(reason, line());
  };

  const keep = (characters: number) => {
    size += characters;
    if (size <= MAX_PRODUCT_CHARACTERS) return;
    for (const entry of open) {
      entry.element?.children.splice(0);
      if (entry.element) entry.element.text = '';
    }
  };

  const enter = (name: Resolved | undefined, attributes: ReadonlyMap<string, string>): Open['kind'] => {
    const parent = open.at(-1)?.kind;
    if (parent === undefined) {
      if (header) fail('a second root element');
      const root = readRoot(name?.space === 'format' ? name.local : '', attributes);
      header = root.ok ? root.value : fail(root.error);
      return 'offer';
    }
    if (parent === 'offer' && header && name?.space === 'format' && name.local === 'products') {
      const products = readProductsElement(header, attributes);
      header = products.ok ? products.value : fail(products.error);
      productsSeen = true;
      return 'products';
    }
    if (parent === 'products' && name?.space === 'format' && name.local === 'product') return 'product';
    return (parent === 'product' || parent === 'inside') && name ? 'inside' : 'ignored';
  };

  parser.onerror = ({ message }) => {
    const [reason = ''] = message.split('\n');
    fail(ending ? 'the file is cut off: it ends before </offer>' : `not well-formed XML: ${reason}`);
  };
  parser.ondoctype = () => fail('a DOCTYPE is not allowed in a feed');
  parser.onsgmldeclaration = () => fail('a declaration <!…> is not allowed in a feed');
  // The parser itself asks the object of attributes for its hasOwnProperty.
  parser.onattribute = ({ name }) => {
    if (name in Object.prototype) fail(`an attribute cannot be called ${name}`);
  };

  parser.onopentag = (tag) => {
    if (open.length >= MAX_DEPTH) fail(`elements nested deeper than ${MAX_DEPTH}`);
    const plain = tag.attributes as Record<string, string>;
    const parent = open.at(-1);
    const scope = scopeInside(parent?.scope ?? WELL_KNOWN, plain);
    const name = resolveElement(tag.name, scope);
    const extension = parent?.extension === true || name?.space === 'extensions';
    const attributes = new Map<string, string>();
    for (const [written, value] of Object.entries(plain)) {
      const key = keyOf(resolveAttribute(written, scope), extension);
      if (key !== undefined && !attributes.has(key)) attributes.set(key, value);
    }
    const kind = enter(name, attributes);
    const entry: Open = { scope, kind, extension };
    open.push(entry);
    if (kind === 'product') size = 0;
    if ((kind !== 'product' && kind !== 'inside') || !name || size > MAX_PRODUCT_CHARACTERS) return;
    const key = keyOf(name, parent?.extension === true) ?? name.local;
    entry.element = { name: key, attributes, children: [], text: '', line: line() };
    if (kind === 'inside') parent?.element?.children.push(entry.element);
    let cost = ELEMENT_COST;
    for (const value of attributes.values()) cost += value.length;
    keep(cost);
  };

  const text = (piece: string) => {
    const element = open.at(-1)?.element;
    if (!element || size > MAX_PRODUCT_CHARACTERS) return;
    element.text += piece;
    keep(piece.length);
  };
  parser.ontext = text;
  parser.oncdata = text;

  parser.onclosetag = () => {
    const entry = open.pop();
    if (entry?.kind !== 'product' || !entry.element) return;
    const { element } = entry;
    if (size <= MAX_PRODUCT_CHARACTERS) events.push({ product: element });
    else events.push({ tooLarge: { id: element.attributes.get('id') ?? '', line: element.line } });
  };

  return {
    write: (piece) => void parser.write(piece),
    end: () => {
      ending = true;
      const last = line();
      parser.close();
      if (!header) throw new FeedError('the file is empty', last);
      if (!productsSeen) throw new FeedError('there is no <products> in <offer>', last);
    },
    take: () => {
      const taken = events;
      events = [];
      return taken;
    },
    header: () => header,
    line,
  };
}

/** Inside an extension its own names are plain, so that `iaiext:site` and `site` meet there. */
function keyOf(name: Resolved | undefined, insideExtension: boolean): string | undefined {
  if (name === undefined) return undefined;
  if (name.space === 'xml') return `xml:${name.local}`;
  return name.space === 'extensions' && !insideExtension ? `ext:${name.local}` : name.local;
}
