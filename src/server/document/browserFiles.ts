import { readFile } from 'node:fs/promises';

/** What the build has made for browsers (`scripts/vite/browserFiles.ts` writes it). Addresses begin with a slash. */
export interface BrowserFiles {
  /** Tells one build from others. */
  build: string;
  kernel: string;
  /** The module that wakes islands; also among the files of each. */
  wake: string;
  /** Modules of each island by its name: what is imported first, the island itself last. */
  islands: Readonly<Record<string, readonly string[]>>;
  sheets: {
    /** Address of all sheets in one. */
    whole: string;
    /** What every page needs. */
    base: string;
    /** In the order in which they count, by the two letters that begin their class names. */
    modules: readonly (readonly [letters: string, css: string])[];
  };
}

export const readBrowserFiles = async (place: string): Promise<BrowserFiles> =>
  JSON.parse(await readFile(place, 'utf8')) as BrowserFiles;
