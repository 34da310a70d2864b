import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { names, readSource } from './contract/source.ts';
import { tablesIn, wordsOf } from './contract/tables.ts';
import { root } from './root.ts';

const FILE = 'docs/rules.md';
const rows = tablesIn(FILE, readSource(FILE)).flatMap(({ rows }) => rows);

/** Places that a row names: a path, and what to look for in it. */
function placesOf(where = ''): { path: string; names: string[] }[] {
  const places: { path: string; names: string[] }[] = [];
  for (const word of wordsOf(where.replaceAll(',', ' '))) {
    if (word.startsWith('src/')) places.push({ path: word, names: [] });
    else places.at(-1)?.names.push(word);
  }
  return places;
}

const withoutComments = (source: string): string => source.replace(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*$/gm, '');

/** What is declared under a name: the lines that hold it, each with the lines indented below it. */
function declared(source: string, name: string): string {
  const lines = withoutComments(source).split('\n');
  const depth = (line = '') => line.length - line.trimStart().length;
  return lines
    .flatMap((line, at) => {
      if (!new RegExp(`\\b${name}\\b`).test(line)) return [];
      const below = lines.slice(at + 1);
      const end = below.findIndex((next) => /^\s*[^\s)\]}]/.test(next) && depth(next) <= depth(line));
      return [line, ...below.slice(0, end < 0 ? below.length : end)];
    })
    .join('\n');
}

/** Numbers as code writes them, 100_000, and as words do, 100 000. */
const numbersIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\w.])\d+(?:[_ ]\d{3}(?!\d))*(?![\w])/g)].map(([number]) => number.replace(/[_ ]/g, ''));

describe('docs/rules.md against the program', () => {
  it('has rules, each with the file that decides it', () => {
    expect(rows.length).toBeGreaterThanOrEqual(70);
    expect(rows.filter(({ where }) => placesOf(where).length === 0)).toEqual([]);
  });

  it('files exist, and hold the names that stand behind them', () => {
    for (const { rule, where } of rows) {
      for (const place of placesOf(where)) {
        expect(existsSync(join(root, place.path)), `${rule}: ${place.path}`).toBe(true);
        expect(
          place.names.filter((name) => !names(place.path, name)),
          `${rule}: ${place.path}`,
        ).toEqual([]);
      }
    }
  });

  it('numbers of a rule are those of its file', () => {
    const wrong = rows.flatMap(({ rule = '', where }) => {
      const known = placesOf(where).flatMap(({ path, names: some }) => {
        const source = readSource(path);
        return numbersIn(some.map((name) => declared(source, name)).join('\n'));
      });
      return numbersIn(rule)
        .filter((number) => !known.includes(number))
        .map((number) => `${rule}: ${number}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe('paths in docs', () => {
  const rooms = readdirSync(join(root, 'src'));

  /** Paths from the root or from `src/`, in marks of code. */
  const pathsIn = (text: string): string[] =>
    [...text.matchAll(/`([\w.-]+)(\/[\w./-]*)`/g)].flatMap(([, first = '', rest = '']) => {
      if (rooms.includes(first)) return [`src/${first}${rest}`];
      return ['src', 'docs', 'scripts', 'e2e', 'bench'].includes(first) ? [first + rest] : [];
    });
  const linksIn = (text: string): string[] => [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, to = '']) => to);

  it.each([FILE, 'docs/architecture.md'])('paths and links of %s exist', (file) => {
    const text = readSource(file);
    const paths = [...pathsIn(text), ...linksIn(text).map((to) => join(dirname(file), to))];
    expect(paths.length).toBeGreaterThan(40);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
