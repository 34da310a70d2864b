import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { layerOrder } from '../../scripts/layerOrder.ts';
import type { Rendered } from './server.tsx';

/**
 * `node e2e/parts/build.ts FOLDER` bundles the pages of parts into FOLDER/site, rendered as a server would, with React's
 * own warnings switched on. A process of its own, because Playwright's loader cannot import a bundle just made.
 */
async function buildParts(folder: string): Promise<void> {
  const common: InlineConfig = {
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    css: { postcss: { plugins: [layerOrder()] } },
  };
  const site = join(folder, 'site');
  const server = join(folder, 'server');
  await build({ ...common, build: { outDir: site, emptyOutDir: true, assetsInlineLimit: 0, minify: false } });
  await build({
    ...common,
    ssr: { noExternal: true },
    build: { outDir: server, emptyOutDir: true, assetsInlineLimit: 0, minify: false, ssr: 'server.tsx' },
  });
  const { rendered } = (await import(pathToFileURL(join(server, 'server.js')).href)) as { rendered(): Rendered[] };
  const empty = readFileSync(join(site, 'index.html'), 'utf8');
  for (const { name, head, app } of rendered()) {
    const html = empty
      .replace('<!--head-->', () => head)
      .replace('<!--page-->', () => name)
      .replace('<!--app-->', () => app);
    writeFileSync(join(site, `${name}.html`), html);
  }
  // Where `oneTab.ts` leaves its tab.
  writeFileSync(join(site, 'robots.txt'), '');
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: node e2e/parts/build.ts FOLDER');
await buildParts(folder);
