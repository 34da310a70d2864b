const BREAK = '\u200B';

/**
 * Words of a shopper for an e-mail that may go to somebody else's address. Programs that show mail make links of all that
 * looks like an address of the web; with a break in it that nobody sees they do not.
 */
export const unlinked = (text: string): string =>
  text.replaceAll(/\.(?=[\p{L}\p{N}])|:(?=\/)/gu, (sign) => `${sign}${BREAK}`);
