/**
 * Script between two parts of a page. To say how far a page is scrolled, the browser styles and lays out what it has read so
 * far. Otherwise all of a page is laid out at once after `DOMContentLoaded` (`loader.ts` in server/document says why). The
 * first words in each size take the most of it, for Chromium asks another process for their fonts, and most sizes stand in the
 * top already.
 */
export const layOutScript = 'scrollY';
