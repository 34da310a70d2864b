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
])('a preference may be kept with %j: %s', (cookies, agreed) => {
  expect(hasConsent('preferences', cookies)).toBe(agreed);
});
