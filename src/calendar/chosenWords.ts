import { type DayNumber, dateOf } from '../kit/wall.ts';
import type { Translate } from '../ui/text.ts';
import { formatDate } from './formatDate.ts';
import type { Selection } from './model.ts';
import type { calendarTexts } from './texts.ts';

/** What is chosen, in words; undefined where one day is, whose button says so, or none. */
export function chosenWords(
  selection: Selection,
  selected: readonly DayNumber[],
  t: Translate<(typeof calendarTexts)['values']>,
): string | undefined {
  const [first] = selected;
  const last = selected.at(-1);
  if (selection === 'single' || first === undefined || last === undefined) return undefined;
  const n = selected.length;
  if (selection === 'multiple') return t('several', { n });
  return first === last
    ? t('from', { day: formatDate(WHOLE, first) })
    : t('range', { days: rangeWords(first, last), n });
}

const WHOLE = 'd MM yy';

/** „8–11 grudnia 2026”, „28 listopada – 3 grudnia 2026”: what both ends share is said once. */
export function rangeWords(first: DayNumber, last: DayNumber): string {
  const [from, to] = [dateOf(first), dateOf(last)];
  if (from.year !== to.year) return `${formatDate(WHOLE, first)} – ${formatDate(WHOLE, last)}`;
  if (from.month !== to.month) return `${formatDate('d MM', first)} – ${formatDate(WHOLE, last)}`;
  return `${from.day}–${formatDate(WHOLE, last)}`;
}
