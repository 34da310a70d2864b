import { globSync } from 'node:fs';
import type { BrowserFiles } from '../document/browserFiles.ts';

const ISLAND = '.island.tsx';

/** Files that a build would have made: addresses that lead nowhere, and a sheet. */
export const testBrowserFiles: BrowserFiles = {
  build: 'abc',
  kernel: '/assets/kernel-abc.js',
  wake: '/assets/wake-abc.js',
  islands: Object.fromEntries(
    globSync(`src/**/*${ISLAND}`).map((file) => [
      file.replaceAll('\\', '/').slice('src/'.length, -ISLAND.length),
      ['/assets/wake-abc.js', '/assets/island-abc.js'],
    ]),
  ),
  sheets: { whole: '/assets/shop-abc.css', base: '@layer base{a{color:red}}', modules: [['aa', '._aaa{color:blue}']] },
};
