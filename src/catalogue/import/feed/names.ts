import type { Ref } from '../../draft.ts';

/** Stand-in for a missing producer: it says that the producer is not known. */
export const UNKNOWN_PRODUCER: Ref = { externalId: 'nieokreslony', name: 'Nieokreślony' };

/** Each place of a path is known by the names that lead to it. */
export const pathRefs = (names: readonly string[]): Ref[] =>
  names.map((name, n) => ({ externalId: `\\${names.slice(0, n + 1).join('\\')}`, name }));

/** "A > B" as the names of a path. */
export const pathNames = (text: string, sign: string | RegExp = /\s*>\s*/): string[] =>
  text.split(sign).flatMap((name) => name.trim() || []);

/** Addresses that stay as they are when they are parsed, as most do. */
const PLAIN_ADDRESS = /^https?:\/\/(?:[a-z][a-z0-9-]*\.)+[a-z]{2,20}\/[\w/-]*(?:\.[a-z0-9]{1,5})?$/;

/** An address of the web, as pictures and files have them; undefined for anything else. */
export function webAddress(text: string): string | undefined {
  if (PLAIN_ADDRESS.test(text)) return text;
  const url = URL.parse(text.trim());
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : undefined;
}
