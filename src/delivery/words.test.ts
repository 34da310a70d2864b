import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { NO_OVERRIDES, type Translate, translate } from '../ui/text.ts';
import type { ShippingTime } from './shapes.ts';
import { shippingTime, UNKNOWN_TIME } from './shippingTime.ts';
import { facts, settings, winter } from './testing/delivery.ts';
import { deliveryTexts } from './texts.ts';
import { costWords, dateWords, shippingInfo, whenItArrives, whenItLeaves } from './words.ts';

const t: Translate<typeof deliveryTexts.values> = (key, ...args) =>
  translate(deliveryTexts, NO_OVERRIDES, key, ...args);

const told = (more: Partial<ShippingTime>): ShippingTime => ({ ...UNKNOWN_TIME, unknown_time: 'false', ...more });
const at = (now: string, deliveryDays?: number) =>
  whenItLeaves(
    t,
    shippingTime(facts(deliveryDays === undefined ? {} : { availability: { deliveryDays } }), settings(), winter(now)),
  );

it('names months in English on a page in English', () => {
  vi.stubGlobal('speaksEnglish', () => true);
  expect(dateWords(t, '2026-11-25')).toMatch(/25\u00A0November$/);
  expect(at('2026-11-23T10:00:00', 15)).toMatch(/8\u00A0December$/);
});

