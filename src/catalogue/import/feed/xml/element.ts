/**
 * A piece of a feed. Names are told apart by namespace, whatever prefix the feed writes: plain for the format's own,
 * `ext:…` for an attribute or an outermost element of its extensions (inside of those, plain again), `xml:lang`.
 */
export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: Element[];
  text: string;
  /** Line number from 1. */
  readonly line: number;
}

const CONTROL_CHARACTERS = /\p{Cc}+/gu;

/** Cleans a text: one line, no control characters (PostgreSQL refuses NUL), no spaces around. */
const tidy = (text: string) =>
  // Most texts are tidy.
  /\p{Cc}|\s\s|^\s|\s$/u.test(text) ? text.replace(CONTROL_CHARACTERS, ' ').replace(/\s+/g, ' ').trim() : text;

/** Undefined when missing or empty: feeds write `gross=""` for "no such price". */
export function attribute(element: Element | undefined, name: string): string | undefined {
  const value = tidy(element?.attributes.get(name) ?? '');
  return value === '' ? undefined : value;
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
  const text = tidy(element?.text ?? '');
  return text === '' ? undefined : text;
}
