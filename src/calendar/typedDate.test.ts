import { expect, it } from 'vitest';
import { isoDay } from '../kit/days.ts';
import { dayNumber } from '../kit/wall.ts';
import { NO_OVERRIDES, type Translate, translate } from '../ui/text.ts';
import { calendarTexts } from './texts.ts';
import { faultWords, isoOfTyped, readTyped, refusedWords, unfitWords } from './typedDate.ts';

const TODAY = dayNumber(2026, 12, 5);
const t: Translate<(typeof calendarTexts)['values']> = (key, ...args) =>
  translate(calendarTexts, NO_OVERRIDES, key, ...args);

it.each([
  ['5.12.2026', '2026-12-05'],
  [' 05.12.2026 ', '2026-12-05'],
  ['5  grudnia 2026', '2026-12-05'],
  ['5 Grudzień 2026', '2026-12-05'],
  ['2026-12-05', '2026-12-05'],
  ['5 paź 2026', '2026-10-05'],
  ['5 XII 2026', '2026-12-05'],
  ['5 gru. 2026', '2026-12-05'],
  ['sobota 5 grudnia 2026', '2026-12-05'],
  ['Sobota, 5 grudnia 2026', '2026-12-05'],
  ['sob. 5 grudnia 2026', '2026-12-05'],
  ['29 lutego 2028', '2028-02-29'],
  ['05.12.2026 r.', '2026-12-05'],
  ['5 December 2026', '2026-12-05'],
  ['5 Sep 2026', '2026-09-05'],
  ['Saturday, 5 December 2026', '2026-12-05'],
  ['Sat 5 March 2026', '2026-03-05'],
  ['5 paźdz 2026', '5 paźdz 2026'],
  ['jutro', 'jutro'],
  ['', ''],
])('the typed date „%s” is sent as „%s”', (typed, sent) => {
  expect(isoOfTyped(typed, 2026)).toBe(sent);
});

it.each([
  ['..2026', 'Brakuje dnia. Wpisz datę jak 05.12.2026.'],
  ['5.', 'Brakuje miesiąca. Wpisz datę jak 05.12.2026.'],
  ['5.12.26', 'Wpisz rok czterema cyframi, jak 05.12.2026.'],
  ['5.12', 'Data nie jest cała. Wpisz ją jak 05.12.2026.'],
  ['5 grudzie 2026', 'Nie znamy miesiąca „grudzie”. Wpisz datę jak 05.12.2026.'],
  ['sobata 5 grudnia 2026', 'Nie znamy dnia „sobata”. Wpisz datę jak 05.12.2026.'],
  ['05/12/2026', 'Oddziel dzień, miesiąc i rok kropkami, nie „/”.'],
  ['5 grudnia, 2026', 'Zamiast „,” powinno być „ ”. Wpisz datę jak 05.12.2026.'],
  ['05.12.2026r.', 'Po dacie zostało „r.”. Usuń to.'],
  ['31.11.2026', 'Listopad 2026 ma 30 dni.'],
  ['29.02.2027', 'Luty 2027 ma 28 dni.'],
  ['5.13.2026', 'Nie ma miesiąca 13. Wpisz datę jak 05.12.2026.'],
  ['0.12.2026', 'Nie ma takiego dnia. Wpisz datę jak 05.12.2026.'],
])('the typed date „%s” is answered with: %s', (typed, words) => {
  const read = readTyped(typed, 2026);
  expect(read.ok ? isoDay(read.value ?? 0) : faultWords(read.error, TODAY, t)).toBe(words);
});

it('the calendar tells why a day cannot be chosen, and the next one that can', () => {
  const open = [dayNumber(2026, 12, 12)];
  const closed = [{ day: dayNumber(2026, 12, 10), why: 'piec jest gorący' }];
  const rules = { today: TODAY, first: TODAY + 1, last: TODAY + 30, open, closed, only: true };
  const told = (day: number) => unfitWords(dayNumber(2026, 12, day), rules, t);
  expect(told(12)).toBeUndefined();
  expect(told(9)).toBe('Tego dnia nie można wybrać: nie ma terminu. Najbliższy wolny dzień: 12.12.2026.');
  expect(told(10)).toBe('Tego dnia nie można wybrać: piec jest gorący. Najbliższy wolny dzień: 12.12.2026.');
  expect(told(1)).toContain('minął. Najbliższy wolny dzień: 12.12.2026.');
  expect(told(13)).toContain('nie ma terminu. Najbliższy wolny dzień: 12.12.2026.');
  expect(unfitWords(TODAY + 1, { ...rules, open: [] }, t)).toBe('Tego dnia nie można wybrać: nie ma terminu.');
});

it('the calendar tells of a day that was pressed why it cannot be chosen, and which can', () => {
  const rules = { today: TODAY, past: false, closedWeekdays: [1, 2] } as const;
  expect(refusedWords(dayNumber(2026, 12, 7), rules, t)).toBe(
    'Poniedziałek 7 grudnia 2026: nieczynne w ten dzień tygodnia. Najbliższy wolny dzień: środa 9 grudnia 2026.',
  );
  expect(refusedWords(dayNumber(2026, 12, 1), rules, t)).toContain('minął. Najbliższy wolny dzień: sobota 5 grudnia');
  expect(refusedWords(dayNumber(2026, 12, 7), { ...rules, only: true }, t)).toBe(
    'Poniedziałek 7 grudnia 2026: nieczynne w ten dzień tygodnia.',
  );
});
