import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { progress } from './boot/progress.mjs';
import { compressFiles } from './compress.ts';
import { setAsideAssets } from './previousAssets.ts';
import { root } from './root.ts';
import { runNode, scriptOf, type ToolRun } from './steps/tool.ts';

const folder = join(root, 'build');
const stamp = join(folder, '.hash');
const products = [join(folder, 'server', 'index.js'), join(folder, 'client'), join(folder, 'browser.json')];

/** A hash of everything a build is made from; tests are not. */
export function sourcesHash(project: string): string {
  const files = globSync(
    [
      'src/**/*',
      'public/**/*',
      'scripts/chunks.ts',
      'scripts/classNames.ts',
      'scripts/layerOrder.ts',
      'scripts/vite/*',
      '*.config.ts',
      'tsconfig.json',
      'package.json',
      'package-lock.json',
    ],
    {
      cwd: project,
      withFileTypes: true,
      exclude: ['src/**/*.test.*', 'vitest.config.ts', 'playwright.config.ts'],
    },
  );
  const hash = createHash('sha256').update(process.version);
  const places = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  for (const place of places.sort()) hash.update(`\0${place.slice(project.length)}\0`).update(readFileSync(place));
  return hash.digest('hex');
}

export function isBuilt(): boolean {
  return [stamp, ...products].every((place) => existsSync(place)) && readFileSync(stamp, 'utf8') === sourcesHash(root);
}

/** Builds the bundles of browser and server, and notes what they were made from. */
export async function build({ stream = false } = {}): Promise<ToolRun> {
  const hash = sourcesHash(root);
  const putBack = setAsideAssets(folder);
  rmSync(folder, { recursive: true, force: true });
  const result = await runNode([scriptOf('vite', 'vite'), 'build', '--app'], {
    env: { NODE_ENV: 'production' },
    stream,
  });
  if (result.code !== 0) return result;
  const missing = products.filter((place) => !existsSync(place));
  if (missing.length > 0) return { code: 1, output: `${result.output}\nNot built: ${missing.join(', ')}` };
  await compressFiles(join(folder, 'client'));
  putBack();
  writeFileSync(stamp, hash);
  return result;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { 'if-changed': { type: 'boolean', default: false } } });
  if (!values['if-changed'] || !isBuilt()) {
    const shown = progress('Building the shop');
    const { code, output } = await build();
    shown.end(code === 0 ? 'done' : 'failed');
    if (code !== 0) {
      console.error(output.trim());
      process.exitCode = 1;
    }
  }
}
