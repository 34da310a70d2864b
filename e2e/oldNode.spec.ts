import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

test('the program runs itself on the Node it brings along when it is started on an older one', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'witryna-old-'));
  try {
    // What an older Node says of itself; the one that is run again says what it is.
    const older = "Object.defineProperty(process,'version',{value:'v20.0.0'});console.error('older')";
    const bundle = join(import.meta.dirname, '../build/server/index.js');
    const args = ['--import', `data:text/javascript,${encodeURIComponent(older)}`, bundle, 'searches'];
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    expect(stderr.match(/older/g), stderr).toHaveLength(1);
    // It says so itself: there is no store yet.
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`There is no shop in ${dataDir} yet.`);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
