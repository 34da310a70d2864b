import type { DayMark } from '../../calendar/model.ts';
import type { DayRules } from '../../calendar/rules.ts';
import { readIsoDay } from '../../kit/days.ts';
import type { DayNumber } from '../../kit/wall.ts';
import type { ServiceDateView, ServiceDayView } from './state/model.ts';

interface Words {
  full: string;
  holiday: string;
  free(n: number): string;
}

/** Days of a service that can be chosen, why others cannot, and what is left of each. */
export function serviceRules(
  { today, first, last, days, closed }: ServiceDateView,
  { full, holiday, free }: Words,
): { rules: DayRules; marks: ReadonlyMap<DayNumber, DayMark> } {
  const marks = new Map<DayNumber, DayMark>();
  const open: DayNumber[] = [];
  const shut = closed.map(({ day, why = holiday }) => ({ day: numberOf(day), why: why || undefined }));
  for (const one of days) {
    const day = numberOf(one.day);
    const left = leftOf(one);
    if (left === 0) shut.push({ day, why: full });
    else open.push(day);
    if (left !== undefined) marks.set(day, { text: String(left), name: free(left), full: left === 0 });
  }
  const rules = {
    today: numberOf(today),
    first: numberOf(first),
    last: numberOf(last),
    open,
    closed: shut,
    only: true,
  };
  return { rules, marks };
}

/** Units left of all terms of a day; undefined where one of them has no bound. */
function leftOf({ hours, free }: ServiceDayView): number | undefined {
  if (hours.length === 0) return free;
  return hours.every((term) => term.free !== undefined)
    ? hours.reduce((sum, term) => sum + (term.free ?? 0), 0)
    : undefined;
}

const numberOf = (iso: string): DayNumber => readIsoDay(iso) ?? 0;
