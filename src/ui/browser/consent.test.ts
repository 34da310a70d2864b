import { expect, it } from 'vitest';
import { hasConsent } from './consent.ts';

it.each([
  ['', false],
  ['consent=', false],
  ['consent=statistics', false],
  ['consent=preferences', true],
  ['a=b; consent=statistics.preferences', true],
  ['consent=no-preferences', false],
  ['consent=%', false],
  ['myconsent=preferences', false],
])('with %j what somebody prefers may be kept: %s', (cookies, agreed) => {
  expect(hasConsent('preferences', cookies)).toBe(agreed);
});
