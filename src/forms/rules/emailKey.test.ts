import { expect, it } from 'vitest';
import { emailKey } from './emailKey.ts';

it.each([' Ala@Example.PL ', 'ala@example.pl'])('the address %j is found by its small letters', (typed) => {
  expect(emailKey(typed)).toBe('ala@example.pl');
});
