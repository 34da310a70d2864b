import { xmlReader } from '../../../../kit/readXml.ts';
import { TextBroken } from '../../../../kit/textBroken.ts';
import { FeedError } from '../errors.ts';
import { type Attributes, type Element, writtenAs } from './element.ts';

const MAX_DEPTH = 64;
const MAX_RECORD_CHARACTERS = 5_000_000;
/** Memory of an element besides its text, in characters. */
const ELEMENT_COST = 100;

/** Namespace addresses by prefix, as bound at one place of a file. */
export type Scope = ReadonlyMap<string, string>;

/** What an element is in a file: the root, the list in it, a record of the list, a part of a record, or nothing known. */
export type Place = 'root' | 'list' | 'record' | 'inside' | 'ignored';

/** What a kind of XML file looks like. */
export interface XmlShape {
  /** Names of the root and of what its list is called, for messages. */
  root: string;
  list: string;
  scope: Scope;
  /** @param attributes each name as written before its value */
  scopeInside(scope: Scope, attributes: readonly string[]): Scope;
  /** Name of an element for its place: undefined when it is none of the format's. */
  elementName(written: string, scope: Scope, insideExtension: boolean): string | undefined;
  attributeName(written: string, scope: Scope, insideExtension: boolean): string | undefined;
  isExtension(written: string, scope: Scope): boolean;
  /**
   * Place of an element outside of records.
   * @param fail throws FeedError: the file as a whole cannot be read
   */
  enter(
    parent: 'root' | 'list' | undefined,
    name: string | undefined,
    attributes: Attributes,
    fail: (reason: string) => never,
  ): Place;
}

type RecordEvent = { record: Element } | { tooLarge: { id: string; line: number } };

interface Open {
  scope: Scope;
  place: Place;
  /** Element; missing where nothing is kept. */
  element?: Element;
  extension: boolean;
}

/** Reads a file piece by piece and holds no more than one record of it. Methods throw FeedError. */
export interface RecordParser {
  write(text: string): void;
  end(): void;
  /** Records read since the last call. */
  take(): RecordEvent[];
}

/** @param keeps which children of a record are kept; all of them unless told */
export function recordParser(shape: XmlShape, keeps?: (name: string) => boolean): RecordParser {
  const open: Open[] = [];
  let events: RecordEvent[] = [];
  let rootSeen = false;
  let listSeen = false;
  let size = 0;

  const fail = (reason: string): never => {
    throw new FeedError(reason, reader.line());
  };

  const keep = (characters: number) => {
    size += characters;
    if (size <= MAX_RECORD_CHARACTERS) return;
    for (const entry of open) {
      entry.element?.children.splice(0);
      if (entry.element) entry.element.text = '';
    }
  };

  const placeIn = (
    parent: Exclude<Place, 'ignored'> | undefined,
    name: string | undefined,
    attributes: Attributes,
  ): Place => {
    if (parent === 'record' && name !== undefined && keeps?.(name) === false) return 'ignored';
    if (parent === 'record' || parent === 'inside') return name === undefined ? 'ignored' : 'inside';
    rootSeen = true;
    const place = shape.enter(parent, name, attributes, fail);
    listSeen ||= place === 'list';
    return place;
  };

  const reader = xmlReader({
    skims: () => open.at(-1)?.place === 'ignored',
    open(written, plain) {
      if (open.length >= MAX_DEPTH) fail(`elements nested deeper than ${MAX_DEPTH}`);
      const parent = open.at(-1);
      if (parent?.place === 'ignored') {
        open.push(parent);
        return;
      }
      const scope = shape.scopeInside(parent?.scope ?? shape.scope, plain);
      const extension = parent?.extension === true || shape.isExtension(written, scope);
      const attributes = attributesOf(plain, (name) => shape.attributeName(name, scope, extension));
      const name = shape.elementName(written, scope, parent?.extension === true);
      const place = placeIn(parent?.place, name, attributes);
      const entry: Open = { scope, place, extension };
      open.push(entry);
      if (place === 'record') size = 0;
      if ((place !== 'record' && place !== 'inside') || name === undefined || size > MAX_RECORD_CHARACTERS) return;
      entry.element = { name, attributes, children: [], text: '', line: reader.line() };
      if (place === 'inside') parent?.element?.children.push(entry.element);
      let cost = ELEMENT_COST;
      for (let at = 1; at < attributes.length; at += 2) cost += attributes[at]?.length ?? 0;
      keep(cost);
    },
    text(piece) {
      const element = open.at(-1)?.element;
      if (!element || size > MAX_RECORD_CHARACTERS) return;
      element.text += piece;
      keep(piece.length);
    },
    close() {
      const entry = open.pop();
      if (entry?.place !== 'record' || !entry.element) return;
      const { element } = entry;
      if (size <= MAX_RECORD_CHARACTERS) events.push({ record: element });
      else events.push({ tooLarge: { id: writtenAs(element.attributes, 'id') ?? '', line: element.line } });
    },
  });

  return {
    write: (piece) => told(() => reader.write(piece)),
    end() {
      const last = reader.line();
      told(() => reader.end(), `the file is cut off: it ends before </${shape.root}>`);
      if (!rootSeen) throw new FeedError('the file is empty', last);
      if (!listSeen) throw new FeedError(`there is no <${shape.list}> in <${shape.root}>`, last);
    },
    take: () => {
      const taken = events;
      events = [];
      return taken;
    },
  };
}

/** Attributes by their names in the format; those of strangers are left out. */
function attributesOf(written: Attributes, nameOf: (written: string) => string | undefined): Attributes {
  if (hasOwnNames(written, nameOf)) return written;
  const attributes: string[] = [];
  for (let at = 0; at < written.length; at += 2) {
    const name = nameOf(written[at] ?? '');
    if (name !== undefined) attributes.push(name, written[at + 1] ?? '');
  }
  return attributes;
}

function hasOwnNames(written: Attributes, nameOf: (written: string) => string | undefined): boolean {
  for (let at = 0; at < written.length; at += 2) if (nameOf(written[at] ?? '') !== written[at]) return false;
  return true;
}

/** What breaks the file, as the merchant is told. */
function told(read: () => void, instead?: string): void {
  try {
    read();
  } catch (error) {
    if (error instanceof TextBroken)
      throw new FeedError(instead ?? `not well-formed XML: ${error.message}`, error.line);
    throw error;
  }
}
