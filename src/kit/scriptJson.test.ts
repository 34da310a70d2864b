import { expect, it } from 'vitest';
import { scriptJson } from './scriptJson.ts';

it('JSON in a script cannot end the element it stands in, and reads back the same', () => {
  const value = { text: '</script><!--&\u2028\u2029' };
  expect(scriptJson(value)).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(scriptJson(value))).toEqual(value);
});
