import { expect, it } from 'vitest';
import { serviceDateView } from './serviceDateView.ts';

const AT = Date.parse('2026-12-22T10:00:00Z');
const rule = { label: 'Termin', weekdays: [5, 6], hours: ['10:00', '14:00'], aheadDays: 2, windowDays: 12, places: 6 };

it('the calendar of a service tells what is left of each term, and which days are closed', () => {
  const takenTerms = new Map([
    ['2027-01-01 10:00', 4],
    ['2027-01-01 14:00', 6],
  ]);
  const closed = [{ day: '2027-01-02', why: 'Remont' }];
  const view = serviceDateView({ ...rule, holidays: false, closed }, { takenTerms, precision: 0 }, AT);
  expect(view).toMatchObject({ today: '2026-12-22', first: '2026-12-24', last: '2027-01-03', days: [] });
  expect(view.closed).toEqual([{ day: '2026-12-25' }, { day: '2026-12-26' }, { day: '2027-01-01' }, closed[0]]);
  const open = serviceDateView(rule, { takenTerms, precision: 0 }, AT);
  expect(open.closed).toEqual([]);
  expect(open.days.map(({ day }) => day)).toEqual(['2026-12-25', '2026-12-26', '2027-01-01', '2027-01-02']);
  expect(open.days[2]?.hours).toEqual([
    { hour: '10:00', free: 2 },
    { hour: '14:00', free: 0 },
  ]);
});

it('the calendar of a service counts in units, and tells of no bound where there is none', () => {
  const day = { label: 'Dzień', weekdays: [4], hours: [], aheadDays: 2, windowDays: 5 };
  expect(serviceDateView(day, { precision: 1 }, AT).days).toEqual([{ day: '2026-12-24', hours: [] }]);
  const takenTerms = new Map([['2026-12-24', 5]]);
  expect(serviceDateView({ ...day, places: 20 }, { precision: 1, takenTerms }, AT).days).toEqual([
    { day: '2026-12-24', hours: [], free: 1.5 },
  ]);
});
