import { isoDay } from '../kit/days.ts';
import { ok, type Result } from '../kit/result.ts';
import { type DayNumber, dateOf } from '../kit/wall.ts';
import type { Moment, Ways } from './moment.ts';
import type { DateFault } from './parseDate.ts';
import { readTyped, writeTyped } from './typedDate.ts';

/** Two days: „8–11 grudnia 2026”, „od 8.12.2026 do 11.12.2026”, „28 listopada – 3 grudnia 2026”. */
const TWO = /^(?:od |from )?(.+?)(?: ?[–—-] ?| do | to )(.+)$/iu;
/** Two days as machines write them, whose dates have hyphens of their own: „2026-12-08/2026-12-11”. */
const TWO_ISO = /^(.+?)(?: ?[–—/] ?| - | do | to )(.+)$/iu;

/** A day or a range of days, as people type them; what both ends share may be said once. Undefined for nothing. */
export function readRange(text: string, thisYear: number): Result<Moment | undefined, DateFault> {
  const typed = text.trim().replace(/\s+/g, ' ');
  const [, from, to] = (/\d{4}-\d{2}/.test(typed) ? TWO_ISO : TWO).exec(typed) ?? [];
  if (from === undefined || to === undefined) return oneDay(readTyped(typed, thisYear));
  const last = readTyped(to, thisYear);
  if (!last.ok || last.value === undefined) return oneDay(last);
  const first = readFirst(from, to, last.value, thisYear);
  if (!first.ok || first.value === undefined) return oneDay(first);
  const [day, until] = [Math.min(first.value, last.value), Math.max(first.value, last.value)];
  return ok(day === until ? { day } : { day, until });
}

const oneDay = (read: Result<DayNumber | undefined, DateFault>): Result<Moment | undefined, DateFault> =>
  read.ok ? ok(read.value === undefined ? undefined : { day: read.value }) : read;

/** The first day, with the month and the year of the last one where it has none; a range may reach over a new year. */
function readFirst(from: string, to: string, last: DayNumber, thisYear: number) {
  const { year } = dateOf(last);
  const bare = from.replace(/\.$/, '');
  const whole = [year, year - 1].flatMap((one) => [`${bare} ${one}`, `${bare}.${one}`]);
  const ways = [from, to.replace(/^\d{1,2}/, bare), ...whole].map((text) => readTyped(text, thisYear));
  const isBefore = (read: (typeof ways)[number]) => read.ok && read.value !== undefined && read.value <= last;
  return ways.find(isBefore) ?? ways.find(({ ok: isRead }) => isRead) ?? readTyped(from, thisYear);
}

const writeRange = ({ day, until }: Moment): string =>
  until === undefined ? writeTyped(day) : `${writeTyped(day)} – ${writeTyped(until)}`;

/** A field that takes a day or a range of days. */
export const RANGES: Ways = { read: readRange, write: writeRange };

/** What a form brings as ISO days, a range as „2026-12-08/2026-12-11”; other texts as they are. */
export function isoOfRange(text: string, thisYear: number): string {
  const read = readRange(text, thisYear);
  if (!read.ok || read.value === undefined) return text;
  const { day, until = day } = read.value;
  return [...new Set([day, until])].map(isoDay).join('/');
}
