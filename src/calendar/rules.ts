import { weekdayOf } from '../kit/days.ts';
import { isPublicHoliday } from '../kit/holidays.ts';
import { type DayNumber, dayNumber } from '../kit/wall.ts';

/** Days that may be chosen; plain data, so that a page can carry it. */
export interface DayRules {
  today: DayNumber;
  /** 1970-01-01 and 2470-12-31 unless given. */
  first?: DayNumber;
  last?: DayNumber;
  /** What lies before today cannot be chosen. */
  past?: false;
  /** Public holidays cannot be chosen. */
  holidays?: false;
  /** Days of the week that cannot be chosen; 1 is Monday. */
  closedWeekdays?: readonly number[];
  closed?: readonly { day: DayNumber; why?: string | undefined }[];
  /** Days that can be chosen although another rule closes them; with `only`, no others can. */
  open?: readonly DayNumber[];
  only?: boolean;
}

export const FIRST_DAY: DayNumber = dayNumber(1970, 1, 1);
export const LAST_DAY: DayNumber = dayNumber(2470, 12, 31);

/** Reason why a day cannot be chosen; `words` are the merchant's own. */
export interface WhyNot {
  code: 'past' | 'early' | 'late' | 'closed' | 'holiday' | 'weekday' | 'none';
  words?: string;
}

/** Undefined for a day that can be chosen. The first reason that a person would name. */
export function whyNot(day: DayNumber, rules: DayRules): WhyNot | undefined {
  const { first = FIRST_DAY, last = LAST_DAY, today, open, closed } = rules;
  if (day < first) return { code: day < today ? 'past' : 'early' };
  if (day > last) return { code: 'late' };
  if (open?.includes(day)) return undefined;
  if (rules.past === false && day < today) return { code: 'past' };
  const own = closed?.find((one) => one.day === day);
  if (own) return own.why ? { code: 'closed', words: own.why } : { code: 'closed' };
  if (rules.closedWeekdays?.includes(weekdayOf(day))) return { code: 'weekday' };
  if (rules.holidays === false && isPublicHoliday(day)) return { code: 'holiday' };
  return rules.only ? { code: 'none' } : undefined;
}

/** The first day from `day` on that can be chosen; looked for in the next two years. */
export function nextOpen(day: DayNumber, rules: DayRules): DayNumber | undefined {
  for (let one = day; one < day + MOST_LOOKED_AT; one += 1) if (!whyNot(one, rules)) return one;
  return undefined;
}

const MOST_LOOKED_AT = 731;
