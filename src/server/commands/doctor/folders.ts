import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Settings } from '../../../settings/env.server.ts';
import { startMessage } from '../../open/problems.ts';
import { readShopFile } from '../../open/shopFolder.ts';
import { codeOf, type Finding, finding } from './finding.ts';

const GIGABYTE = 2 ** 30;

export async function shopFolder({ shopDir, port }: Settings): Promise<Finding> {
  const what = `shop in ${shopDir}`;
  try {
    const { problems } = await readShopFile(shopDir);
    return finding(what, problems.length > 0, 'shop.yaml has mistakes: npm run check names them');
  } catch (error) {
    return { what, todo: startMessage(error, port) ?? String(error) };
  }
}

export async function dataFolder({ dataDir }: Pick<Settings, 'dataDir'>): Promise<Finding> {
  const what = `data in ${dataDir}`;
  try {
    const folder = await firstThere(dataDir);
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    return finding(
      what,
      bavail * bsize < GIGABYTE,
      'less than 1 GB is free on this disk: make room, or orders will be refused',
    );
  } catch (error) {
    const todo = `it cannot be written to (${codeOf(error)}): name another, DATA_DIR=path, or give this user the right to`;
    return { what, todo };
  }
}

/** The folder itself, or the one that it will be made in. */
async function firstThere(folder: string): Promise<string> {
  try {
    await access(folder);
    return folder;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
    return firstThere(dirname(folder));
  }
}
