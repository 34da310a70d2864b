import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { preview } from 'vite';
import { freePort } from '../support/shop.ts';

/** Bundles the page of parts into a folder and shows it. */
export async function showParts(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'build.ts'), folder]);
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'site' },
    preview: { host: 'localhost', port: await freePort(), strictPort: true },
  });
  return { url: server.resolvedUrls?.local[0] ?? '', stop: () => server.close() };
}
