import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeWhole } from './writeWhole.server.ts';

it.each([false, true])('leaves one whole file behind, whoever else writes it (durable: %s)', async (durable) => {
  const folder = await mkdtemp(join(tmpdir(), 'witryna-whole-'));
  const file = join(folder, 'x', 'y.bin');
  await Promise.all([1, 2, 3, 4].map((n) => writeWhole(file, Buffer.alloc(50_000, n), { durable })));
  const kept = await readFile(file);
  expect(new Set(kept).size).toBe(1);
  expect(kept.byteLength).toBe(50_000);
  expect(await readdir(join(folder, 'x'))).toEqual(['y.bin']);
  await rm(folder, { recursive: true });
});
