import { type DayRules, whyNot } from '../calendar/rules.ts';
import { calendarTexts } from '../calendar/texts.ts';
import { faultWords, readTyped, unfitWords } from '../calendar/typedDate.ts';
import type { DeliveryMethod } from '../delivery/methods.ts';
import type { Arrival } from '../delivery/shapes.ts';
import { CARRIER_WEEK } from '../delivery/workingDays.ts';
import { isoDay, readIsoDay } from '../kit/days.ts';
import { type DayNumber, dateOf } from '../kit/wall.ts';
import { type TextOverrides, translate } from '../ui/text.ts';

/** Field of the form, as the platform names it. */
export const DAY_FIELD = 'calendar_select_date';

/** Weekdays on which carriers bring nothing, Monday 1. */
const CLOSED = [1, 2, 3, 4, 5, 6, 7].filter((day) => !CARRIER_WEEK.weekdays.includes(day));

/**
 * Days that a buyer may wish for: from the one on which it is there at the latest anyway. Undefined for a way that offers
 * none, or of which no day is known.
 */
export function dayRules(
  { chooseDays }: Pick<DeliveryMethod, 'chooseDays'>,
  arrives: Arrival | undefined,
  today: DayNumber,
): DayRules | undefined {
  const first = arrives && readIsoDay(arrives.date);
  if (chooseDays === undefined || first === undefined) return undefined;
  return { today, first, last: first + chooseDays, past: false, holidays: false, closedWeekdays: CLOSED };
}

/** The typed day as YYYY-MM-DD, nothing for nothing, or what is wrong with it. */
export function chosenDay(typed: string, rules: DayRules, texts: TextOverrides): { day?: string; fault?: string } {
  const t: Parameters<typeof faultWords>[2] = (key, ...args) => translate(calendarTexts, texts, key, ...args);
  const read = readTyped(typed, dateOf(rules.today).year);
  if (!read.ok) return { fault: faultWords(read.error, rules.today, t) };
  if (read.value === undefined) return {};
  return whyNot(read.value, rules) ? { fault: unfitWords(read.value, rules, t) ?? '' } : { day: isoDay(read.value) };
}
