import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { preview } from 'vite';
import { freePort } from '../support/shop.ts';
import { test as base, expect } from '../support/test.ts';

export { expect };

/** The usual test, whose addresses are those of the page of parts instead of the shop. */
export const test = base.extend<object, { partsUrl: string }>({
  partsUrl: [
    async ({ browserName }, use) => {
      const folder = mkdtempSync(join(tmpdir(), `witryna-parts-${browserName}-`));
      try {
        await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'build.ts'), folder]);
        const server = await preview({
          root: folder,
          configFile: false,
          logLevel: 'error',
          build: { outDir: 'site' },
          preview: { host: 'localhost', port: await freePort(), strictPort: true },
        });
        await use(server.resolvedUrls?.local[0] ?? '');
        await server.close();
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ partsUrl }, use) => use(partsUrl),
});
