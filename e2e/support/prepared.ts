import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DERIVED, startShop } from './shop.ts';

const root = join(import.meta.dirname, '../..');
const cache = join(root, '.cache/e2e');

/** How long the first picture may take; a guard against hanging, not a measurement. */
const patience = 60_000;

/**
 * Opens the demo shop in this folder until its products are in the store and it has begun to derive pictures ahead, and closes
 * it: what every shop of a run starts from. To derive all that two pages offer in every width took ten seconds of a processor,
 * and tests look at a third of them: what is asked for is derived then, by one shop for all, and kept from run to run.
 */
export async function prepareData(folder: string): Promise<void> {
  const kept = keptPlace();
  if (existsSync(kept)) cpSync(kept, join(folder, DERIVED), { recursive: true });
  const before = countOf(join(folder, DERIVED));
  // Only this level tells of the pictures.
  const shop = await startShop({ LOG_LEVEL: 'debug' }, { dataDir: folder });
  const warmed = () => shop.log().includes('"event":"pictures warmed"');
  const end = Date.now() + patience;
  while (!warmed() && countOf(join(folder, DERIVED)) === before && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 100));
  await shop.stop();
  if (!warmed()) throw new Error(`The pictures of the shop were not derived:\n${shop.log()}`);
}

/** Keeps for the next run what the shops of this one, which have stopped, derived. */
export function keepPictures(folder: string): void {
  const [derived, kept] = [join(folder, DERIVED), keptPlace()];
  if (countOf(derived) > countOf(kept)) keep(derived, kept);
}

const keptPlace = () => join(cache, `pictures-${picturesHash()}`);

const countOf = (folder: string) => globSync('**/*.*', { cwd: folder }).length;

/** Hash of all that derived pictures come from: the originals, the code that derives them, and the library below it. */
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
