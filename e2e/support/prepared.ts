import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DERIVED, type RunningShop, startShop } from './shop.ts';

const root = join(import.meta.dirname, '../..');
const cache = join(root, '.cache/e2e');

/** How long all pictures of two pages may take to be derived; a guard against hanging, not a measurement. */
const patience = 300_000;

/**
 * Opens the demo shop in this folder until its products are in the store and the pictures of its first pages are
 * derived, and closes it: what every shop of a run starts from. The pictures are kept from run to run.
 */
export async function prepareData(folder: string): Promise<void> {
  const kept = join(cache, `pictures-${picturesHash()}`);
  if (existsSync(kept)) cpSync(kept, join(folder, DERIVED), { recursive: true });
  // Only this level tells of the pictures.
  const shop = await startShop({ LOG_LEVEL: 'debug' }, { dataDir: folder, ahead: true });
  try {
    await warmed(shop);
  } finally {
    await shop.stop();
  }
  if (!existsSync(kept)) keep(join(folder, DERIVED), kept);
}

async function warmed({ log }: RunningShop): Promise<void> {
  const end = Date.now() + patience;
  while (!log().includes('"event":"pictures warmed"')) {
    if (log().includes('"event":"pictures not warmed"') || Date.now() > end)
      throw new Error(`The pictures of the shop were not derived:\n${log()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Of all that derived pictures come from: the originals, the code that derives them, and the library below it. */
function picturesHash(): string {
  const hash = createHash('sha256');
  const places = globSync(['shop/pictures/**/*.*', 'src/pictures/**/*.ts', 'node_modules/sharp/package.json'], {
    cwd: root,
    exclude: ['**/*.test.ts'],
  });
  for (const place of places.sort()) hash.update(`\0${place}\0`).update(readFileSync(join(root, place)));
  return hash.digest('hex').slice(0, 16);
}

/** Whole or not at all, and instead of what was kept before. */
function keep(pictures: string, kept: string): void {
  mkdirSync(cache, { recursive: true });
  const whole = join(mkdtempSync(join(cache, 'part-')), 'pictures');
  cpSync(pictures, whole, { recursive: true });
  for (const old of globSync('pictures-*', { cwd: cache })) rmSync(join(cache, old), { recursive: true });
  renameSync(whole, kept);
  rmSync(join(whole, '..'), { recursive: true });
}
