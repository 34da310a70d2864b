import { expect, it } from 'vitest';
import { sameForMost } from './sameForMost.ts';

const TOKEN = 'a'.repeat(43);
const told = sameForMost(
  {
    spoken: new Map([['en', { language: 'en' }]]) as never,
    rates: new Map([['EUR', { code: 'EUR' }]]) as never,
    measuring: { measures: (agreed: readonly string[]) => agreed.includes('statistics') } as never,
  },
  'https://shop.test',
);

it.each([
  [true, {}],
  [true, { cookie: 'compared=1001; consent=preferences', referer: 'https://shop.test/koszyk' }],
  [true, { cookie: 'waluta=XYZ' }],
  [true, { cookie: '__Host-witryna=short' }],
  [false, { cookie: 'waluta=EUR' }],
  [false, { cookie: 'consent=preferences.statistics' }],
  [false, { referer: 'https://shop.test/en/produkt/kubek-1001' }],
  [false, { cookie: `a=b; __Host-witryna=${TOKEN}` }],
  [false, { cookie: 'sesja=1' }],
  [false, { cookie: 'zalogowany=1' }],
  [false, { cookie: 'ceny=CZ' }],
])('a call is answered as most are: %s for %j', (most, headers) => expect(told(headers)).toBe(most));
