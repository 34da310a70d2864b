import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOf, dayNumber } from '../kit/wall.ts';
import { keyEvent } from './keys.ts';
import { type CalendarEvent, type CalendarTerms, canStep, reduceCalendar, startCalendar } from './model.ts';
import { monthNumber, weekNumber, weeksOf } from './months.ts';
import { type DayRules, FIRST_DAY, LAST_DAY, nextOpen, whyNot } from './rules.ts';

const TODAY = dayNumber(2026, 11, 23);
const december = (day: number) => dayNumber(2026, 12, day);
const rules = (more: Partial<DayRules> = {}): DayRules => ({ today: TODAY, ...more });
const terms = (more: Partial<CalendarTerms> = {}): CalendarTerms => ({
  rules: rules(),
  selection: 'single',
  months: 1,
  ...more,
});
const run = (of: CalendarTerms, ...events: readonly CalendarEvent[]) =>
  events.reduce((state, event) => reduceCalendar(state, event, of), startCalendar([], TODAY, of));
const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });

describe('a day that cannot be chosen says why', () => {
  it.each([
    [{}, TODAY - 400, undefined],
    [{}, FIRST_DAY - 1, 'past'],
    [{}, LAST_DAY, undefined],
    [{}, LAST_DAY + 1, 'late'],
    [{ past: false as const }, TODAY - 1, 'past'],
    [{ past: false as const }, TODAY, undefined],
    [{ first: TODAY + 2 }, TODAY + 1, 'early'],
    [{ first: TODAY + 2 }, TODAY - 1, 'past'],
    [{ closedWeekdays: [6, 7] }, december(5), 'weekday'],
    [{ closedWeekdays: [6, 7] }, december(4), undefined],
    [{ holidays: false as const }, december(25), 'holiday'],
    [{ holidays: false as const, open: [december(25)] }, december(25), undefined],
    [{ closed: [{ day: december(4) }] }, december(4), 'closed'],
    [{ only: true, open: [december(4)] }, december(4), undefined],
    [{ only: true, open: [december(4)] }, december(5), 'none'],
    [{ last: december(1), open: [december(4)] }, december(4), 'late'],
  ])('as the terms %j have it', (more, day, code) => {
    expect(whyNot(day, rules(more))?.code).toBe(code);
  });

  it('and the next one that can be chosen is found', () => {
    const weekend = rules({ closedWeekdays: [6, 7], holidays: false });
    expect(nextOpen(december(24), weekend)).toBe(december(28));
    expect(nextOpen(december(24), rules({ only: true }))).toBeUndefined();
  });
});

describe('what is shown', () => {
  it('begins with what is chosen, and within what can be', () => {
    expect(startCalendar([december(5)], TODAY, terms())).toMatchObject({
      view: 'default',
      first: monthNumber(2026, 12),
    });
    expect(startCalendar([], TODAY - 99_999_999, terms()).day).toBe(FIRST_DAY);
    const two = terms({ months: 2, rules: rules({ first: TODAY, last: december(20) }) });
    expect(startCalendar([december(5)], TODAY, two).first).toBe(monthNumber(2026, 11));
  });

  it('turns by months, years and fifteen years, and stops at the ends', () => {
    const step = (by: 1 | -1): CalendarEvent => ({ type: 'step', by });
    expect(run(terms(), step(1), step(1)).first).toBe(monthNumber(2027, 1));
    expect(run(terms(), { type: 'view', view: 'month' }, step(1)).first).toBe(monthNumber(2027, 11));
    const years = run(terms(), { type: 'view', view: 'year' });
    expect(years).toMatchObject({ page: 2019, year: 2026 });
    expect(reduceCalendar(years, step(-1), terms())).toMatchObject({ page: 2004, first: monthNumber(2026, 11) });
    const ends = terms({ rules: rules({ first: TODAY, last: december(31) }) });
    const last = run(ends, step(1));
    expect(canStep(last, 1, ends)).toBe(false);
    expect(reduceCalendar(last, step(1), ends)).toBe(last);
    expect(canStep(run(ends), -1, ends)).toBe(false);
  });

  it('goes from the head to months or years and back with what is pressed', () => {
    const months = run(terms(), { type: 'view', view: 'month' });
    expect(months).toMatchObject({ view: 'month', month: 11 });
    expect(reduceCalendar(months, { type: 'month', month: 2 }, terms())).toMatchObject({
      view: 'default',
      first: monthNumber(2026, 2),
      day: dayNumber(2026, 2, 23),
    });
    const picked = run(terms(), { type: 'view', view: 'year' }, { type: 'year', year: 2032 });
    expect(picked).toMatchObject({ view: 'default', first: monthNumber(2032, 11) });
  });

  it('keeps one first month of two, also where a year begins', () => {
    const two = terms({ months: 2 });
    const turned = run(two, { type: 'step', by: 1 });
    expect(turned.first).toBe(monthNumber(2026, 12));
    // A year pressed is the year of the first month, not of the one beside it.
    const years = reduceCalendar(turned, { type: 'view', view: 'year' }, two);
    expect(years.year).toBe(2026);
    expect(reduceCalendar(years, { type: 'year', year: 2027 }, two).first).toBe(monthNumber(2027, 12));
    // The second month is there already.
    expect(reduceCalendar(turned, { type: 'toDay', day: dayNumber(2027, 1, 10) }, two).first).toBe(turned.first);
    expect(reduceCalendar(turned, { type: 'toDay', day: dayNumber(2027, 2, 1) }, two).first).toBe(monthNumber(2027, 1));
  });
});

