import { unescapeHtml } from './html.ts';
import { TextBroken } from './textBroken.ts';
import { XML_ENTITIES } from './xmlEntities.ts';

/** Is told what stands in an XML file, in its order. */
export interface XmlListener {
  /** Attributes in turn, each name before its value; of two with the same name the first one counts. */
  open(name: string, attributes: readonly string[]): void;
  /** A piece of the text of the element that was opened last and is not closed. */
  text(piece: string): void;
  close(): void;
  /**
   * Asked at each opening and closing. True: attributes and texts are checked and not told until it is false again, which
   * takes half of the time.
   */
  skims?(): boolean;
}

/** Reads XML piece by piece and keeps no more of it than one tag. Methods throw TextBroken. */
export interface XmlReader {
  write(text: string): void;
  end(): void;
  /** Line of what is being told, from 1. */
  line(): number;
}

const LONGEST_TAG = 200_000;
const LONGEST_ENTITY = 32;

/** What is passed over to its end, by its beginning. */
const PASSED = { '<!--': '-->', '<?': '?>', '<![CDATA[': ']]>' } as const;
type Passed = keyof typeof PASSED;
const BEGINNINGS = Object.keys(PASSED) as Passed[];

/**
 * XML 1.0 without DOCTYPE and declarations, which nobody needs in a feed and which can be made to swell without end.
 * Namespaces are names with a colon here. Looks for signs where a parser by the book looks at each letter, which makes
 * it several times as quick.
 */
export function xmlReader(listener: XmlListener): XmlReader {
  const open: string[] = [];
  let text = '';
  let at = 0;
  let inside: Passed | undefined;
  let rootSeen = false;
  let ended = false;
  let line = 1;
  /** Place of the next line end that is not counted. */
  let newline = Number.POSITIVE_INFINITY;
  let skims = false;
  /** Place of an ampersand before which there is none that is not checked, while skimming. */
  let ampersand = -1;

  /** Places are asked for in their order. */
  function lineAt(place: number): number {
    while (newline < place) {
      line += 1;
      newline = nextNewline(newline + 1);
    }
    return line;
  }

  function nextNewline(from: number): number {
    const found = text.indexOf('\n', from);
    return found < 0 ? Number.POSITIVE_INFINITY : found;
  }

  const broken = (reason: string, place = at): never => {
    throw new TextBroken(reason, lineAt(place));
  };

  function read(): void {
    while (at < text.length) {
      const more = inside ? passOver(inside) : text.charCodeAt(at) === LESS ? markup() : content();
      if (!more) return;
    }
  }

  /** What follows says false when the rest of it has not come yet. */
  function content(): boolean {
    const mark = text.indexOf('<', at);
    let end = mark < 0 ? text.length : mark;
    if (mark < 0 && !ended) {
      const entity = text.lastIndexOf('&');
      if (entity >= at && text.length - entity < LONGEST_ENTITY && !text.includes(';', entity)) end = entity;
    }
    if (end === at) return false;
    if (skims) skim(at, end);
    else if (open.length > 0) listener.text(decoded(text.slice(at, end), at));
    else if (/[^\s\uFEFF]/.test(text.slice(at, end)))
      broken(rootSeen ? 'text after the end of the root' : 'text before the root');
    at = end;
    return true;
  }

  function passOver(beginning: Passed): boolean {
    const sign = PASSED[beginning];
    const found = text.indexOf(sign, at);
    // The sign may have begun at the end of this piece.
    const end = found < 0 ? Math.max(at, text.length - sign.length + 1) : found;
    if (beginning === '<![CDATA[' && end > at && !skims) listener.text(text.slice(at, end));
    at = found < 0 ? end : found + sign.length;
    if (found >= 0) inside = undefined;
    return found >= 0;
  }

  function markup(): boolean {
    const sign = text.charCodeAt(at + 1);
    if (Number.isNaN(sign)) return false;
    if (sign === SLASH) return closingTag();
    if (isStart(sign)) return openingTag();
    for (const beginning of BEGINNINGS) {
      if (text.startsWith(beginning, at)) return began(beginning);
      if (beginning.startsWith(text.slice(at)) && !ended) return false;
    }
    if (sign !== EXCLAMATION) broken('a < that opens nothing');
    if (text.length - at < '<!DOCTYPE'.length && !ended) return false;
    return broken(
      /^<!DOCTYPE/i.test(text.slice(at, at + 9)) ? 'a DOCTYPE is not allowed' : 'a declaration <!…> is not allowed',
    );
  }

  function began(beginning: Passed): true {
    if (beginning === '<![CDATA[' && open.length === 0) broken('text outside of the root');
    inside = beginning;
    at += beginning.length;
    return true;
  }

  function closingTag(): boolean {
    const expected = open.at(-1);
    const short = expected === undefined ? at : at + 2 + expected.length;
    if (expected !== undefined && text.charCodeAt(short) === MORE && text.startsWith(expected, at + 2)) at = short + 1;
    else {
      const end = text.indexOf('>', at);
      if (end < 0) return unfinished();
      const name = text.slice(at + 2, end).trimEnd();
      if (name !== expected) {
        broken(`</${name.slice(0, 40)}> stands where ${expected === undefined ? 'nothing' : `</${expected}>`} is open`);
      }
      at = end + 1;
    }
    closed();
    return true;
  }

  function openingTag(): boolean {
    let place = nameEnd(text, at + 1);
    const name = text.slice(at + 1, place);
    let attributes = NONE;
    for (;;) {
      const from = place;
      place = spaceEnd(text, place);
      const sign = text.charCodeAt(place);
      if (sign === MORE) return opened(name, attributes, false, place + 1);
      if (sign === SLASH && text.charCodeAt(place + 1) === MORE) return opened(name, attributes, true, place + 2);
      if (place >= text.length || (sign === SLASH && place + 1 === text.length)) return unfinished();
      if (place === from || !isStart(sign)) broken(`the tag <${name.slice(0, 40)} is not well-formed`, place);
      const nameAt = place;
      place = nameEnd(text, place);
      const key = skims ? '' : text.slice(nameAt, place);
      place = spaceEnd(text, place);
      if (place >= text.length) return unfinished();
      if (text.charCodeAt(place) !== EQUALS) broken(`the attribute ${nameAtMost(text, nameAt)} has no value`, place);
      place = spaceEnd(text, place + 1);
      if (place >= text.length) return unfinished();
      const quote = text.charCodeAt(place);
      if (quote !== QUOTE && quote !== APOSTROPHE)
        broken(`the value of ${nameAtMost(text, nameAt)} has no quotes`, place);
      const end = text.indexOf(quote === QUOTE ? '"' : "'", place + 1);
      if (end < 0) return unfinished();
      if (skims) skim(place + 1, end);
      else {
        if (attributes === NONE) attributes = [];
        attributes.push(key, decoded(text.slice(place + 1, end), place + 1));
      }
      place = end + 1;
    }
  }

  function opened(name: string, attributes: readonly string[], empty: boolean, next: number): true {
    if (rootSeen && open.length === 0) broken('a second root element');
    rootSeen = true;
    open.push(name);
    listener.open(name, attributes);
    at = next;
    if (empty) closed();
    else skims = listener.skims?.() ?? false;
    return true;
  }

  function closed(): void {
    open.pop();
    listener.close();
    skims = listener.skims?.() ?? false;
  }

  function unfinished(): false {
    if (text.length - at > LONGEST_TAG) broken(`a tag longer than ${LONGEST_TAG} characters`);
    return false;
  }

  /** Text that is not told is well-formed all the same. */
  function skim(from: number, end: number): void {
    if (ampersand < from) {
      const found = text.indexOf('&', from);
      ampersand = found < 0 ? Number.POSITIVE_INFINITY : found;
    }
    if (ampersand < end && UNUSUAL.test(text.slice(ampersand, end))) decoded(text.slice(from, end), from);
  }

  function decoded(piece: string, place: number): string {
    if (!piece.includes('&')) return piece;
    // As in HTML that is written as text: a search for each is several times as quick as one that asks what it found.
    if (!UNUSUAL.test(piece)) return unescapeHtml(piece);
    return piece.replace(/&([^;&]{0,31};)?/g, (written, _, offset: number) => {
      const character = characterOf(written.slice(1, -1));
      return character ?? broken(`${written.slice(0, 40)} is no character`, place + offset);
    });
  }

  function take(more: string): void {
    lineAt(at);
    text = at >= text.length ? more : text.slice(at) + more;
    at = 0;
    ampersand = -1;
    newline = nextNewline(0);
    read();
  }

  return {
    write: take,
    end() {
      ended = true;
      read();
      if (open.length > 0 || inside || at < text.length) broken('the file ends too early', text.length);
    },
    line: () => lineAt(at),
  };
}

