import { describe, expect, it } from 'vitest';
import { differences, stamp } from './lock.mjs';

const machine = { platform: 'linux', arch: 'x64', libc: 'glibc' } as const;
const a = { version: '1.0.0', integrity: 'sha512-a' };

describe('differences', () => {
  it('finds none where everything is installed as locked', () => {
    const packages = { 'node_modules/a': a };
    expect(differences({ packages: { '': {}, ...packages } }, { packages }, machine)).toEqual([]);
  });

  it.each([
    ['another version', { ...a, version: '1.0.1' }],
    ['another content', { ...a, integrity: 'sha512-b' }],
  ])('finds %s', (_, installed) => {
    expect(
      differences({ packages: { 'node_modules/a': a } }, { packages: { 'node_modules/a': installed } }, machine),
    ).toEqual(['node_modules/a']);
  });

  it('compares no checksum where the lock has none', () => {
    const packages = { 'node_modules/a': a };
    expect(differences({ packages: { 'node_modules/a': { version: '1.0.0' } } }, { packages }, machine)).toEqual([]);
  });

  it('finds what is missing and what the lock does not know', () => {
    const lock = { packages: { 'node_modules/a': a } };
    expect(differences(lock, { packages: { 'node_modules/b': a } }, machine)).toEqual([
      'node_modules/a',
      'node_modules/b',
    ]);
  });

  it.each([
    ['of this machine', { os: ['linux'], cpu: ['x64'] }, true],
    ['of this machine, named without a list', { os: 'linux', cpu: 'x64' }, true],
    ['of this machine and its C library', { os: ['linux'], cpu: ['x64'], libc: ['glibc'] }, true],
    ['of another C library', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }, false],
    ['of another system', { os: ['darwin'], cpu: ['x64'] }, false],
    ['of another processor', { os: ['linux'], cpu: ['arm64'] }, false],
    ['of every system but one', { os: ['!win32'] }, true],
    ['of every system but this one', { os: ['!linux'] }, false],
    ['that names no machine', {}, false],
  ])('asks for an optional package %s: %j', (_, names, asked) => {
    const lock = { packages: { 'node_modules/a': { ...a, ...names, optional: true } } };
    expect(differences(lock, { packages: {} }, machine)).toEqual(asked ? ['node_modules/a'] : []);
  });
});

describe('stamp', () => {
  it('tells lock files and machines apart', () => {
    const stamps = [stamp('{}', machine), stamp('{ }', machine), stamp('{}', { ...machine, arch: 'arm64' })];
    expect(new Set(stamps).size).toBe(3);
    expect(stamp(Buffer.from('{}'), machine)).toBe(stamps[0]);
  });
});
