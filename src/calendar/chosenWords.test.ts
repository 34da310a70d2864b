import { expect, it } from 'vitest';
import { dayNumber } from '../kit/wall.ts';
import { NO_OVERRIDES, type Translate, translate } from '../ui/text.ts';
import { chosenWords, rangeWords } from './chosenWords.ts';
import { monthNumber } from './months.ts';
import { shownWords } from './shownWords.ts';
import { calendarTexts } from './texts.ts';

const t: Translate<(typeof calendarTexts)['values']> = (key, ...args) =>
  translate(calendarTexts, NO_OVERRIDES, key, ...args);
const december = (day: number) => dayNumber(2026, 12, day);

it('both ends of a range say once what they share', () => {
  expect(rangeWords(december(8), december(11))).toBe('8–11 grudnia 2026');
  expect(rangeWords(dayNumber(2026, 11, 28), december(3))).toBe('28 listopada – 3 grudnia 2026');
  expect(rangeWords(december(28), dayNumber(2027, 1, 3))).toBe('28 grudnia 2026 – 3 stycznia 2027');
});

it('the calendar tells how many days are chosen, and what a range waits for', () => {
  const days = (...all: number[]) => all.map(december);
  expect(chosenWords('single', days(8), t)).toBeUndefined();
  expect(chosenWords('multiple', [], t)).toBeUndefined();
  expect(chosenWords('multiple', days(8, 11), t)).toBe('Wybrane 2 dni.');
  expect(chosenWords('multiple-ranged', days(8), t)).toBe('Od: 8 grudnia 2026. Wybierz ostatni dzień.');
  // Of a day that is closed in the middle there is no button pressed.
  expect(chosenWords('multiple-ranged', days(8, 10, 11), t)).toBe('8–11 grudnia 2026, 3 dni.');
});

it('the calendar tells what is shown in each view', () => {
  const first = monthNumber(2026, 12);
  expect(shownWords({ view: 'default', first, page: 2019 }, 2, t)).toBe('grudzień 2026, styczeń 2027');
  expect(shownWords({ view: 'month', first, page: 2019 }, 2, t)).toBe('Miesiące roku 2026');
  expect(shownWords({ view: 'year', first, page: 2019 }, 2, t)).toBe('Lata 2019–2033');
});
