import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { fontFiles, fontsFolder, LETTERS, WEIGHTS } from './fonts.ts';
import { root } from './root.ts';

const css = readFileSync(join(root, 'src/ui/styles/fonts.css'), 'utf8');

describe('src/ui/styles/fonts', () => {
  let files: Map<string, Buffer>;
  beforeAll(async () => {
    files = await fontFiles();
  });

  it('holds what is cut from the packages; otherwise run npm run fonts', () => {
    for (const [name, bytes] of files) {
      const place = join(fontsFolder, name);
      expect(existsSync(place) && readFileSync(place).equals(bytes), name).toBe(true);
    }
  });

  it.each(['sans', 'serif', 'serif-italic'])('%s is asked for just the letters it has', (face) => {
    for (const part of ['latin', 'polish'] as const) {
      const range = new RegExp(`fonts/${face}-${part}\\.woff2[^}]*unicode-range:([^;]*);`).exec(css)?.[1] ?? '';
      expect(lettersOf(range)).toEqual([...LETTERS[part]].sort(byCode));
    }
  });

  it('are declared in the weights they hold, as the whole faces are: a browser takes letters of two files for one word only then', () => {
    const declared = [...css.matchAll(/font-weight: ([^;]*);\n {2}src: url/g)].map(([, weights]) => weights);
    expect(new Set(declared)).toEqual(new Set([`${WEIGHTS.min} ${WEIGHTS.max}`]));
  });
});

describe('the shop that comes with the house', () => {
  // A browser must ask the system for a letter that these fonts lack: it looks foreign, and held up a product's page for 35 ms.
  it.each(['shop', 'src'])('has words in letters of its fonts alone in %s', (folder) => {
    const own = new Set([...LETTERS.latin, ...LETTERS.polish, '\n']);
    const foreign = wordsIn(join(root, folder)).flatMap((file) =>
      [...new Set(readFileSync(file, 'utf8'))].filter((one) => !own.has(one)).map((one) => `${one} in ${file}`),
    );
    expect(foreign).toEqual([]);
  });
});

/** Files that hold what people read. */
const wordsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(yaml|md|css)$|texts\.ts$/.test(name))
    .map((name) => join(folder, name));

const byCode = (a: string, b: string) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0);

function lettersOf(range: string): string[] {
  return range.split(',').flatMap((part) => {
    const [, from = '', to = from] = /U\+([0-9A-F]+)(?:-([0-9A-F]+))?/.exec(part) ?? [];
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, n) => String.fromCodePoint(first + n));
  });
}
