import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const SCRIPT = `
  import { recallCode } from ${JSON.stringify(new URL('./keptCode.ts', import.meta.url).href)};
  const keep = recallCode(process.argv[2], process.argv[3]);
  const { sum } = await import('./sum.mjs');
  console.log(sum(2, 3));
  await keep();
`;

async function program() {
  const folder = await mkdtemp(join(tmpdir(), 'code-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'script.mjs'), SCRIPT);
  await writeFile(join(folder, 'sum.mjs'), 'export const sum = (a, b) => a + b;\n');
  const { NODE_COMPILE_CACHE: _, NODE_DISABLE_COMPILE_CACHE: __, ...env } = process.env;
  const code = join(folder, 'data/index/code');
  return {
    code,
    sum: join(folder, 'sum.mjs'),
    run: async (name: string, more = {}) => {
      const args = [join(folder, 'script.mjs'), join(folder, 'data'), name];
      return (await promisify(execFile)(process.execPath, args, { env: { ...env, ...more } })).stdout.trim();
    },
    files: async (name: string) =>
      (await readdir(join(code, name), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name)),
  };
}

it('compiled code is kept for the next start, in place of that of another program', async () => {
  const { code, run, files } = await program();
  await mkdir(join(code, 'older'), { recursive: true });
  expect(await run('one')).toBe('5');
  expect((await files('one')).length).toBeGreaterThan(0);
  expect(await readdir(code)).toEqual(['one']);
  expect(await run('other')).toBe('5');
  expect(await readdir(code)).toEqual(['other']);
});

it('kept code that is damaged, or of a module that is another one now, is left aside', async () => {
  const { run, files, sum } = await program();
  await run('one');
  for (const file of await files('one')) {
    const bytes = await readFile(file);
    for (let at = 0; at < bytes.length; at += 7) bytes[at] = ~(bytes[at] ?? 0);
    await writeFile(file, bytes);
  }
  expect(await run('one')).toBe('5');
  await writeFile(sum, 'export const sum = (a, b) => a * b;\n');
  expect(await run('one')).toBe('6');
});

it('no code is kept where the owner has chosen another place, or none', async () => {
  const { run, code } = await program();
  for (const chosen of [{ NODE_DISABLE_COMPILE_CACHE: '1' }, { NODE_COMPILE_CACHE: `${code}-of-all` }]) {
    expect(await run('one', chosen)).toBe('5');
    await expect(readdir(code)).rejects.toThrow('ENOENT');
  }
});
