/**
 * Version of what documents hold and how they are cut into words (`index.ts`, `documents.ts`). It is part of every name, so that
 * programs of two versions never read each other's indexes. Whoever changes either counts it up.
 */
export const FORMAT = 1;

/** The document that tells which catalogue an index holds. An index without it is half built. */
export const MARKER = 'catalogue';

/** The name that searches ask. It leads to one index at a time. */
export const aliasOf = (prefix: string): string => `${prefix}-${FORMAT}`;

/** Name of a new index: format, version of the catalogue, and the moment, so that two builders never share one. */
export const indexName = (prefix: string, version: number, at: number): string =>
  `${aliasOf(prefix)}-${version}-${at.toString(36)}`;

/** Names that are indexes of a shop in this format or an earlier one. Those of a later one belong to a newer program. */
export function ownIndexes(names: readonly string[], prefix: string): string[] {
  const pattern = new RegExp(`^${prefix}-(\\d+)-\\d+-[0-9a-z]+$`);
  return names.filter((name) => Number(pattern.exec(name)?.[1] ?? Number.POSITIVE_INFINITY) <= FORMAT);
}
