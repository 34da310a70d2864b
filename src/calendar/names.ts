import { MONTHS_GENITIVE } from '../kit/dates.ts';
import { WEEKDAYS } from '../kit/days.ts';

/** Names of days and months, Monday and January first. */
export const WEEKDAYS_SHORT = ['pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.', 'niedz.'] as const;

export const MONTHS = [
  'styczeń',
  'luty',
  'marzec',
  'kwiecień',
  'maj',
  'czerwiec',
  'lipiec',
  'sierpień',
  'wrzesień',
  'październik',
  'listopad',
  'grudzień',
] as const;
export const MONTHS_SHORT = [
  'sty',
  'lut',
  'mar',
  'kwi',
  'maj',
  'cze',
  'lip',
  'sie',
  'wrz',
  'paź',
  'lis',
  'gru',
] as const;

/** Short names of the Polish locale of jQuery UI, which are read as well. */
const DAYS_OF_JQUERY = ['Pn', 'Wt', 'Śr', 'Czw', 'Pt', 'So', 'Nie'];
const MONTHS_OF_JQUERY = ['Sty', 'Lu', 'Mar', 'Kw', 'Maj', 'Cze', 'Lip', 'Sie', 'Wrz', 'Pa', 'Lis', 'Gru'];

export interface Named {
  name: string;
  /** Counted from 0. */
  place: number;
}

/** Longest first, so that „niedz.” is not read as „nie” and some letters more. */
const longestFirst = (...lists: readonly (readonly string[])[]): readonly Named[] =>
  lists
    .flatMap((names) => names.map((name, place) => ({ name: name.toLowerCase(), place })))
    .sort((a, b) => b.name.length - a.name.length);

/** All that is read as a name, by the letter of a format. */
export const READ: Readonly<Record<'D' | 'DD' | 'M' | 'MM', readonly Named[]>> = {
  D: longestFirst(
    WEEKDAYS_SHORT,
    WEEKDAYS_SHORT.map((name) => name.slice(0, -1)),
    DAYS_OF_JQUERY,
  ),
  DD: longestFirst(WEEKDAYS),
  M: longestFirst(MONTHS_SHORT, MONTHS_OF_JQUERY),
  MM: longestFirst(MONTHS, MONTHS_GENITIVE),
};
