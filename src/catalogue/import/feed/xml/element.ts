/** Attributes in turn, each name before its value; of two with the same name the first one counts. */
export type Attributes = readonly string[];

/** Elements have a handful of attributes: looking through them is quicker than making a map of each. */
export function writtenAs(attributes: Attributes, name: string): string | undefined {
  for (let at = 0; at < attributes.length; at += 2) if (attributes[at] === name) return attributes[at + 1];
  return undefined;
}

/**
 * A piece of a feed. Names are told apart by namespace, whatever prefix the feed writes: plain for the format's own,
 * `ext:…` for an attribute or an outermost element of its extensions (inside of those, plain again), `xml:lang`.
 */
export interface Element {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: Element[];
  text: string;
  /** Line number from 1. */
  readonly line: number;
}

const CONTROL_CHARACTERS = /\p{Cc}+/gu;
const UNTIDY = /\p{Cc}|\s\s|^\s|\s$/u;

/** Cleans a text: one line, no control characters (PostgreSQL refuses NUL), no spaces around. */
const tidy = (text: string) =>
  isTidy(text) || !UNTIDY.test(text) ? text : text.replace(CONTROL_CHARACTERS, ' ').replace(/\s+/g, ' ').trim();

/** Says of most texts that there is nothing to clean; a loop is several times as quick here as a pattern. */
function isTidy(text: string): boolean {
  let space = true;
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    const isSpace = code === SPACE;
    if ((isSpace && space) || !(isPlain(code) || isSpace)) return false;
    space = isSpace;
  }
  return text === '' || !space;
}

const SPACE = 32;
/** Neither a control character nor a space; beyond U+167F, where further spaces stand, it is not asked. */
const isPlain = (code: number) => (code > SPACE && code < 0x7f) || (code > 0xa0 && code < 0x1680);

/** Undefined when missing or empty: feeds write `gross=""` for "no such price". */
export function attribute(element: Element | undefined, name: string): string | undefined {
  const written = element && writtenAs(element.attributes, name);
  return written === undefined ? undefined : tidy(written) || undefined;
}

export const childrenOf = (element: Element | undefined, name: string): Element[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** The first element down a path of names. */
export function descend(element: Element | undefined, ...path: readonly string[]): Element | undefined {
  let found = element;
  for (const name of path) found = found?.children.find((child) => child.name === name);
  return found;
}

/** Text as it stands in the feed, for HTML. */
export const rawText = (element: Element | undefined): string => element?.text.trim() ?? '';

export function textOf(element: Element | undefined): string | undefined {
  return tidy(element?.text ?? '') || undefined;
}
