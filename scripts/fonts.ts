import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './root.ts';

const SANS = 'source-sans-3/files/source-sans-3';
const SERIF = 'brygada-1918/files/brygada-1918';

/** By the name of the small file: the face it is cut from, without the part of the alphabet. */
const faces: Readonly<Record<string, readonly [family: string, style: string]>> = {
  sans: [SANS, 'wght-normal'],
  serif: [SERIF, 'wght-normal'],
  'serif-italic': [SERIF, 'wght-italic'],
};

const codes = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n)).join('');

/** What nearly every page is written in. Other letters come from the whole files, loaded by pages that have them. */
export const LETTERS = {
  // Printable ASCII, ó, Ø for diameters, no-break and thin spaces, and the marks of Polish prose, prices and measures.
  latin: `${codes(0x20, 0x7e)}ÓóØ\u00a0\u2009–—‘’‚“”„•…‹›«»§©®™°±²³´µ¶·×¼½¾€−`,
  polish: 'ĄĆĘŁŃŚŹŻąćęłńśźż',
} as const;

const PARTS = { latin: 'latin', polish: 'latin-ext' } as const;

/** The weights that style sheets ask for; every other is bytes for nobody. */
export const WEIGHTS = { min: 400, max: 600 } as const;

/** Digits of one width and of one height are asked for in style sheets; the others shape words. */
const FEATURES = ['tnum', 'lnum', 'kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk'];

export const fontsFolder = join(root, 'src', 'ui', 'styles', 'fonts');

/** The small font files by name. The same bytes every time. */
export async function fontFiles(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const [name, [family, style]] of Object.entries(faces)) {
    for (const part of ['latin', 'polish'] as const) {
      const whole = join(root, 'node_modules/@fontsource-variable', `${family}-${PARTS[part]}-${style}.woff2`);
      const options = { targetFormat: 'woff2', keepFeatures: FEATURES, variationAxes: { wght: WEIGHTS } } as const;
      files.set(`${name}-${part}.woff2`, await subsetFont(readFileSync(whole), LETTERS[part], options));
    }
  }
  return files;
}

if (import.meta.main) {
  mkdirSync(fontsFolder, { recursive: true });
  const files = await fontFiles();
  for (const [name, bytes] of files) {
    writeFileSync(join(fontsFolder, name), bytes);
    console.log(`${name.padEnd(28)} ${(bytes.length / 1000).toFixed(1)} kB`);
  }
}
