import { describe, expect, it } from 'vitest';
import { readIsoDay } from '../kit/days.ts';
import { chosenDay, dayRules } from './deliveryDay.ts';

/** A Tuesday. */
const TODAY = readIsoDay('2026-11-24') ?? 0;
const rules = dayRules({ chooseDays: 14 }, { days: 2, date: '2026-11-26' }, TODAY);
if (!rules) throw new Error('no rules');
const day = (typed: string) => chosenDay(typed, rules, {});

describe('the day of a delivery', () => {
  it('is any working day from the one on which it comes anyway', () => {
    expect(day('26.11.2026')).toEqual({ day: '2026-11-26' });
    expect(day('2026-12-10')).toEqual({ day: '2026-12-10' });
    expect(day('30 listopada 2026')).toEqual({ day: '2026-11-30' });
    expect(day('  ')).toEqual({});
  });

  it.each([
    ['25.11.2026', 'przed pierwszym wolnym terminem'],
    ['28.11.2026', 'dzień tygodnia'],
    ['11.12.2026', 'po ostatnim terminie'],
    ['31.11.2026', '30 dni'],
    ['jutro', 'Wpisz datę'],
  ])('is not %s, and says why', (typed, why) => expect(day(typed).fault).toContain(why));

  it('is not asked for where the way offers none, or tells no day', () => {
    expect(dayRules({}, { days: 2, date: '2026-11-26' }, TODAY)).toBeUndefined();
    expect(dayRules({ chooseDays: 14 }, undefined, TODAY)).toBeUndefined();
  });
});
