import { join } from 'node:path';
import { transform } from 'lightningcss';
import { classNames } from '../classNames.ts';

export interface CapturedSheet {
  /** From the root of the project. */
  path: string;
  css: string;
}

/** Rooms whose sheets come first and last; a room that is not named comes in between. */
const FIRST = ['ui'];
const LAST = ['product', 'routes'];

/**
 * The sheets of the shop in one order: what stands inside others before what holds it, which is written higher in its room.
 * A page puts those that it did not come with after its own, so nothing may count on it (`e2e/support/sheets.ts`). Modules go
 * by the two letters that begin their class names.
 */
export function joinSheets(
  root: string,
  sheets: readonly CapturedSheet[],
): { base: string; modules: (readonly [letters: string, css: string])[] } {
  const nameOf = classNames(root);
  const isModule = ({ path }: CapturedSheet) => path.endsWith('.module.css');
  const base = sheets.filter((sheet) => !isModule(sheet)).map(minified);
  const modules = sheets
    .filter(isModule)
    .sort((a, b) => rank(a.path) - rank(b.path) || depth(b.path) - depth(a.path) || (a.path < b.path ? -1 : 1))
    .map((sheet) => [nameOf('any', join(root, sheet.path)).slice(1, 3), minified(sheet)] as const);
  return { base: base.join(''), modules };
}

const roomOf = (path: string) => path.split('/')[1] ?? '';
const depth = (path: string) => path.split('/').length;

function rank(path: string): number {
  const room = roomOf(path);
  if (FIRST.includes(room)) return 0;
  return LAST.includes(room) ? 2 + LAST.indexOf(room) : 1;
}

/** In one line, without the order of layers, which stands once before all of them. */
function minified({ path, css }: CapturedSheet): string {
  const { code } = transform({ filename: path, code: Buffer.from(css), minify: true, targets: TARGETS });
  return code.toString().replace(/@layer [\w, .]+;/g, '');
}

/** What the build's own target, ES2023, stands for: versions as lightningcss writes them. */
const TARGETS = { chrome: 111 << 16, safari: (16 << 16) | (4 << 8), firefox: 114 << 16 };
