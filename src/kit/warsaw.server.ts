import { HOUR } from './clock.ts';

const ZONE = 'Europe/Warsaw';

const at = (ms: number): Temporal.ZonedDateTime => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(ZONE);

/** Moment n calendar days away: across a change of clocks that is not n × 24 hours. All times here are epoch ms. */
export function addDays(ms: number, n: number): number {
  return at(ms).add({ days: n }).epochMilliseconds;
}

/** The first moment of the next Warsaw day: always later than `ms`. */
export function nextMidnight(ms: number): number {
  return at(ms).add({ days: 1 }).startOfDay().epochMilliseconds;
}

const ABSOLUTE = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2}))?$/;
const RELATIVE = /^([+-]\d{1,6})([dh])$/;

function parseAbsolute([, year, month, day, hour, minute]: readonly (string | undefined)[]): number | undefined {
  try {
    const date = Temporal.PlainDate.from(
      { year: Number(year), month: Number(month), day: Number(day) },
      { overflow: 'reject' },
    );
    if (hour === undefined) return date.toZonedDateTime(ZONE).epochMilliseconds;
    const time = Temporal.PlainTime.from({ hour: Number(hour), minute: Number(minute) }, { overflow: 'reject' });
    // An hour the spring change skips counts as an hour later; one the autumn change repeats means its first run.
    return date.toZonedDateTime({ timeZone: ZONE, plainTime: time }).epochMilliseconds;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * A date as a merchant writes it, read in Warsaw time: "2026-11-29" (its first moment), "2026-11-29 18:00" or with a T,
 * or counted from `base`: "-5d", "+8d" (calendar days, time of day kept), "-3h" (hours that pass).
 * Undefined for any other text and for days or times that do not exist, such as 30 February or 24:00.
 */
export function parseDate(text: string, base: number): number | undefined {
  const written = text.trim();
  const relative = RELATIVE.exec(written);
  if (relative !== null) {
    const count = Number(relative[1]);
    return relative[2] === 'd' ? addDays(base, count) : base + count * HOUR;
  }
  const absolute = ABSOLUTE.exec(written);
  return absolute === null ? undefined : parseAbsolute(absolute);
}