describe('whenItLeaves', () => {
  it.each([
    ['2026-11-23T12:59:59', undefined, 'dziś, jeśli zamówisz do 13:00'],
    ['2026-11-23T13:00:00', undefined, 'jutro'],
    ['2026-11-20T13:00:00', undefined, 'w poniedziałek'],
    ['2026-11-22T12:00:00', undefined, 'jutro'],
    ['2026-12-23T14:00:00', undefined, 'w poniedziałek'],
    ['2026-11-23T10:00:00', 2, 'w środę'],
    // Seven days on, the day of the week alone would mean today.
    ['2026-11-23T10:00:00', 7, 'w przyszłym tygodniu w poniedziałek'],
    ['2026-11-23T10:00:00', 8, 'w przyszłym tygodniu we wtorek'],
    // From a Friday, ten days lead past the next week.
    ['2026-11-20T10:00:00', 10, 'w poniedziałek, 30\u00A0listopada'],
    ['2026-11-22T10:00:00', 8, 'w poniedziałek, 30\u00A0listopada'],
    ['2026-11-23T10:00:00', 15, 'we wtorek, 8\u00A0grudnia'],
    ['2026-11-23T10:00:00', 29, 'we wtorek, 22\u00A0grudnia'],
    ['2026-11-23T10:00:00', 30, 'za 30 dni'],
    ['2026-11-23T10:00:00', 42, 'za 42 dni'],
  ])('of what is ordered at %s and ready after %s days says: %s', (now, days, words) => {
    expect(at(now, days)).toBe(words);
  });

  it.each([
    [{ today: 'true' }, 'dziś'],
    [{ today: 'true', today_shipment_deadline: '14:00:00' }, 'dziś, jeśli zamówisz do 14:00'],
    [{ days: 1 }, 'jutro'],
    [{ days: 2 }, 'za 2 dni'],
    [{ days: 5.5 }, 'za 5,5 dnia'],
    [{ days: 9, week_day: 3 }, 'za 9 dni'],
    [{ hours: 1, minutes: 20 }, 'za 1 godzinę'],
    [{ hours: 22 }, 'za 22 godziny'],
    [{ hours: 5 }, 'za 5 godzin'],
    [{ minutes: 1 }, 'za 1 minutę'],
    [{ minutes: 34 }, 'za 34 minuty'],
    [{ minutes: 45 }, 'za 45 minut'],
    [{}, undefined],
    [{ unknown_time: 'true', days: 3 }, undefined],
    [{ days: 20, week_day: 9, week_amount: 2, time: 'kiedyś' }, 'za 20 dni'],
  ])('says of %j: %s', (more, words) => {
    expect(whenItLeaves(t, told(more))).toBe(words);
  });

  it.each(['w poniedziałek', 'we wtorek', 'w środę', 'w czwartek', 'w piątek', 'w sobotę', 'w niedzielę'])(
    'names the day: %s',
    (words) => {
      const names = Array.from({ length: 7 }, (_, place) => whenItLeaves(t, told({ days: 3, week_day: place + 1 })));
      expect(names).toContain(words);
      expect(new Set(names).size).toBe(7);
    },
  );

  it('says something whole of every time that is known', () => {
    const moments = fc.integer({ min: winter('2026-01-01T00:00:00'), max: winter('2031-01-01T00:00:00') });
    fc.assert(
      fc.property(moments, fc.nat(90), (now, deliveryDays) => {
        const time = shippingTime(facts({ availability: { deliveryDays } }), settings(), now);
        const words = whenItLeaves(t, time) ?? '';
        expect(words).toMatch(/^(?:dziś, jeśli zamówisz do 13:00|jutro|(?:w|we|za) \S.*)$/);
        expect(words).not.toMatch(/[{}]|undefined|NaN/);
        if (time.days >= 30) expect(words).toBe(`za ${time.days} dni`);
        expect(words.startsWith('dziś')).toBe(time.days === 0);
      }),
    );
  });

  it('never gives two days of dispatch the same words, so that none is taken for another', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), (shift) => {
        const now = winter('2026-01-01T09:00:00') + shift * 86_400_000;
        const words = new Map<string, string | undefined>();
        for (let deliveryDays = 0; deliveryDays < 45; deliveryDays += 1) {
          const time = shippingTime(facts({ availability: { deliveryDays } }), settings(), now);
          const said = whenItLeaves(t, time) ?? '';
          expect(words.get(said) ?? time.time).toBe(time.time);
          words.set(said, time.time);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('shippingInfo', () => {
  const delay = (unknown: boolean) => ({ unknown_delivery_time: String(unknown) });
  const tomorrow = told({ days: 1, week_day: 2 });

  it('tells the time', () => {
    expect(shippingInfo(t, { status: 'enable', delay_time: delay(false), shipping_time: tomorrow })).toEqual({
      kind: 'time',
      text: 'Wysyłka jutro',
    });
  });

  it('notes an unknown time of what is made to order', () => {
    const note = { kind: 'unknown', text: 'Termin wysyłki ustalimy po złożeniu zamówienia.' };
    expect(shippingInfo(t, { status: 'order', delay_time: delay(true), shipping_time: tomorrow })).toEqual(note);
    expect(shippingInfo(t, { status: 'order', delay_time: delay(false), shipping_time: UNKNOWN_TIME })).toEqual(note);
  });

  it('says nothing else', () => {
    expect(shippingInfo(t, { status: 'enable', delay_time: delay(true), shipping_time: UNKNOWN_TIME })).toBeUndefined();
    expect(shippingInfo(t, { status: 'disable', delay_time: delay(false), shipping_time: tomorrow })).toBeUndefined();
  });
});

it('the words of delivery tell the cost: 0 is free, undefined says nothing', () => {
  expect(costWords(t, { shipping: '12.90', shipping_formatted: '12,90\u00A0zł', undefined: 'false' })).toBe(
    'Dostawa od 12,90\u00A0zł',
  );
  expect(costWords(t, { shipping: '0.00', shipping_formatted: '0,00\u00A0zł', undefined: 'false' })).toBe(
    'Darmowa dostawa',
  );
  expect(costWords(t, { shipping: '12.90', shipping_formatted: '12,90\u00A0zł', undefined: 'true' })).toBeUndefined();
  expect(costWords(t, { undefined: 'false' })).toBeUndefined();
});

it('the words of delivery are the merchant’s own', () => {
  const own: typeof t = (key, ...args) => translate(deliveryTexts, { 'delivery.tomorrow': 'nazajutrz' }, key, ...args);
  expect(whenItLeaves(own, told({ days: 1 }))).toBe('nazajutrz');
});

describe('whenItArrives', () => {
  it.each([
    [0, '2026-11-23', 'dziś'],
    [1, '2026-11-24', 'jutro'],
    [2, '2026-11-25', 'w środę'],
    [6, '2026-11-29', 'w niedzielę'],
    // A week on, the day alone would mean today.
    [7, '2026-11-30', 'w poniedziałek, 30\u00A0listopada'],
    [38, '2026-12-31', 'w czwartek, 31\u00A0grudnia'],
    [43, '2027-01-05', 'we wtorek, 5\u00A0stycznia'],
  ])('says of what comes in %i days, on %s: %s', (days, date, words) => {
    expect(whenItArrives(t, { days, date })).toBe(words);
  });

  it('names the date of what is read later too', () => {
    expect(dateWords(t, '2026-11-24')).toBe('we wtorek, 24\u00A0listopada');
  });
});
