import { describe, expect, test } from 'vitest';
import { ATTACKS } from '../testing/attacks.ts';
import { problems } from '../testing/html.server.ts';
import { markdownToHtml, sanitizeHtml } from './sanitize.server.ts';

test('there are enough attacks to be worth the name, none twice', () => {
  expect(new Set(ATTACKS).size).toBe(ATTACKS.length);
  expect(ATTACKS.length).toBeGreaterThan(150);
});

test('the check itself finds what it looks for', () => {
  expect(problems('<p onclick="x">a</p>')).toEqual(['<p onclick>']);
  expect(problems('<script>a</script>')).toEqual(['<script>']);
  expect(problems('<a href="java\nscript:x">a</a>')).toHaveLength(1);
  expect(problems('<p>a')).not.toEqual([]);
});

describe.each(ATTACKS)('%j', (attack) => {
  test('leaves nothing that runs', () => {
    const html = sanitizeHtml(attack);
    expect(problems(html)).toEqual([]);
    expect(sanitizeHtml(html)).toBe(html);
    expect(problems(sanitizeHtml(`<div><ul><li>${attack}</li></ul></div>`))).toEqual([]);
    expect(problems(markdownToHtml(`a ${attack}\n\n${attack}\n`))).toEqual([]);
  });
});
