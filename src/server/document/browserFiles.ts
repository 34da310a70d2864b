import { readFile } from 'node:fs/promises';

/**
 * Files that the build has made for browsers (`scripts/vite/browserFiles.ts` writes the list). Addresses begin with a
 * slash.
 */
export interface BrowserFiles {
  /** Tells one build from others. */
  build: string;
  kernel: string;
  /** The module that wakes islands; also among the files of each. */
  wake: string;
  /** The service worker; missing where a tool brings the code. */
  worker?: string;
  /** Modules of each island by its name: imports first, the island itself last. */
  islands: Readonly<Record<string, readonly string[]>>;
  sheets: {
    /** Address of all sheets in one. */
    whole: string;
    /** Style sheet that every page needs. */
    base: string;
    /** Sheets in their order, by the two letters that begin their class names. */
    modules: readonly (readonly [letters: string, css: string])[];
  };
}

export const readBrowserFiles = async (place: string): Promise<BrowserFiles> =>
  JSON.parse(await readFile(place, 'utf8')) as BrowserFiles;
