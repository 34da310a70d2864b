import { weekdayOf } from '../kit/days.ts';
import { type DayNumber, dateOf, dayNumber } from '../kit/wall.ts';

/** Months counted from January of the year 0. */
export type MonthNumber = number;

/** Number of a month; 1 is January. */
export const monthNumber = (year: number, month: number): MonthNumber => year * 12 + month - 1;
export const yearOf = (month: MonthNumber): number => Math.floor(month / 12);
/** 1 January … 12 December. */
export const monthIn = (month: MonthNumber): number => (month % 12) + 1;
export const firstDay = (month: MonthNumber): DayNumber => dayNumber(yearOf(month), monthIn(month), 1);
export const lastDay = (month: MonthNumber): DayNumber => firstDay(month + 1) - 1;
export const monthOf = (day: DayNumber): MonthNumber => {
  const { year, month } = dateOf(day);
  return monthNumber(year, month);
};

/** Day of a month that has the number of another day, or its last one. */
export const sameDayIn = (month: MonthNumber, day: DayNumber): DayNumber =>
  Math.min(firstDay(month) + dateOf(day).day - 1, lastDay(month));

/** Weeks of a month from Monday on; undefined where a week begins before it or ends after it. */
export function weeksOf(month: MonthNumber): (DayNumber | undefined)[][] {
  const [from, to] = [firstDay(month), lastDay(month)];
  const weeks: (DayNumber | undefined)[][] = [];
  for (let monday = from - weekdayOf(from) + 1; monday <= to; monday += 7) {
    const days = Array.from({ length: 7 }, (_, n) => monday + n);
    weeks.push(days.map((day) => (day >= from && day <= to ? day : undefined)));
  }
  return weeks;
}

/** Number of the week by ISO 8601: the first one holds the first Thursday of its year. */
export function weekNumber(day: DayNumber): number {
  const thursday = day - weekdayOf(day) + 4;
  return Math.floor((thursday - dayNumber(dateOf(thursday).year, 1, 1)) / 7) + 1;
}
