import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { anchorOf, bookPlace } from '../src/settings/bookPlace.ts';
import { chapters, describedAt } from './book/descriptions.ts';
import { bookFile, bookPage, lookFile, lookPage, lookTokens, lookWords, pathsOf, schemaAt } from './book.ts';
import { describedFiles } from './schemas.ts';

it('docs/sklep/pola.md is as its descriptions say; otherwise run npm run schemas', () => {
  expect(readFileSync(bookFile, 'utf8')).toBe(bookPage());
  expect(readFileSync(lookFile, 'utf8')).toBe(lookPage());
});

it('every colour that a theme may set is in the book, and nothing that is none', () => {
  const tokens = lookTokens().light;
  const colours = [...tokens].filter(([, value]) => /^#[0-9a-f]{6}$/i.test(value)).map(([name]) => name);
  expect(colours.filter((name) => !Object.hasOwn(lookWords(), name))).toEqual([]);
  expect(Object.keys(lookWords()).filter((name) => !tokens.has(name))).toEqual([]);
});

it('mistakes point to the chapter of their file', () => {
  const headings = readFileSync(bookFile, 'utf8').matchAll(/^## (.*)$/gm);
  const anchors = new Set([...headings].map(([, heading]) => `docs/sklep/pola.md#${anchorOf(heading ?? '')}`));
  const files = Object.values(describedFiles).map(([title]) => title.replace('*', 'kubek'));
  expect(files.filter((file) => !anchors.has(bookPlace(file) ?? ''))).toEqual([]);
  expect(bookPlace('pages/o-nas.md')).toBe('docs/sklep/pola.md#pagesmd');
  expect(bookPlace('theme.css')).toBe('docs/sklep/wyglad.md');
  expect(bookPlace('law/gwarancja.png')).toBeUndefined();
});

describe.each(Object.entries(describedFiles))('the fields of %s', (name, [, schema]) => {
  const chapter = chapters().get(name) ?? new Map();

  it('are all described in Polish, and no others', () => {
    const paths = pathsOf(name);
    expect(paths.filter((path) => !describedAt(chapter, path))).toEqual([]);
    expect([...chapter.keys()].filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('have examples that the shop takes', () => {
    const wrong = [...chapter].flatMap(([path, { example }]) => {
      if (example === undefined) return [];
      const field = schemaAt(schema, path);
      if (!field) return [`${path}: no such field`];
      const { success, issues } = v.safeParse(field, example);
      return success ? [] : [`${path}: ${issues[0].message}`];
    });
    expect(wrong).toEqual([]);
  });
});
