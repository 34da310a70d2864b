import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
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