const NONE: string[] = [];
/** An ampersand that begins none of the commonest characters. */
const UNUSUAL = /&(?!(?:lt|gt|quot|amp);)/;
const [LESS, MORE, SLASH, EXCLAMATION, EQUALS, QUOTE, APOSTROPHE] = [60, 62, 47, 33, 61, 34, 39] as const;

const codes = (letters: RegExp) => Uint8Array.from({ length: 128 }, (_, n) => +letters.test(String.fromCharCode(n)));
const STARTS = codes(/[A-Za-z_:]/);
const NAMED = codes(/[A-Za-z0-9_:.-]/);
/** Letters beyond ASCII are not told apart: no format that is read has them in names. */
const isStart = (code: number) => code > 127 || STARTS[code] === 1;

function nameEnd(text: string, from: number): number {
  let place = from;
  for (let code = text.charCodeAt(place); code > 127 || NAMED[code] === 1; code = text.charCodeAt(place)) place += 1;
  return place;
}

const nameAtMost = (text: string, from: number) => text.slice(from, Math.min(nameEnd(text, from), from + 40));

function spaceEnd(text: string, from: number): number {
  let place = from;
  for (let code = text.charCodeAt(place); code === 32 || (code > 8 && code < 14); code = text.charCodeAt(place)) {
    place += 1;
  }
  return place;
}

/** The character that stands between & and ; in a file. */
function characterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return XML_ENTITIES.get(name);
  const number = /^#x[\da-f]+$/i.test(name)
    ? Number(`0${name.slice(1)}`)
    : /^#\d+$/.test(name)
      ? Number(name.slice(1))
      : -1;
  return number >= 0 && number <= 0x10_ffff ? String.fromCodePoint(number) : undefined;
}
