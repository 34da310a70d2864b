import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findNpm } from './npm.mjs';

let folder: string;
let script: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'witryna-npm-')));
  mkdirSync(join(folder, 'bin'));
  mkdirSync(join(folder, 'project/node_modules/.bin'), { recursive: true });
  script = join(folder, 'npm-cli.js');
  writeFileSync(script, '');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('findNpm', () => {
  const root = () => join(folder, 'project');

  it('takes the npm that called', () => {
    expect(findNpm(root(), { npm_execpath: script, PATH: '' })?.script).toBe(script);
  });

  it('takes npm from PATH when another package manager called', () => {
    symlinkSync(script, join(folder, 'bin/npm'));
    const other = join(folder, 'pnpm.cjs');
    writeFileSync(other, '');
    expect(findNpm(root(), { npm_execpath: other, PATH: join(folder, 'bin') })?.script).toBe(script);
  });

  it('runs it on a Node outside the project', () => {
    writeFileSync(join(folder, 'bin/node'), '');
    writeFileSync(join(folder, 'project/node_modules/.bin/node'), '');
    const env = {
      npm_execpath: script,
      npm_node_execpath: join(folder, 'project/node_modules/.bin/node'),
      PATH: join(folder, 'bin'),
    };
    const found = findNpm(root(), env);
    expect(found?.node.startsWith(root())).toBe(false);
  });

  it('ignores what lies on PATH inside the project', () => {
    symlinkSync(script, join(folder, 'project/node_modules/.bin/npm'));
    const found = findNpm(root(), { PATH: join(folder, 'project/node_modules/.bin') });
    expect(found?.script).not.toBe(script);
  });
});
