import { weekdayOf } from './days.ts';
import { clockText, type DayNumber, warsawTime } from './wall.ts';

/** Hours of a day in minutes from midnight: 480 to 960 is 8:00 to 16:00. */
export type Span = readonly [from: number, to: number];

/** Spans of each day of a week, Monday first: seven lists, an empty one for a day on which it is closed. */
export type WeekHours = readonly (readonly Span[])[];

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
const WHOLE_DAY = 24 * 60;

export const ALWAYS: WeekHours = DAYS.map(() => [[0, WHOLE_DAY]] as const);

const LINE = /^([A-Z][a-z](?:[,-][A-Z][a-z])*) ([012]?\d):([0-5]\d)-([012]?\d):([0-5]\d)$/;

/**
 * Hours written as schema.org writes them, a line for each span: "Mo-Fr 08:00-16:00", "Mo,We 18:00-20:00". Undefined
 * for any other text, for days that run backwards, and for a span that ends before it begins or after midnight.
 */
export function readWeekHours(lines: readonly string[]): WeekHours | undefined {
  const week: Span[][] = DAYS.map(() => []);
  for (const line of lines) {
    const [, days = '', ...numbers] = LINE.exec(line.trim()) ?? [];
    const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = numbers.map(Number);
    const span: Span = [fromHour * 60 + fromMinute, toHour * 60 + toMinute];
    const named = readDays(days);
    if (!named || span[0] >= span[1] || span[1] > WHOLE_DAY) return undefined;
    for (const day of named) week[day]?.push(span);
  }
  return week.map((spans) => spans.toSorted(([a], [b]) => a - b));
}

/** Places in a week of "Mo-Fr,Su". */
function readDays(text: string): number[] | undefined {
  const days: number[] = [];
  for (const part of text.split(',')) {
    const [first = -1, last = first, ...more] = part.split('-').map((name) => DAYS.indexOf(name as 'Mo'));
    if (first < 0 || last < first || more.length > 0) return undefined;
    for (let day = first; day <= last; day++) days.push(day);
  }
  return days;
}

export const isAlways = (week: WeekHours): boolean =>
  week.every(([span]) => span !== undefined && span[0] === 0 && span[1] === WHOLE_DAY);

/** Days that follow one another with the same hours, Monday first. */
export interface DayGroup {
  /** 1 Monday … 7 Sunday. */
  first: number;
  last: number;
  spans: readonly Span[];
}

export function dayGroups(week: WeekHours): DayGroup[] {
  const groups: DayGroup[] = [];
  week.forEach((spans, place) => {
    const before = groups.at(-1);
    if (before && String(before.spans) === String(spans)) before.last = place + 1;
    else groups.push({ first: place + 1, last: place + 1, spans });
  });
  return groups;
}

/** Hours as schema.org writes them: what `readWeekHours` reads. */
export function writeWeekHours(week: WeekHours): string[] {
  return dayGroups(week).flatMap(({ first, last, spans }) => {
    const days = first === last ? DAYS[first - 1] : `${DAYS[first - 1]}-${DAYS[last - 1]}`;
    return spans.map(([from, to]) => `${days} ${clockText(from)}-${clockText(to)}`);
  });
}

/** Whether it is open, and when that changes next. Minutes count from midnight of that day, in Warsaw. */
export type OpenState = { open: true; until: number } | { open: false; opens?: { inDays: number; from: number } };

/**
 * State at a moment, epoch ms.
 * @param closed days on which it is closed whatever its week says
 */
export function openState(week: WeekHours, at: number, closed: (day: DayNumber) => boolean = () => false): OpenState {
  const { day, minute } = warsawTime(at);
  const spansOf = (of: DayNumber) => (closed(of) ? [] : (week[weekdayOf(of) - 1] ?? []));
  const now = spansOf(day).find(([from, to]) => from <= minute && minute < to);
  if (now) return { open: true, until: now[1] };
  for (let inDays = 0; inDays <= LOOKED_AHEAD; inDays++) {
    const next = spansOf(day + inDays).find(([from]) => inDays > 0 || from > minute);
    if (next) return { open: false, opens: { inDays, from: next[0] } };
  }
  return { open: false };
}

/** Days, over the longest holidays of a small shop. */
const LOOKED_AHEAD = 30;
