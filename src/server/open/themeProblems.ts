import postcss, { CssSyntaxError } from 'postcss';
import { contrast } from '../../kit/contrast.ts';
import type { Problem } from '../../settings/problem.ts';
import { type Scheme, schemeValues } from './schemeValues.ts';

const FILE = 'theme.css';
/** WCAG 2.2, 1.4.3. */
const LEAST = 4.5;
const MOST_TOLD = 8;

/** Words and the grounds that they stand on. */
const PAIRS: readonly (readonly [words: readonly string[], grounds: readonly string[]])[] = [
  [
    ['--ink', '--ink-2', '--accent', '--sale', '--ok', '--warn', '--err'],
    ['--paper', '--paper-raised', '--paper-sunk'],
  ],
  [['--on-accent'], ['--accent', '--accent-hover', '--accent-press']],
  [['--on-band', '--on-band-2'], ['--band']],
  [['--ink'], ['--mark']],
  [['--paper'], ['--err']],
];

/**
 * What is wrong with the merchant's theme.css: what cannot be read, and colours with which words cannot be read in one of the
 * schemes. Only hexadecimal colours are compared.
 * @param tokens the shop's own sheet of tokens
 */
export function themeProblems(theme: string, tokens: string): Problem[] {
  const unreadable = unreadableTheme(theme);
  if (unreadable) return [unreadable];
  const set = new Set([...theme.matchAll(/--[\w-]+(?=\s*:)/g)].map(([name]) => name));
  const values = schemeValues([tokens, theme]);
  const poor = (['light', 'dark'] as const).flatMap((scheme) =>
    PAIRS.flatMap(([words, grounds]) =>
      words.flatMap((word) =>
        grounds
          .filter((ground) => set.has(word) || set.has(ground))
          .map((ground) => ({ scheme, word, ground, has: contrastOf(values[scheme], word, ground) })),
      ),
    ),
  );
  const told = poor
    .filter(({ has }) => has < LEAST)
    .sort((one, other) => one.has - other.has)
    .slice(0, MOST_TOLD)
    .map(({ scheme, word, ground, has }) => ({
      ...{ file: FILE, line: lineOf(theme, word, ground), at: word },
      expected: `at least ${LEAST}:1 against ${ground} in the ${scheme} scheme`,
      found: `${has.toFixed(2)}:1${hint(scheme, theme)}`,
    }));
  return [...unusedNames(theme, tokens, set), ...told];
}

/** Properties that are neither the shop's nor used by the theme itself: most often a slip of the pen. */
function unusedNames(theme: string, tokens: string, set: ReadonlySet<string>): Problem[] {
  return [...set]
    .filter((name) => !new RegExp(`${name}\\s*:`).test(tokens) && !new RegExp(`var\\(\\s*${name}\\b(?!-)`).test(theme))
    .map((name) => ({
      file: FILE,
      line: lineOf(theme, name),
      at: name,
      expected: 'a property of docs/sklep/wyglad.md',
    }));
}

/** A sheet of which browsers would take one part and leave another: half-saved, or with a brace too few. */
export function unreadableTheme(theme: string): Problem | undefined {
  try {
    postcss.parse(theme);
    return undefined;
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    return { file: FILE, line: error.line ?? 1, at: '', expected: 'CSS that can be read', found: error.reason };
  }
}

const contrastOf = (values: ReadonlyMap<string, string>, word: string, ground: string): number =>
  contrast(values.get(word) ?? '', values.get(ground) ?? '') ?? Number.POSITIVE_INFINITY;

/** What a theme sets once holds in both schemes, and a merchant may not know that. */
const hint = (scheme: Scheme, theme: string): string =>
  scheme === 'dark' && !/data-scheme|prefers-color-scheme/.test(theme)
    ? '; what is set once holds in both schemes: set it for :root[data-scheme="dark"] as well'
    : '';

/** Line on which the theme sets the first of these. */
function lineOf(theme: string, ...names: readonly string[]): number {
  const lines = theme.split('\n');
  const found = lines.findIndex((line) => names.some((name) => new RegExp(`${name}\\s*:`).test(line)));
  return found + 1 || 1;
}
