import { type MonthNumber, monthIn, yearOf } from './months.ts';
import { months } from './names.ts';

export const monthName = (month: MonthNumber): string => months()[monthIn(month) - 1] ?? '';

/** „grudzień 2026” */
export const monthTitle = (month: MonthNumber): string => `${monthName(month)} ${yearOf(month)}`;
