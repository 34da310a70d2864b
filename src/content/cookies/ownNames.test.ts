import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { foreignCookies } from './forgetForeign.ts';
import { isOwnName } from './ownNames.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/contract/pages.md'), 'utf8');
const tables = page.slice(page.indexOf('## Cookies'), page.indexOf('## Ids of every page'));
const told = [...tables.matchAll(/^\| `([^`]+)` \|(.*)$/gm)]
  .filter(([, , more = '']) => !more.includes('HttpOnly'))
  .map(([, name = '']) => name);

it('every cookie and key that the contract names is the shop’s own', () => {
  expect(told.length).toBeGreaterThan(15);
  expect(told.filter((name) => !isOwnName(name))).toEqual([]);
});

it.each(['_ga', '_ga_X1', 'consent2', 'Compared', 'visitsx'])('the cookie %s is not the shop’s own', (name) => {
  expect(isOwnName(name)).toBe(false);
});

it('the shop finds what others have left among its cookies', () => {
  expect(foreignCookies('')).toEqual([]);
  expect(foreignCookies('sesja=1; _ga=GA1.2; consent=; _fbp =x; flag')).toEqual(['_ga', '_fbp', 'flag']);
});
