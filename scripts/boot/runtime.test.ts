import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { findRuntime, isNewEnough, pinnedRuntime, reason } from './runtime.mjs';

const machines = [
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'arm64'],
  ['darwin', 'x64'],
  ['win32', 'x64'],
] as const;

describe('pinnedRuntime', () => {
  it.each(machines)('is a locked package for %s %s', (platform, arch) => {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    const [, name] = pinnedRuntime(platform, arch)?.split(/[\\/]/) ?? [];
    expect(lock.packages[`node_modules/${name}`]).toMatchObject({
      os: platform,
      cpu: arch,
      version: expect.stringMatching(/^26\./),
    });
  });

  it('is unknown elsewhere', () => {
    expect(pinnedRuntime('linux', 'riscv64')).toBeUndefined();
  });
});

describe('findRuntime', () => {
  it('finds a program that exists', () => {
    const found = findRuntime(root);
    expect('path' in found && existsSync(found.path)).toBe(true);
  });

  it('falls back to the running Node where none is installed', () => {
    expect(findRuntime('/nowhere')).toEqual({ path: process.execPath });
  });
});

describe('reason', () => {
  it('is what the system said, and what to do about a library that is missing', () => {
    const stderr =
      'node: error while loading shared libraries: libatomic.so.1: cannot open shared object file: No such file or directory\n';
    expect(reason({ stderr })).toBe(`: ${stderr.trim()}; on Debian and Ubuntu, apt install libatomic1 mends it`);
    expect(reason({ stderr: null, error: new Error('spawnSync node ENOENT') })).toBe(': spawnSync node ENOENT');
    expect(reason({ stderr: '' })).toBe('');
  });
});

describe('isNewEnough', () => {
  it.each([
    ['v26.0.0', true],
    ['v27.1.0', true],
    ['v25.9.0', false],
    ['v9.0.0', false],
    ['nonsense', false],
  ])('finds that %s is new enough: %s', (version, enough) => {
    expect(isNewEnough(version)).toBe(enough);
  });
});
