import { parseDate } from '../../../kit/warsaw.server.ts';

const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'sty'],
  ['feb', 'lut'],
  ['mar'],
  ['apr', 'kwi'],
  ['may', 'maj'],
  ['jun', 'cze'],
  ['jul', 'lip'],
  ['aug', 'sie'],
  ['sep', 'wrz'],
  ['oct', 'paz', 'paź'],
  ['nov', 'lis'],
  ['dec', 'gru'],
];
const TIME = String.raw`(?:[ T,]+(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?)?`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-./](\d{1,2})[-./](\d{1,2})${TIME}$`);
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})[-./](\d{1,2})[-./](\d{4})(?: r\.?)?${TIME}$`);
const DAY_NAMED = new RegExp(String.raw`^(\d{1,2})\.? (\p{L}{3,12})\.?,? (\d{4})(?: r\.?)?${TIME}$`, 'u');
const MONTH_NAMED = new RegExp(String.raw`^(\p{L}{3,12})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})${TIME}$`, 'u');
/** A day and a time with the distance from Greenwich, with which it is a moment for everybody. */
const ZONED = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s?(?:Z|[+-]\d{2}:?\d{2})$/;

/**
 * A moment as programs and people write it, in epoch ms; Warsaw time unless it names another: "2026-11-29",
 * "2026-11-29T18:00+0100", "29.11.2026 18:00", "29/11/2026", "11/29/2026", "29 listopada 2026", "Nov 29, 2026", seconds
 * since 1970. Where day and month could change places the day comes first, as in Poland. Undefined for anything else.
 */
export function readMoment(text: string): number | undefined {
  const written = text.trim();
  if (/^\d{10}$/.test(written)) return Number(written) * 1000;
  if (ZONED.test(written)) {
    const ms = Date.parse(
      written
        .replace(' ', 'T')
        .replace(/\s/g, '')
        .replace(/([+-]\d{2})(\d{2})$/, '$1:$2'),
    );
    return Number.isNaN(ms) ? undefined : ms;
  }
  const [, year, month, day, ...time] = YEAR_FIRST.exec(written) ?? [];
  if (year) return momentOf(year, month, day, time);
  const [, first, second, lastYear, ...lastTime] = YEAR_LAST.exec(written) ?? [];
  if (lastYear) {
    return Number(second) > 12
      ? momentOf(lastYear, first, second, lastTime)
      : momentOf(lastYear, second, first, lastTime);
  }
  const [, namedDay, name = '', namedYear, ...namedTime] = DAY_NAMED.exec(written) ?? [];
  if (namedYear) return momentOf(namedYear, monthOf(name), namedDay, namedTime);
  const [, firstName = '', dayAfter, yearAfter, ...timeAfter] = MONTH_NAMED.exec(written) ?? [];
  return yearAfter ? momentOf(yearAfter, monthOf(firstName), dayAfter, timeAfter) : undefined;
}

function monthOf(name: string): string | undefined {
  const start = name.toLowerCase().slice(0, 3);
  const place = MONTHS.findIndex((names) => names.includes(start));
  return place < 0 ? undefined : String(place + 1);
}

type Written = string | undefined;

function momentOf(year: string, month: Written, day: Written, [hour, minute]: readonly Written[]): number | undefined {
  const two = (number: Written) => (number ?? '').padStart(2, '0');
  const time = hour === undefined ? '' : ` ${two(hour)}:${two(minute)}`;
  return parseDate(`${year}-${two(month)}-${two(day)}${time}`, 0);
}
