import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fitsInside, type Sheets } from './styles.ts';

/** The program's own sheets, and the shop's theme when it can stand inside a page. Empty where nothing is built. */
export async function readSheets(clientDir: string, theme: { css: string; href: string }): Promise<Sheets> {
  const folder = join(clientDir, 'assets');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.css'));
  const sheets = await Promise.all(
    names.map(
      async (name): Promise<[string, string]> => [
        `/assets/${name}`,
        (await readFile(join(folder, name), 'utf8')).trim(),
      ],
    ),
  );
  return new Map(fitsInside(theme.css) ? [...sheets, [theme.href, theme.css]] : sheets);
}