describe('what is chosen', () => {
  const press = (day: number): CalendarEvent => ({ type: 'day', day });
  const chosen = (of: CalendarTerms, ...days: number[]) =>
    run(of, ...days.map(press)).selected.map((day) => dateOf(day).day);

  it('is one day, several, or all between two', () => {
    expect(chosen(terms(), december(5), december(6))).toEqual([6]);
    expect(chosen(terms({ selection: 'multiple' }), december(6), december(5), december(9), december(6))).toEqual([
      5, 9,
    ]);
    const ranged = terms({ selection: 'multiple-ranged', rules: rules({ closed: [{ day: december(9) }] }) });
    expect(chosen(ranged, december(11), december(8))).toEqual([8, 10, 11]);
    expect(chosen(ranged, december(11), december(8), december(20))).toEqual([20]);
  });

  it('is not what cannot be chosen, and the day is told', () => {
    const of = terms({ rules: rules({ closed: [{ day: december(9) }] }) });
    const state = run(of, press(december(8)), press(december(9)));
    expect(state).toMatchObject({ selected: [december(8)], refused: december(9) });
    expect(reduceCalendar(state, { type: 'step', by: 1 }, of).refused).toBeUndefined();
  });
});

describe('keys', () => {
  const pressed = (of: CalendarTerms, first: CalendarEvent[], ...keys: ReturnType<typeof key>[]) =>
    keys.reduce(
      (state, one) => {
        const event = keyEvent(state, one);
        return event ? reduceCalendar(state, event, of) : state;
      },
      run(of, ...first),
    );

  it('move days, weeks, months and years', () => {
    const day = (...keys: ReturnType<typeof key>[]) => pressed(terms(), [], ...keys).day;
    expect(day(key('ArrowRight'))).toBe(TODAY + 1);
    expect(day(key('ArrowUp'))).toBe(TODAY - 7);
    expect(day(key('End'))).toBe(dayNumber(2026, 11, 29));
    expect(day(key('Home'))).toBe(TODAY);
    expect(day(key('PageDown'))).toBe(december(23));
    expect(day(key('PageUp', true))).toBe(dayNumber(2025, 11, 23));
    expect(keyEvent(run(terms()), key('Enter'))).toBeUndefined();
    expect(keyEvent(run(terms()), key('Escape'))).toBeUndefined();
  });

  it('move years and leave the days alone until one is pressed', () => {
    const years: CalendarEvent[] = [{ type: 'view', view: 'year' }];
    const state = pressed(terms(), years, key('ArrowDown'), key('ArrowDown'));
    expect(state).toMatchObject({ view: 'year', year: 2036, page: 2034, first: monthNumber(2026, 11), day: TODAY });
    expect(pressed(terms(), years, key('Home')).year).toBe(2019);
    expect(pressed(terms(), years, key('End')).year).toBe(2033);
    expect(pressed(terms(), years, key('PageUp')).page).toBe(2004);
    expect(pressed(terms(), years, key('Escape')).view).toBe('default');
    const months: CalendarEvent[] = [{ type: 'view', view: 'month' }];
    expect(pressed(terms(), months, key('ArrowUp'), key('ArrowLeft')).month).toBe(7);
    expect(pressed(terms(), months, key('End')).month).toBe(12);
  });

  it('never leave the range, whatever is pressed', () => {
    const names = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'Escape'];
    const narrow = terms({ months: 2, rules: rules({ first: TODAY, last: december(31) }) });
    const events = fc.oneof(
      fc.constantFrom<CalendarEvent>(
        { type: 'step', by: 1 },
        { type: 'step', by: -1 },
        { type: 'view', view: 'year' },
        { type: 'view', view: 'month' },
        { type: 'year', year: 2400 },
        { type: 'month', month: 2 },
      ),
      fc.constantFrom(...names).map((name) => key(name)),
    );
    fc.assert(
      fc.property(fc.array(events, { maxLength: 30 }), (all) => {
        const state = all.reduce((now, one) => {
          const event = 'type' in one ? one : keyEvent(now, one);
          return event ? reduceCalendar(now, event, narrow) : now;
        }, run(narrow));
        expect(state.day).toBeGreaterThanOrEqual(TODAY);
        expect(state.day).toBeLessThanOrEqual(december(31));
        expect(state.first).toBe(monthNumber(2026, 11));
      }),
    );
  });
});

describe('weeks', () => {
  it.each([
    [dayNumber(2026, 12, 31), 53],
    [dayNumber(2027, 1, 3), 53],
    [dayNumber(2027, 1, 4), 1],
    [dayNumber(2024, 12, 30), 1],
    [dayNumber(2026, 1, 1), 1],
  ])('are numbered by ISO 8601: %s', (day, week) => {
    expect(weekNumber(day)).toBe(week);
  });

  it('begin on Monday and hold every day of a month once', () => {
    const weeks = weeksOf(monthNumber(2026, 11));
    expect(weeks[0]?.map((day) => (day === undefined ? '' : dateOf(day).day)).join(' ')).toBe('      1');
    expect(weeks.flat().filter((day) => day !== undefined)).toHaveLength(30);
    expect(weeks).toHaveLength(6);
  });
});
