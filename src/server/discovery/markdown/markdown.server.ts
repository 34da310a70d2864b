const SPECIAL = /[\\`*_{}[\]<>#|]/g;

/** Words of data on one line, in which nothing counts as Markdown. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().replace(SPECIAL, '\\$&');

/** A link in a list. */
export const listed = (name: string, url: string, about?: string): string =>
  `- [${plain(name)}](${url})${about ? `: ${plain(about)}` : ''}`;

/** Blocks that are there, with an empty line between them. */
export const blocks = (...some: readonly (string | undefined)[]): string =>
  `${some.filter((block) => block !== undefined && block !== '').join('\n\n')}\n`;
