import { dayNumber, epochOf, wall } from '../kit/wall.ts';

/** Orders that nothing has happened to since these moments are forgotten (GDPR, art. 5(1)(e)). */
export interface KeptSince {
  now: number;
  /**
   * For orders that stand in the books, epoch ms: they are kept for five years from the end of the year in which the tax was
   * due, which is the year after (Ordynacja podatkowa, art. 86 § 1 and 70 § 1). Claims lapse on the same day (KC, art. 118).
   */
  booked: number;
  /** For orders that ended before any money came, epoch ms. */
  unpaid: number;
}

/** @param years full years after the one in which something last happened */
export function keptSince(at: number, years: number): KeptSince {
  const { year, month, day, hour, minute } = wall(at);
  return {
    now: at,
    booked: epochOf(dayNumber(year - years, 1, 1), 0),
    unpaid: epochOf(dayNumber(year - years, month, day), hour * 60 + minute),
  };
}
