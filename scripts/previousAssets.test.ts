import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { setAsideAssets } from './previousAssets.ts';

it('a build keeps the scripts and sheets of the one before it, and none that are older', () => {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const assets = join(folder, 'client/assets');
  const build = (files: Record<string, string>) => {
    const putBack = setAsideAssets(folder);
    rmSync(folder, { recursive: true, force: true });
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(assets, name)), { recursive: true });
      writeFileSync(join(assets, name), text);
    }
    putBack();
    return readdirSync(assets).sort();
  };
  expect(build({ 'kernel-a.js': '1', 'both.css': 'first' })).toEqual(['both.css', 'kernel-a.js']);
  expect(build({ 'kernel-b.js': '2', 'both.css': 'second' })).toEqual(['both.css', 'kernel-a.js', 'kernel-b.js']);
  expect(readFileSync(join(assets, 'both.css'), 'utf8')).toBe('second');
  expect(build({ 'kernel-c.js': '3' })).toEqual(['both.css', 'kernel-b.js', 'kernel-c.js']);
});
