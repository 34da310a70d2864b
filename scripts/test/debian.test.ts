import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fromDebian } from './debian.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'witryna-debian-'));
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Takes the place of a program; `mended` is a file that its neighbour makes. */
function program(name: string, script: string): void {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\ncd '${folder}'\necho "${name} $*" >> called\n${script}\n`);
  chmodSync(path, 0o755);
}

const called = () =>
  readFileSync(join(folder, 'called'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.replace(/ -o \S+/, ''));
const INSTALL = 'apt-get install -y --no-install-recommends firefox-esr fonts-liberation';
const INTERRUPTED = "E: dpkg was interrupted, you must manually run 'dpkg --configure -a' to correct the problem.";

it('installs what is asked for, on a machine where nothing was interrupted', async () => {
  program('apt-get', 'exit 0');
  program('dpkg', 'exit 1');
  expect((await fromDebian('firefox-esr')).code).toBe(0);
  expect(called()).toEqual(['apt-get update', INSTALL]);
});

it('ends what another installation was stopped in, and installs after it', async () => {
  program('apt-get', `[ "$3" = update ] || [ -e mended ] || { echo "${INTERRUPTED}" >&2; exit 100; }`);
  program('dpkg', 'touch mended');
  expect((await fromDebian('firefox-esr')).code).toBe(0);
  expect(called()).toEqual(['apt-get update', INSTALL, 'dpkg --configure -a', INSTALL]);
});

it('gives up on what fails otherwise, with its reason', async () => {
  program('apt-get', '[ "$3" = update ] || { echo "E: Unable to locate package" >&2; exit 100; }');
  program('dpkg', 'exit 0');
  const { code, output } = await fromDebian('firefox-esr');
  expect(code).toBe(100);
  expect(output).toContain('Unable to locate package');
  expect(called()).toEqual(['apt-get update', INSTALL]);
});
