import { expect, test } from 'vitest';
import { assertNever } from './assertNever.ts';

test('data that lied about its type is named in the fault', () => {
  expect(() => assertNever('unheard of' as never)).toThrow('Unexpected value: "unheard of"');
});
