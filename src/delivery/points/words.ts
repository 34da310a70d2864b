import { formatTenths } from '../../kit/decimals.ts';
import { dayGroups, isAlways, openState, type Span, type WeekHours } from '../../kit/openHours.ts';
import { nbsp } from '../../kit/typography.ts';
import type { DayNumber } from '../../kit/wall.ts';
import type { Translate } from '../../ui/text.ts';
import type { pickupTexts } from './texts.ts';

type T = Translate<typeof pickupTexts.values>;

/** "8:00" */
const clock = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;

const DAYS = ['day1', 'day2', 'day3', 'day4', 'day5', 'day6', 'day7'] as const;

/** Days of a week with the same hours: "pn.–pt.", "8:00–16:00". */
export interface HoursRow {
  days: string;
  hours: string;
}

export function hoursRows(t: T, week: WeekHours): HoursRow[] {
  const spanWords = ([from, to]: Span) => `${clock(from)}–${clock(to)}`;
  return dayGroups(week).map(({ first, last, spans }) => {
    const [from, to] = [t(DAYS[first - 1] ?? 'day1'), t(DAYS[last - 1] ?? 'day7')];
    return {
      days: first === last ? from : t('days', { first: from, last: to }),
      hours: spans.length === 0 ? t('never') : spans.map(spanWords).join(', '),
    };
  });
}

/** Hours in one line, days on which it is closed left out: "pn.–pt. 8:00–16:00, sob. 10:00–14:00". */
export function hoursWords(t: T, week: WeekHours): string {
  if (isAlways(week)) return t('always');
  const rows = hoursRows(t, week).filter((_, place) => dayGroups(week)[place]?.spans.length);
  return rows.length === 0 ? t('never') : rows.map((row) => nbsp(t('hours', { ...row }))).join(', ');
}

/** Whether it is open now, in words, and for how long; `at` in epoch ms. Nothing is said of what never closes. */
export function openWords(
  t: T,
  week: WeekHours,
  at: number,
  closed?: (day: DayNumber) => boolean,
): { open: boolean; words: string } {
  const state = openState(week, at, closed);
  if (state.open)
    return { open: true, words: isAlways(week) ? t('always') : t('openUntil', { time: clock(state.until) }) };
  if (!state.opens) return { open: false, words: t('shut') };
  const { inDays, from } = state.opens;
  const when = inDays === 0 ? t('today') : inDays === 1 ? t('tomorrow') : t('inDays', { n: inDays });
  return { open: false, words: t('opens', { when, time: clock(from) }) };
}

/** "350 m", "1,4 km", "12 km": metres to ten, from a kilometre to a tenth of one, from ten to a whole one. */
export function distanceWords(t: T, metres: number): string {
  if (metres < 995) return t('metres', { n: Math.max(10, Math.round(metres / 10) * 10) });
  const tenths = Math.round(metres / 100);
  const n = tenths >= 100 ? String(Math.round(tenths / 10)) : formatTenths(tenths);
  return t('kilometres', { n });
}
