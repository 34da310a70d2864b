import { expect, it } from 'vitest';
import { DatabaseError, isStoreTrouble } from './error.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });

it.each([
  new DatabaseError('locked', 'Locked'),
  coded('ECONNREFUSED'),
  coded('57P01'),
  coded('08006'),
  coded('53300'),
  new Error('Connection terminated unexpectedly'),
])('a store that fails may answer again: %s', (error) => {
  expect(isStoreTrouble(error)).toBe(true);
});

it.each([coded('23505'), coded('42703'), coded('ERR_INVALID_ARG_TYPE'), new TypeError('x is not a function'), 'x'])(
  'a mistake of the program is none: %s',
  (error) => {
    expect(isStoreTrouble(error)).toBe(false);
  },
);
