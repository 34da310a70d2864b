import { describe, expect, it } from 'vitest';
import { dayNumber } from '../kit/wall.ts';
import { NO_OVERRIDES, type Translate, translate } from '../ui/text.ts';
import { isoMoment, momentIn, readMoment, writeMoment } from './moment.ts';
import { calendarTexts } from './texts.ts';

const TODAY = dayNumber(2026, 11, 25);
const t: Translate<(typeof calendarTexts)['values']> = (key, ...args) =>
  translate(calendarTexts, NO_OVERRIDES, key, ...args);
const rules = { today: TODAY, past: false } as const;
const time = { from: 8, to: 16, minuteStep: 15 };
const HALF_PAST_THREE = { day: TODAY, time: 15 * 60 + 30 };

describe('a day with its time', () => {
  it.each([
    '25.11.2026, 15:30',
    '25.11.2026 15.30',
    '25 listopada 2026 o 15:30',
    '25.11.2026, godz. 15:30',
    '2026-11-25T15:30',
  ])('is read from „%s”', (typed) =>
    expect(readMoment(typed, 2026, true)).toEqual({ ok: true, value: HALF_PAST_THREE }),
  );

  it('is written as it is read, and as browsers write it', () => {
    expect(writeMoment(HALF_PAST_THREE)).toBe('25.11.2026, 15:30');
    expect(isoMoment(HALF_PAST_THREE)).toBe('2026-11-25T15:30');
    expect(isoMoment({ day: TODAY, time: 9 * 60 })).toBe('2026-11-25T09:00');
    expect(writeMoment({ day: TODAY })).toBe('25.11.2026');
    expect(isoMoment({ day: TODAY })).toBe('2026-11-25');
  });

  it.each([
    ['25.11.2026', 'Brakuje godziny. Wpisz datę i godzinę jak 25.11.2026, 12:00.'],
    ['25.11.2026, 24:00', 'Nie ma godziny 24:00. Wpisz datę i godzinę jak 25.11.2026, 12:00.'],
    ['25.11.2026, 7:60', 'Nie ma godziny 7:60. Wpisz datę i godzinę jak 25.11.2026, 12:00.'],
    ['25.11.2026, 15:36', 'Tej godziny nie można wybrać. Najbliższa: 15:30.'],
    ['25.11.2026, 20:00', 'Tej godziny nie można wybrać. Najbliższa: 16:00.'],
    ['31.11.2026, 15:30', 'Listopad 2026 ma 30 dni.'],
    ['24.11.2026, 15:30', 'Tego dnia nie można wybrać: minął. Najbliższy wolny dzień: 25.11.2026.'],
  ])('is refused as „%s” with: %s', (typed, wrong) => expect(momentIn(typed, { rules, time }, t)).toEqual({ wrong }));

  it('is asked for only where there is one to choose', () => {
    expect(momentIn('25.11.2026', { rules }, t)).toEqual({ moment: { day: TODAY } });
    expect(momentIn(' ', { rules, time }, t)).toEqual({});
    expect(momentIn('25.11.2026, 15:30', { rules, time }, t)).toEqual({ moment: HALF_PAST_THREE });
  });
});
