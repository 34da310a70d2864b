import { expect, it } from 'vitest';
import { whyNot } from '../../calendar/rules.ts';
import { dayNumber } from '../../kit/wall.ts';
import { serviceRules } from './serviceRules.ts';

const WORDS = { full: 'komplet', holiday: 'święto', free: (n: number) => `wolne: ${n}` };
const december = (day: number) => dayNumber(2026, 12, day);

it('a day can be chosen while one of its terms has a place', () => {
  const view = {
    ...{ label: 'Termin', today: '2026-12-01', first: '2026-12-03', last: '2026-12-31' },
    days: [
      {
        day: '2026-12-05',
        hours: [
          { hour: '10:00', free: 0 },
          { hour: '14:00', free: 2 },
        ],
      },
      { day: '2026-12-06', hours: [{ hour: '10:00', free: 0 }] },
      { day: '2026-12-07', hours: [{ hour: '10:00' }] },
      { day: '2026-12-08', hours: [], free: 1.5 },
    ],
    closed: [{ day: '2026-12-25' }, { day: '2026-12-11', why: 'remont' }, { day: '2026-12-12', why: '' }],
  };
  const { rules, marks } = serviceRules(view, WORDS);
  const why = (day: number) => whyNot(december(day), rules);
  expect([5, 7, 8].map(why)).toEqual([undefined, undefined, undefined]);
  expect(why(6)).toEqual({ code: 'closed', words: 'komplet' });
  expect(why(25)).toEqual({ code: 'closed', words: 'święto' });
  expect(why(11)).toEqual({ code: 'closed', words: 'remont' });
  expect(why(12)).toEqual({ code: 'closed' });
  expect(why(9)).toEqual({ code: 'none' });
  expect(why(2)).toEqual({ code: 'early' });
  expect(marks.get(december(5))).toEqual({ text: '2', name: 'wolne: 2', full: false });
  expect(marks.get(december(6))?.full).toBe(true);
  expect(marks.get(december(7))).toBeUndefined();
});
