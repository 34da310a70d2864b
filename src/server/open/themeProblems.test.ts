import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { schemeValues } from './schemeValues.ts';
import { themeProblems } from './themeProblems.ts';

const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');
const theme = (rules: string) => `@layer theme {\n${rules}\n}`;
const LIGHT = '--ink: #201510;\n--paper: #fffaf5;';

it('a shop without a theme, or with one of readable colours, has no problem', () => {
  expect(themeProblems('', tokens)).toEqual([]);
  expect(
    themeProblems(
      theme(
        ':root { --accent: #1b5e20; --mine: 4px; --r-1: var(--mine); }\n:root[data-scheme="dark"] { --accent: #9be7a1 }',
      ),
      tokens,
    ),
  ).toEqual([]);
});

it('colours that are set once are told where the dark scheme cannot be read with them', () => {
  const problems = themeProblems(theme(`:root {\n--ink: #201510;\n}`), tokens);
  expect(problems.length).toBeGreaterThan(0);
  for (const { file, line, at, expected, found } of problems) {
    expect([file, line, at]).toEqual(['theme.css', 3, '--ink']);
    expect(expected).toContain('in the dark scheme');
    expect(found).toMatch(/^[1-4]\.\d\d:1; what is set once holds in both schemes/);
  }
});

it('colours for each scheme are compared each with their own', () => {
  const both = theme(`:root {\n${LIGHT}\n--paper-raised: #ffffff;\n--paper-sunk: #f5eee6;\n}
@media (prefers-color-scheme: dark) { :root { --ink: #f5efe6; --paper: #14110f; --paper-raised: #201c19; --paper-sunk: #282320; } }`);
  expect(themeProblems(both, tokens).filter(({ at }) => at === '--ink')).toEqual([]);
});

it('a sheet that cannot be read is told with its line', () => {
  expect(themeProblems('a {\n  color: red\n', tokens)).toMatchObject([
    { file: 'theme.css', line: 1, expected: 'CSS that can be read' },
  ]);
});

it('colours that are not hexadecimal are not judged', () => {
  expect(themeProblems(theme(':root { --ink: oklch(30% 0.02 20); --paper: var(--mine) }'), tokens)).toEqual([]);
});

it('values of rare conditions are not those of the page', () => {
  const values = schemeValues([':root{--a:1}@media (prefers-contrast: more){:root{--a:2}}p{--a:3}']);
  expect([values.light.get('--a'), values.dark.get('--a')]).toEqual(['1', '1']);
});

it('a property that no part of the shop has is told with its line', () => {
  expect(themeProblems(theme(':root {\n--acent: #000000;\n--r-1: 4px }'), tokens)).toMatchObject([
    { line: 3, at: '--acent', expected: 'a property of docs/sklep/wyglad.md' },
  ]);
});
