import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { desk } from './desk.ts';

/** A command of the merchant, on the store of the shop that is open; what it answers. */
export async function merchantOrders(...words: string[]): Promise<string> {
  const bundle = join(import.meta.dirname, '../../build/server/index.js');
  const env = { ...process.env, SHOP_DIR: 'shop', DATA_DIR: desk.dataDir, SHOP_URL: desk.url, NODE_ENV: 'production' };
  const { stdout } = await promisify(execFile)(process.execPath, [bundle, 'orders', ...words], { env });
  return stdout;
}
