import { expect, it } from 'vitest';
import type { CurrencyRate } from '../../kit/currencyRate.ts';
import { rateNotes } from './rateNotes.ts';

const notesOf = (day: string) =>
  rateNotes({
    clock: () => Date.parse('2026-11-25T12:00:00+01:00'),
    rates: new Map<string, CurrencyRate>([
      ['EUR', { code: 'EUR', rate: 42_731, home: 'PLN', date: Date.parse(`${day}T00:00:00+01:00`) }],
    ]),
  });

it('tells rates that are older than a week, and those of a day to come', () => {
  expect(notesOf('2026-11-25')).toEqual([]);
  expect(notesOf('2026-11-18')).toEqual([]);
  expect(notesOf('2026-11-17')).toEqual([
    'note: currencies.yaml date: the rates are of 2026-11-17, 8 days ago. Shoppers read the day beside them',
  ]);
  expect(notesOf('2026-11-26')).toEqual([
    'note: currencies.yaml date: the rates are of 2026-11-26, a day to come. Shoppers read the day beside them',
  ]);
  expect(rateNotes({ rates: new Map(), clock: () => 0 })).toEqual([]);
});
