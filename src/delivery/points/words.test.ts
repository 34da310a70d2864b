import { afterEach, describe, expect, it, vi } from 'vitest';
import { ALWAYS, readWeekHours } from '../../kit/openHours.ts';
import { NO_OVERRIDES, type Translate, translate } from '../../ui/text.ts';
import { pointIndex } from './find.ts';
import { pickupTexts } from './texts.ts';
import { shownPoint, usefulFilters } from './view.ts';
import { distanceWords, hoursRows, hoursWords, openWords } from './words.ts';

const t: Translate<typeof pickupTexts.values> = (key, ...args) => translate(pickupTexts, NO_OVERRIDES, key, ...args);
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const WEEK = readWeekHours(['Mo-Fr 08:00-16:00', 'Sa 10:00-12:00', 'Sa 13:00-14:30']) ?? [];
const at = (text: string) => Date.parse(`${text}+01:00`);

describe('words of hours', () => {
  it('join days with the same hours', () => {
    expect(plain(hoursWords(t, WEEK))).toBe('pn.–pt. 8:00–16:00, sob. 10:00–12:00, 13:00–14:30');
    expect(hoursWords(t, ALWAYS)).toBe('całą dobę');
    expect(hoursWords(t, readWeekHours([]) ?? [])).toBe('zamknięte');
    expect(hoursRows(t, WEEK).at(-1)).toEqual({ days: 'niedz.', hours: 'zamknięte' });
  });

  it('tell whether it is open, and until or since when', () => {
    expect(openWords(t, WEEK, at('2026-11-24T12:00'))).toEqual({ open: true, words: 'otwarte do 16:00' });
    expect(openWords(t, ALWAYS, at('2026-11-24T12:00'))).toEqual({ open: true, words: 'całą dobę' });
    expect(openWords(t, WEEK, at('2026-11-24T06:00')).words).toBe('zamknięte, otwarcie dziś o 8:00');
    expect(openWords(t, WEEK, at('2026-11-24T20:00')).words).toBe('zamknięte, otwarcie jutro o 8:00');
    expect(openWords(t, WEEK, at('2026-11-28T20:00')).words).toBe('zamknięte, otwarcie za 2 dni o 8:00');
    expect(openWords(t, WEEK, at('2026-11-24T12:00'), () => true)).toEqual({ open: false, words: 'zamknięte' });
  });
});

it.each([
  [3, '10 m'],
  [346, '350 m'],
  [994, '990 m'],
  [995, '1,0 km'],
  [1449, '1,4 km'],
  [9940, '9,9 km'],
  [9960, '10 km'],
  [118_400, '118 km'],
])('a distance of %i metres is told as %s', (metres, words) => expect(distanceWords(t, metres)).toBe(words));

afterEach(() => void vi.unstubAllGlobals());

it('a distance has a point in English', () => {
  vi.stubGlobal('speaksEnglish', () => true);
  expect(distanceWords(t, 1449)).toContain('1.4');
});

describe('a list of points', () => {
  const point = { code: 'A1', name: 'Kiosk', street: 'Rynek 1', postcode: '59-700', city: 'Bolesławiec' };

  it('shows of each what is known of it', () => {
    const known = { ...point, open: ALWAYS, pays: true, easy: true, metres: 346 };
    const shown = shownPoint(t, known);
    expect(plain(shown.line)).toBe('Rynek 1, 59-700 Bolesławiec, całą dobę, płatność przy odbiorze, bez barier');
    expect(plain(shown.far ?? '')).toBe('350 m');
    expect(shown.takesNoMoney).toBeUndefined();
    const unpaid = shownPoint(t, { ...point, pays: false });
    expect(plain(unpaid.line)).toBe('Rynek 1, 59-700 Bolesławiec, bez płatności przy odbiorze');
    expect(unpaid.takesNoMoney).toBe(true);
    expect(plain(shownPoint(t, { ...point, hours: 'jak sklep' }).line)).toBe('Rynek 1, 59-700 Bolesławiec, jak sklep');
  });

  it('offers the filters that do something', () => {
    const noon = at('2026-11-24T12:00');
    const none = { open: false, pays: false, easy: false };
    expect(usefulFilters(pointIndex([point, { ...point, code: 'A2' }]), noon)).toEqual(none);
    expect(usefulFilters(pointIndex([{ ...point, open: ALWAYS, pays: true }]), noon)).toEqual(none);
    expect(
      usefulFilters(
        pointIndex([
          { ...point, open: ALWAYS, pays: true },
          { ...point, code: 'A2', open: WEEK },
        ]),
        noon,
      ),
    ).toEqual({ open: false, pays: true, easy: false });
    expect(
      usefulFilters(
        pointIndex([
          { ...point, open: ALWAYS },
          { ...point, code: 'A2', open: WEEK },
        ]),
        at('2026-11-24T22:00'),
      ),
    ).toEqual({ ...none, open: true });
  });
});
