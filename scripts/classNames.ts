import { globSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `a` to `Z`, then `aa`, `ab`, …: at least `width` letters. */
export function letters(number: number, width: number): string {
  const last = LETTERS.charAt(number % LETTERS.length);
  const before = Math.floor(number / LETTERS.length);
  if (width > 1) return letters(before, width - 1) + last;
  return before === 0 ? last : letters(before - 1, 1) + last;
}

/**
 * Names for the classes of CSS Modules: two letters for the file, then one for the class. A hash in each name, which no
 * compressor can shorten, was a tenth of the shop's scripts and markup. The line in front keeps them apart from words, such as
 * those that advertisement blockers hide.
 */
export function classNames(root: string): (name: string, file: string) => string {
  const files = globSync('src/**/*.module.css', { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .sort();
  const known = new Map<string, string[]>();
  return (name, file) => {
    const path = relative(root, file.replace(/\?.*$/, '')).split(sep).join('/');
    const place = files.indexOf(path);
    if (place < 0 || place >= LETTERS.length ** 2) throw new Error(`No letters are left for the classes of ${path}`);
    const names = known.get(path) ?? [];
    known.set(path, names);
    if (!names.includes(name)) names.push(name);
    return `_${letters(place, 2)}${letters(names.indexOf(name), 1)}`;
  };
}

const IMPORT = /import (\w+) from ('[^']+\.module\.css')/g;

/**
 * Reads sheets as `import * as styles`, so that the bundler writes each class name where it is used and leaves out the rest.
 * Where a class is chosen by a value (`styles[kind]`) the object stays. A class that no sheet has ends the build.
 */
export function classesInPlace(): Plugin {
  return {
    name: 'classes-in-place',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]src[\\/].*\.tsx?$/ },
      handler: (code) => ({ code: inPlace(code), map: null }),
    },
    onLog(_, { code, message }) {
      if (code === 'IMPORT_IS_UNDEFINED') throw new Error(message);
    },
  };
}

/** As `classesInPlace` does with the text of one module. */
export const inPlace = (code: string): string =>
  code.replace(IMPORT, (whole, name: string, file: string) =>
    new RegExp(`\\b${name}(?!\\.\\w)`).test(code.replace(whole, '')) ? whole : `import * as ${name} from ${file}`,
  );
