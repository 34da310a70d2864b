import { expect, it } from 'vitest';
import { parsedJson } from './json.ts';

it.each([
  ['{"a":[1,null]}', { a: [1, null] }],
  ['null', null],
  ['{"a":', undefined],
  ['', undefined],
])('JSON %j holds %j', (text, value) => {
  expect(parsedJson(text)).toEqual(value);
});
