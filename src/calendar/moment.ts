import { isoDay } from '../kit/days.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { clockText, type DayNumber, dateOf } from '../kit/wall.ts';
import type { Translate } from '../ui/text.ts';
import type { DateFault } from './parseDate.ts';
import type { DayRules } from './rules.ts';
import type { calendarTexts } from './texts.ts';
import { clockOf, fittingTime, type MinuteOfDay, type TimeTerms } from './time.ts';
import { faultWords, readTyped, unfitWords, writeTyped } from './typedDate.ts';

/** A day, and its time where one is asked for. */
export interface Moment {
  day: DayNumber;
  /** The last day, where a range is chosen. */
  until?: DayNumber;
  time?: MinuteOfDay;
}

type MomentFault = DateFault | { code: 'noTime' } | { code: 'badTime'; found: string };

/** A day and a time after it: „25.11.2026, 15:30”, „25 listopada 2026 o 15.30”, or as a browser's own field writes it. */
const WITH_TIME = /^(.*?)(?:,? +(?:o |godz\. ?)?|T)(\d{1,2})[:.](\d{2})$/u;

/** A day as people type it, `timed` with its time; undefined for nothing. */
export function readMoment(text: string, thisYear: number, timed: boolean): Result<Moment | undefined, MomentFault> {
  const typed = text.trim();
  const [, date = typed, hour, minute] = (timed && WITH_TIME.exec(typed)) || [];
  const read = readTyped(date, thisYear);
  if (!read.ok || read.value === undefined) return read.ok ? ok(undefined) : read;
  const { value: day } = read;
  if (!timed) return ok({ day });
  if (hour === undefined || minute === undefined) return err({ code: 'noTime' });
  if (Number(hour) > 23 || Number(minute) > 59) return err({ code: 'badTime', found: `${hour}:${minute}` });
  return ok({ day, time: Number(hour) * 60 + Number(minute) });
}

/** How a field reads and writes what it holds; a day alone, or one with its time, unless told. */
export interface Ways {
  read(text: string, thisYear: number): Result<Moment | undefined, MomentFault>;
  write(moment: Moment): string;
}

/** What a field may hold. */
export interface MomentTerms {
  ways?: Ways | undefined;
  rules: DayRules;
  /** Times of a day, where one is asked for. */
  time?: TimeTerms | undefined;
}

/** What stands in a field; `wrong` says why it cannot be taken. Nothing at all is neither. */
export function momentIn(
  text: string,
  { rules, time, ways }: MomentTerms,
  t: Translate<(typeof calendarTexts)['values']>,
): { moment?: Moment; wrong?: string } {
  const { year } = dateOf(rules.today);
  const read = ways ? ways.read(text, year) : readMoment(text, year, time !== undefined);
  const example = () => writeMoment({ day: rules.today, ...(time ? { time: fittingTime(NOON, time) } : {}) });
  if (!read.ok) {
    const { error } = read;
    if (error.code === 'noTime') return { wrong: t('noTime', { example: example() }) };
    if (error.code === 'badTime') return { wrong: t('badTime', { found: error.found, example: example() }) };
    return { wrong: faultWords(error, rules.today, t) };
  }
  const { value: moment } = read;
  if (!moment) return {};
  const { day, until = day } = moment;
  const unfit = unfitWords(day, rules, t) ?? unfitWords(until, rules, t);
  if (unfit !== undefined) return { wrong: unfit };
  if (time && moment.time !== undefined) {
    const fitting = fittingTime(moment.time, time);
    if (fitting !== moment.time) return { wrong: t('unfitTime', { time: clockOf(fitting) }) };
  }
  return { moment };
}

/** The time that a day gets when it is chosen before one. */
export const NOON: MinuteOfDay = 12 * 60;

export const writeMoment = ({ day, time }: Moment): string =>
  time === undefined ? writeTyped(day) : `${writeTyped(day)}, ${clockOf(time)}`;

/** A moment as a browser's own field writes it. */
export const isoMoment = ({ day, time }: Moment): string =>
  time === undefined ? isoDay(day) : `${isoDay(day)}T${clockText(time)}`;
