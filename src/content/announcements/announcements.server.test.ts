import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { announcementsFile } from './file.ts';
import { isOrdering } from './model.ts';
import { createAnnouncements } from './service.server.ts';

const OPENED = Date.parse('2026-11-20T11:00:00Z');
const terms = { currency: 'PLN', returnDays: 30, freeDeliveryFrom: 25_000, openedAt: OPENED };
const read = (value: unknown) => v.parse(announcementsFile, value);
const code = { code: 'STÓŁ10', text: 'Talerze tańsze, kod {code}', from: '2026-11-21', to: '2026-11-30' };
const bar = { id: 'przerwa', place: 'bottom', text: 'Od 24 grudnia nie wysyłamy.' };

describe('strips.yaml', () => {
  it.each([
    { code: { ...code, text: 'bez miejsca na kod' } },
    { bars: [{ ...bar, id: '1-maja' }] },
    { bars: [{ ...bar, id: 'a"b' }] },
    { bars: [bar, bar] },
    { bars: [{ ...bar, place: 'left' }] },
    { bars: [{ ...bar, link: { label: 'Więcej', to: 'javascript:alert(1)' } }] },
    { free_shipping: { days: 0 } },
    { code: { ...code, to: 'jutro' } },
  ])('refuses %j', (value) => {
    expect(v.safeParse(announcementsFile, value).success).toBe(false);
  });

  it('may be empty', () => {
    const announcements = createAnnouncements(read({}), terms);
    expect(announcements.shown(OPENED)).toEqual({ bars: [] });
    expect(announcements.nextChangeAt(OPENED)).toBeNull();
  });
});

describe('what is shown', () => {
  const announcements = createAnnouncements(
    read({ code, free_shipping: { days: 3 }, bars: [{ ...bar, from: '+2d' }] }),
    terms,
  );
  const begins = Date.parse('2026-11-20T23:00:00Z');
  const ends = Date.parse('2026-11-29T23:00:00Z');

  it('comes and goes at its moments, in the time of Warsaw', () => {
    expect(announcements.shown(begins - 1).code).toBeUndefined();
    expect(announcements.shown(begins).code).toEqual({ code: 'STÓŁ10', text: code.text, days: 1 });
    expect(announcements.shown(ends - 1).code).toBeDefined();
    expect(announcements.shown(ends).code).toBeUndefined();
    expect(announcements.shown(begins).bars).toEqual([]);
    expect(announcements.shown(ends).bars).toEqual([{ ...bar, fixed: false }]);
  });

  it('tells kept pages when it next changes', () => {
    const edges: (number | null)[] = [];
    for (let at: number | null = OPENED; at !== null; at = announcements.nextChangeAt(at)) edges.push(at);
    expect(edges).toEqual([OPENED, begins, Date.parse('2026-11-22T11:00:00Z'), ends]);
  });

  it('takes its threshold from the one setting, and is not there without it', () => {
    expect(announcements.shown(OPENED).free).toEqual({ from: 25_000, currency: 'PLN', returnDays: 30, days: 3 });
    const { freeDeliveryFrom: _, ...without } = terms;
    expect(createAnnouncements(read({ free_shipping: {} }), without).shown(OPENED).free).toBeUndefined();
  });
});

it.each([
  ['/zamowienie', true],
  ['/zamowienie/platnosc', true],
  ['/zamowienia', false],
  ['/koszyk', false],
  ['/strona/zamowienie', false],
])('the address %s belongs to the order process: %j', (path, expected) => {
  expect(isOrdering(path)).toBe(expected);
});
