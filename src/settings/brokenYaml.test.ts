import { expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { brokenYaml } from './brokenYaml.ts';

it.each([
  ['name: Kubek: duży', 'put the text in quotes'],
  ['name: "Kubek', 'never closed'],
  ['a:\n  - b\n c: 1', 'too far'],
  ['a:\n\tb: 1', 'use spaces'],
  ['name: @sklep', 'put it in quotes'],
  ['name: "a" b', 'a text that has ended'],
  ['nazwa kubek\nid: 1', 'a line without a colon'],
  ['a: [1, 2', 'a bracket that is not closed'],
  ['a: 1\n---\nb: 2', 'a line of ---'],
])('the broken line %j is told in plain words', (text, words) => {
  const [error] = parseDocument(text, { prettyErrors: false }).errors;
  expect(error && brokenYaml(error)).toContain(words);
});

it('a mistake without words of ours is told in those of the reader', () => {
  expect(brokenYaml({ code: 'IMPOSSIBLE', message: 'Odd' })).toBe('Odd');
});
