import { englishMonth } from '../kit/dates.ts';
import { ENGLISH_WEEKDAYS } from '../kit/days.ts';
import { isEnglish } from '../kit/speech.ts';

/** Names of days and months, Monday and January first. */
const WEEKDAYS_SHORT = ['pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.', 'niedz.'] as const;

/** Weekdays in two letters, as Polish wall calendars have them; Monday first. */
const WEEKDAYS_NARROW = ['pn', 'wt', 'śr', 'cz', 'pt', 'so', 'nd'] as const;
const MONTHS = [
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
const MONTHS_SHORT = ['sty', 'lut', 'mar', 'kwi', 'maj', 'cze', 'lip', 'sie', 'wrz', 'paź', 'lis', 'gru'] as const;

const ENGLISH_MONTHS = MONTHS.map((_, place) => englishMonth(place + 1));
const shortened = (names: readonly string[], letters = 3): string[] => names.map((name) => name.slice(0, letters));

/** Names of months in the language of the page, as they stand alone: „grudzień”. */
export const months = (): readonly string[] => (isEnglish() ? ENGLISH_MONTHS : MONTHS);
export const monthsShort = (): readonly string[] => (isEnglish() ? shortened(ENGLISH_MONTHS) : MONTHS_SHORT);
export const weekdaysShort = (): readonly string[] => (isEnglish() ? shortened(ENGLISH_WEEKDAYS) : WEEKDAYS_SHORT);
export const weekdaysNarrow = (): readonly string[] => (isEnglish() ? shortened(ENGLISH_WEEKDAYS, 2) : WEEKDAYS_NARROW);

/** Short names of the Polish locale of jQuery UI, which are read as well. */
const DAYS_OF_JQUERY = ['Pn', 'Wt', 'Śr', 'Czw', 'Pt', 'So', 'Nie'];
const MONTHS_OF_JQUERY = ['Sty', 'Lu', 'Mar', 'Kw', 'Maj', 'Cze', 'Lip', 'Sie', 'Wrz', 'Pa', 'Lis', 'Gru'];

/** Grammatical cases: what a person writes after „w”, „od”, „przed”; the nominative first. */
const MONTHS_IN_CASES = [
  'styczeń stycznia styczniowi styczniem styczniu',
  'luty lutego lutemu lutym',
  'marzec marca marcowi marcem marcu',
  'kwiecień kwietnia kwietniowi kwietniem kwietniu',
  'maj maja majowi majem maju',
  'czerwiec czerwca czerwcowi czerwcem czerwcu',
  'lipiec lipca lipcowi lipcem lipcu',
  'sierpień sierpnia sierpniowi sierpniem sierpniu',
  'wrzesień września wrześniowi wrześniem wrześniu',
  'październik października październikowi październikiem październiku',
  'listopad listopada listopadowi listopadem listopadzie',
  'grudzień grudnia grudniowi grudniem grudniu',
];
const WEEKDAYS_IN_CASES = [
  'poniedziałek poniedziałku poniedziałkowi poniedziałkiem',
  'wtorek wtorku wtorkowi wtorkiem',
  'środa środy środzie środę środą środo',
  'czwartek czwartku czwartkowi czwartkiem',
  'piątek piątku piątkowi piątkiem',
  'sobota soboty sobocie sobotę sobotą soboto',
  'niedziela niedzieli niedzielę niedzielą niedzielo',
];
/** As months stand in letters and in stamps: „5 XII 2026”. */
const MONTHS_ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

export interface Named {
  name: string;
  /** Counted from 0. */
  place: number;
}

/** Longest first, so that „niedz.” is not read as „nie” and some letters more. */
const longestFirst = (...lists: readonly (readonly string[])[]): readonly Named[] =>
  lists
    .flatMap((names) =>
      names.flatMap((all, place) => all.split(' ').map((name) => ({ name: name.toLowerCase(), place }))),
    )
    .sort((a, b) => b.name.length - a.name.length);

/** All that is read as a name, by the letter of a format: Polish and English, on every page. */
export const READ: Readonly<Record<'D' | 'DD' | 'M' | 'MM', readonly Named[]>> = {
  D: longestFirst(
    WEEKDAYS_SHORT,
    WEEKDAYS_SHORT.map((name) => name.slice(0, -1)),
    DAYS_OF_JQUERY,
    shortened(ENGLISH_WEEKDAYS),
  ),
  DD: longestFirst(WEEKDAYS_IN_CASES, ENGLISH_WEEKDAYS),
  M: longestFirst(
    MONTHS_SHORT,
    MONTHS_SHORT.map((name) => `${name}.`),
    MONTHS_OF_JQUERY,
    MONTHS_ROMAN,
    shortened(ENGLISH_MONTHS),
  ),
  MM: longestFirst(MONTHS_IN_CASES, ENGLISH_MONTHS),
};
