/**
 * Script between two parts of a page. To say how far a page is scrolled, the browser styles and lays out what it has read so
 * far. Otherwise all of a page is laid out at once after `DOMContentLoaded` (`loader.ts` in server/document says why). The
 * first words in each size take the most of it, for Chromium asks another process for their fonts, 1 to 4 ms of the wall a
 * question: so the very first words of a page, the link to its content, are laid out by themselves, and then its top, in which
 * most sizes stand already.
 */
export const layOutScript = 'scrollY';
