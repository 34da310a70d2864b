import { MONTHS_GENITIVE } from '../kit/dates.ts';
import { weekdayName, weekdayOf } from '../kit/days.ts';
import { isEnglish } from '../kit/speech.ts';
import { type DayNumber, dateOf, dayNumber } from '../kit/wall.ts';
import { type Letter, readFormat } from './format.ts';
import { months, monthsShort, weekdaysShort } from './names.ts';
import { TICKS_OF_DAY, TICKS_TO_1970 } from './parseDate.ts';

const padded = (n: number, length: number): string => String(n).padStart(length, '0');

/** A day as `format` says it is written; a month beside its day is in the genitive: „5 grudnia”, „grudzień 2026”. */
export function formatDate(format: string, day: DayNumber): string {
  const tokens = readFormat(format);
  const withDay = tokens.some((token) => 'letter' in token && (token.letter === 'd' || token.letter === 'dd'));
  return tokens.map((token) => ('literal' in token ? token.literal : partOf(token.letter, day, withDay))).join('');
}

function partOf(letter: Letter, day: DayNumber, withDay: boolean): string {
  const date = dateOf(day);
  switch (letter) {
    case 'd':
      return String(date.day);
    case 'dd':
      return padded(date.day, 2);
    case 'o':
      return String(ofYear(day));
    case 'oo':
      return padded(ofYear(day), 3);
    case 'D':
      return weekdaysShort()[weekdayOf(day) - 1] ?? '';
    case 'DD':
      return weekdayName(day);
    case 'm':
      return String(date.month);
    case 'mm':
      return padded(date.month, 2);
    case 'M':
      return monthsShort()[date.month - 1] ?? '';
    case 'MM':
      return (withDay && !isEnglish() ? MONTHS_GENITIVE : months())[date.month - 1] ?? '';
    case 'y':
      return padded(date.year % 100, 2);
    case 'yy':
      return padded(date.year, 4);
    case '@':
      return String(day * 86_400_000);
    case '!':
      return String(BigInt(day) * TICKS_OF_DAY + TICKS_TO_1970);
  }
}

const ofYear = (day: DayNumber): number => day - dayNumber(dateOf(day).year, 1, 0);
