import { expect, it } from 'vitest';
import { commands } from './commands.mjs';
import { inEnglish } from './polish.mjs';

it.each([
  ['zamówienia pokaż 1007', 'orders show 1007'],
  ['ZAMOWIENIA status 1007 wysłane', 'orders set-status 1007 wysłane'],
  ['sprawdź', 'check'],
  ['importuj punkty lista.json', 'import points lista.json'],
  ['importuj przekierowania stare.csv', 'import redirects stare.csv'],
  ['import lista', 'import lista'],
  ['orders list --from 2026-11-01', 'orders list --from 2026-11-01'],
  ['nowy Mój', 'new Mój'],
  ['', ''],
])('the command „%s” is %s in English', (polish, english) => {
  expect(inEnglish(polish.split(' ').filter(Boolean))).toEqual(english.split(' ').filter(Boolean));
});

it('every command that a merchant runs has a Polish word', () => {
  const polish = [
    'nowy',
    'otwórz',
    'sprawdź',
    'importuj',
    'zamówienia',
    'raport',
    'diagnoza',
    'kopia',
    'przywróć',
    'opinie',
    'wycofane',
    'szukane',
    'czytelnicy',
  ];
  expect(polish.map((word) => inEnglish([word])[0]).filter((name) => !Object.hasOwn(commands, name ?? ''))).toEqual([]);
});
