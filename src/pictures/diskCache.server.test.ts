import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskCache } from './diskCache.server.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'witryna-pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const DAY = 86_400_000;
const bytes = (length: number) => Buffer.alloc(length, 7);

describe('createDiskCache', () => {
  it('gives back what was put, also to the next process', async () => {
    const options = { folder, mostBytes: 1000, clock: () => 0 };
    await createDiskCache(options).put('a/b.avif', bytes(10));
    const next = createDiskCache(options);
    expect(await next.get('a/b.avif')).toEqual(bytes(10));
    expect(await next.get('a/c.avif')).toBeUndefined();
    expect(await next.get('a')).toBeUndefined();
    expect(await next.has('a/b.avif')).toBe(true);
    expect(await next.size()).toBe(10);
  });

  it('sweeps what was not used longest, down to nine tenths', async () => {
    let now = 1_800_000_000_000;
    const cache = createDiskCache({ folder, mostBytes: 100, clock: () => now });
    for (const name of ['old', 'used', 'young']) {
      await cache.put(name, bytes(30));
      now += DAY;
    }
    await cache.get('old');
    now += 1000;
    await cache.put('new', bytes(30));
    await cache.settled();
    expect((await readdir(folder)).sort()).toEqual(['new', 'old', 'young']);
    expect(await cache.size()).toBe(90);
  });

  it('counts what earlier processes left', async () => {
    await createDiskCache({ folder, mostBytes: 100, clock: () => 1000 }).put('before', bytes(90));
    const cache = createDiskCache({ folder, mostBytes: 100, clock: () => DAY });
    await cache.size();
    await cache.put('after', bytes(20));
    await cache.settled();
    expect(await readdir(folder)).toEqual(['after']);
  });
});
