import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { missingEntries } from './lock.ts';
import { root } from './root.ts';

describe('missingEntries', () => {
  it('makes an entry for each optional package that is referred to and absent', () => {
    const found = missingEntries({
      packages: {
        '': {},
        'node_modules/bundler': {
          version: '2.0.0',
          dev: true,
          optionalDependencies: { '@b/cli-linux-x64-musl': '2.0.0', '@b/cli-darwin-arm64': '2.0.0' },
        },
        'node_modules/@b/cli-darwin-arm64': { version: '2.0.0' },
      },
    });
    expect([...found]).toEqual([
      [
        'node_modules/@b/cli-linux-x64-musl',
        { version: '2.0.0', dev: true, optional: true, cpu: ['x64'], libc: ['musl'], os: ['linux'] },
      ],
    ]);
  });

  it('finds packages beside the one that refers to them', () => {
    const found = missingEntries({
      packages: {
        'node_modules/a/node_modules/b': {
          version: '1.0.0',
          optionalDependencies: { c: '1.0.0', d: '1.0.0', e: '1.0.0' },
        },
        'node_modules/a/node_modules/b/node_modules/c': { version: '1.0.0' },
        'node_modules/a/node_modules/d': { version: '1.0.0' },
        'node_modules/e': { version: '1.0.0' },
      },
    });
    expect(found.size).toBe(0);
  });
});

describe('package-lock.json', () => {
  it('is complete for every system; otherwise run node scripts/lock.ts', () => {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    expect([...missingEntries(lock).keys()]).toEqual([]);
  });
});
