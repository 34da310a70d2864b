import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const SCRIPT = `
  import { createRequire } from 'node:module';
  import { openDatabase } from ${JSON.stringify(new URL('./open.server.ts', import.meta.url).href)};
  const db = await openDatabase({ file: process.argv[2] });
  await db.close();
  const loaded = Object.keys(createRequire(import.meta.url).cache);
  console.log(loaded.filter((file) => /node_modules.pg/.test(file)).length);
`;

it('a shop on SQLite is without the memory of what speaks to PostgreSQL', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lazy-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'script.mjs'), SCRIPT);
  const words = [join(folder, 'script.mjs'), join(folder, 'shop.sqlite')];
  const { stdout } = await promisify(execFile)(process.execPath, words);
  expect(stdout.trim()).toBe('0');
});
