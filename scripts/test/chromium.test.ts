import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runNode } from '../steps/tool.ts';
import { headlessThere } from './chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'witryna-chromium-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('reading the settings of the browser tests installs nothing', async () => {
  const called = join(folder, 'called');
  const program = join(folder, 'apt-get');
  writeFileSync(program, `#!/bin/sh\necho "$@" >> '${called}'\nexit 1\n`);
  chmodSync(program, 0o755);
  const env = { PATH: folder, CHROMIUM_PATH: '' };
  const { code, output } = await runNode(['playwright.config.ts'], { env });
  expect(output).toBe('');
  expect(code).toBe(0);
  expect(existsSync(called)).toBe(false);
});

it('a Chromium that is named and not there is not used', () => {
  expect(headlessThere({ PATH: folder, CHROMIUM_PATH: join(folder, 'none') })).toBeUndefined();
});
