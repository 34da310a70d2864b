import { copyFile, cp, mkdir, readdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Settings } from '../../settings/env.server.ts';
import { StartError } from '../open/problems.ts';
import { runTold } from './run.ts';
import { say, wrongWords } from './say.ts';

/** Pictures of the demo shop that a new one begins with. */
const PICTURES: Readonly<Record<string, string>> = {
  'kubek-piasek-1.jpg': 'kubek.jpg',
  'kubek-kobalt-1.jpg': 'kubek-nocny.jpg',
  'talerz-piasek-1.jpg': 'talerz.jpg',
  'miska-piasek-1.jpg': 'miska.jpg',
  'wazon-grafit-1.jpg': 'wazon.jpg',
  'polka-kubki-scena.jpg': 'polka.jpg',
};

/**
 * `witryna new DIR [--theme NAME]`: a small shop that opens at once, with comments that teach.
 * @param programDir folder of the program, with `starter/` and the demo shop
 */
export async function runNew(settings: Settings, args: readonly string[], programDir: string): Promise<number> {
  const asked = readArguments(args);
  const themes = await themesOf(programDir);
  if (!asked || (asked.theme !== undefined && !themes.includes(asked.theme)))
    return wrongWords(`Name a folder: witryna new DIR [--theme ${themes.join('|')}]`);
  return runTold(settings, async () => {
    const folder = resolve(asked.folder);
    await refuseFull(folder);
    await fill(folder, programDir, asked.theme);
    const shown = relative(process.cwd(), folder) || '.';
    for (const line of greeting(shown)) say(line);
    return 0;
  });
}

function readArguments(args: readonly string[]): { folder: string; theme: string | undefined } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { theme: { type: 'string' } },
    });
    const [folder, ...more] = positionals;
    return folder === undefined || more.length > 0 ? undefined : { folder, theme: values.theme };
  } catch {
    return undefined;
  }
}

const themesOf = async (programDir: string): Promise<string[]> =>
  (await readdir(join(programDir, 'starter/themes'))).map((name) => name.replace(/\.css$/, '')).sort();

/** A shop that is there already is never written over. */
async function refuseFull(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new StartError(`${folder} cannot be used as a folder (${error.code}). Name another.`);
  });
  if (names.length > 0) throw new StartError(`There is something in ${folder} already. Name a folder that is new.`);
}

async function fill(folder: string, programDir: string, theme: string | undefined): Promise<void> {
  const starter = join(programDir, 'starter');
  await cp(starter, folder, { recursive: true, filter: (path) => path !== join(starter, 'themes') });
  await cp(join(programDir, 'shop/schemas'), join(folder, 'schemas'), { recursive: true });
  await mkdir(join(folder, 'pictures'));
  for (const [from, to] of Object.entries(PICTURES)) {
    await copyFile(join(programDir, 'shop/pictures', from), join(folder, 'pictures', to));
  }
  if (theme !== undefined) await copyFile(join(starter, 'themes', `${theme}.css`), join(folder, 'theme.css'));
}

const greeting = (folder: string): string[] => [
  `A new shop lies in ${folder}.`,
  '',
  `  SHOP_DIR=${folder} npm start       opens it; what you save shows at once`,
  `  SHOP_DIR=${folder} npm run check   tells what waits for your own words (UZUPEŁNIJ)`,
  '',
  'docs/sklep/ is the book of it, in Polish.',
];
