import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inLanguage, splitLanguage } from './language.ts';

it('a path tells its language, which is Polish without one', () => {
  expect(['/en', '/en/', '/en/koszyk', '/koszyk', '/energia', '/de/koszyk'].map(splitLanguage)).toEqual([
    { language: 'en', path: '/' },
    { language: 'en', path: '/' },
    { language: 'en', path: '/koszyk' },
    { language: 'pl', path: '/koszyk' },
    { language: 'pl', path: '/energia' },
    { language: 'pl', path: '/de/koszyk' },
  ]);
});

it('a path in another language leads back to the Polish one', () => {
  const paths = fc
    .string()
    .map((text) => `/${text}`)
    .filter((path) => splitLanguage(path).language === 'pl');
  fc.assert(
    fc.property(fc.constantFrom('pl' as const, 'en' as const), paths, (language, path) => {
      expect(splitLanguage(inLanguage(language, path))).toEqual({ language, path });
    }),
  );
});
