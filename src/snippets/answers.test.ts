import * as v from 'valibot';
import { expect, it } from 'vitest';
import { snippetsAnswer } from './answers.ts';

it.each([
  ['head', 'head'],
  ['body_top', 'body_top'],
  ['body', 'body'],
  ['footer', 'body'],
])('a snippet of the region %s is put into %s', (region, place) => {
  const read = v.parse(snippetsAnswer, { items: { a: { region, content: 'x' } } });
  expect(read.items.a?.region).toBe(place);
});
