import type { Translate } from '../ui/text.ts';
import { type CalendarState, YEARS_ON_PAGE } from './model.ts';
import { type MonthNumber, yearOf } from './months.ts';
import { monthTitle } from './monthTitle.ts';
import type { calendarTexts } from './texts.ts';

export const shownMonths = (first: MonthNumber, months: number): MonthNumber[] =>
  Array.from({ length: months }, (_, n) => first + n);

/** What is shown, in words: the months, the year of the months, or the years. */
export function shownWords(
  { view, first, page }: Pick<CalendarState, 'view' | 'first' | 'page'>,
  months: number,
  t: Translate<(typeof calendarTexts)['values']>,
): string {
  if (view === 'year') return t('years', { from: String(page), to: String(page + YEARS_ON_PAGE - 1) });
  if (view === 'month') return t('months', { year: String(yearOf(first)) });
  return shownMonths(first, months).map(monthTitle).join(', ');
}
