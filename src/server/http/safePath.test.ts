import { expect, it } from 'vitest';
import { safePath } from './safePath.ts';

it.each([
  ['/', '/'],
  ['/produkt/kubek-codzienny-kobalt-1001?utm=x', '/produkt/kubek-codzienny-kobalt-1001'],
  ['/ajax/get.php', '/ajax/get.php'],
  ['/szukaj?text=Jan%20Kowalski', '/szukaj'],
  ['/haslo/9f86d081884c7d659a2feaa0c55ad015', '/haslo/:'],
  ['/haslo/aGVsbG8gd29ybGQ', '/haslo/:'],
  ['/zamowienie/47caf778-d2d0-47b1-a052-f4bbce8f833c', '/zamowienie/:'],
  ['/konto/jan@example.pl', '/konto/:'],
  ['/konto/Jan%20Kowalski', '/konto/:'],
  ['/<script>', '/:'],
])('the path %s is logged as %s', (url, logged) => {
  expect(safePath(url)).toBe(logged);
});

it('the logged path is bounded', () => {
  expect(safePath(`/${'a-'.repeat(5000)}`).length).toBeLessThanOrEqual(200);
});
