import { type DayNumber, dateOf } from '../kit/wall.ts';
import { type MonthNumber, monthIn, monthNumber, monthOf, sameDayIn, yearOf } from './months.ts';
import { type DayRules, FIRST_DAY, LAST_DAY, whyNot } from './rules.ts';

/** `default` shows days. */
export type View = 'default' | 'month' | 'year';
export type Selection = 'single' | 'multiple' | 'multiple-ranged';

/** What stands under the number of a day, such as free places; `name` is what a reader hears of it. */
export interface DayMark {
  text: string;
  name: string;
  /** True when no place is left. */
  full?: boolean;
}

/** Version of jQuery UI's date picker, whose behaviour this is (docs/contract/calendar.md). */
export const DATE_PICKER_VERSION = '1.13.1';
export const YEARS_ON_PAGE = 15;
const YEARS_BEFORE = 7;

export interface CalendarTerms {
  rules: DayRules;
  selection: Selection;
  /** Shown side by side. */
  months: number;
}

export interface CalendarState {
  view: View;
  /** The first month shown; those beside it follow from it. */
  first: MonthNumber;
  /** The day, month and year that keys move, and that Tab leads to. */
  day: DayNumber;
  month: number;
  year: number;
  /** First year of the page. */
  page: number;
  /** Chosen days in order. */
  selected: readonly DayNumber[];
  /** A day that was pressed and cannot be chosen. */
  refused?: DayNumber | undefined;
}

export type CalendarEvent =
  /** Previous or next: months, years or pages of years, by what is shown. */
  | { type: 'step'; by: -1 | 1 }
  | { type: 'view'; view: View }
  | { type: 'day'; day: DayNumber }
  | { type: 'month'; month: number }
  | { type: 'year'; year: number }
  /** A key moves to a day, and the months shown follow. */
  | { type: 'toDay'; day: DayNumber }
  | { type: 'toMonth'; month: number }
  | { type: 'toYear'; year: number }
  /** Chosen by other means, such as a typed date. */
  | { type: 'selected'; selected: readonly DayNumber[] };

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
const bounds = ({ first = FIRST_DAY, last = LAST_DAY }: DayRules) => ({ first, last });

export function startCalendar(
  selected: readonly DayNumber[],
  at: DayNumber,
  { rules, months }: CalendarTerms,
  view: View = 'default',
): CalendarState {
  const { first, last } = bounds(rules);
  const day = clamp(selected[0] ?? at, first, last);
  const { year, month } = dateOf(day);
  const shown = clampMonth(monthOf(day), rules, months);
  return { view, first: shown, day, month, year, page: year - YEARS_BEFORE, selected };
}

/** Can previous (-1) or next (1) be pressed. */
export function canStep({ view, first, page }: CalendarState, by: -1 | 1, { rules, months }: CalendarTerms): boolean {
  const range = bounds(rules);
  const [least, most] = [monthOf(range.first), monthOf(range.last)];
  if (view === 'year') return by < 0 ? page > yearOf(least) : page + YEARS_ON_PAGE <= yearOf(most);
  if (view === 'month') return by < 0 ? yearOf(first) > yearOf(least) : yearOf(first) < yearOf(most);
  return by < 0 ? first > least : first + months - 1 < most;
}

export function reduceCalendar(state: CalendarState, event: CalendarEvent, terms: CalendarTerms): CalendarState {
  switch (event.type) {
    case 'step':
      return canStep(state, event.by, terms) ? stepped(state, event.by, terms) : state;
    case 'view':
      return opened(state, event.view);
    case 'day':
      return pressed({ ...state, day: event.day }, event.day, terms);
    case 'month':
      return shownFrom({ ...state, view: 'default' }, monthNumber(yearOf(state.first), event.month), terms);
    case 'year':
      return shownFrom({ ...state, view: 'default' }, monthNumber(event.year, monthIn(state.first)), terms);
    case 'toDay':
      return toDay(state, event.day, terms);
    case 'toMonth':
      return { ...state, month: clamp(event.month, 1, 12) };
    case 'toYear':
      return toYear(state, event.year, terms);
    case 'selected':
      return withSelected(state, event.selected, terms);
  }
}

/** At a boundary of years the months beside the first belong to the next year; only the first is kept. */
const clampMonth = (month: MonthNumber, rules: DayRules, months: number): MonthNumber => {
  const { first, last } = bounds(rules);
  const least = monthOf(first);
  return clamp(month, least, Math.max(least, monthOf(last) - months + 1));
};

function shownFrom(state: CalendarState, month: MonthNumber, { rules, months }: CalendarTerms): CalendarState {
  const first = clampMonth(month, rules, months);
  const range = bounds(rules);
  const isShown = monthOf(state.day) >= first && monthOf(state.day) < first + months;
  const day = isShown ? state.day : clamp(sameDayIn(first, state.day), range.first, range.last);
  return { ...state, first, day, refused: undefined };
}

function stepped(state: CalendarState, by: -1 | 1, terms: CalendarTerms): CalendarState {
  if (state.view === 'year') {
    const page = state.page + by * YEARS_ON_PAGE;
    return { ...state, page, year: clampYear(state.year + by * YEARS_ON_PAGE, terms) };
  }
  return shownFrom(state, state.first + (state.view === 'month' ? 12 : 1) * by, terms);
}

function opened(state: CalendarState, view: View): CalendarState {
  const year = yearOf(state.first);
  return { ...state, view, month: monthIn(state.first), year, page: year - YEARS_BEFORE };
}

function toDay(state: CalendarState, asked: DayNumber, terms: CalendarTerms): CalendarState {
  const { first: least, last: most } = bounds(terms.rules);
  const day = clamp(asked, least, most);
  const month = monthOf(day);
  const { first } = state;
  const shown = month < first ? month : Math.max(first, month - terms.months + 1);
  return { ...state, day, first: clampMonth(shown, terms.rules, terms.months), refused: undefined };
}

const clampYear = (year: number, { rules }: CalendarTerms): number => {
  const { first, last } = bounds(rules);
  return clamp(year, dateOf(first).year, dateOf(last).year);
};

function toYear(state: CalendarState, asked: number, terms: CalendarTerms): CalendarState {
  const year = clampYear(asked, terms);
  const pages = Math.floor((year - state.page) / YEARS_ON_PAGE);
  return { ...state, year, page: state.page + pages * YEARS_ON_PAGE };
}

function withSelected(state: CalendarState, selected: readonly DayNumber[], terms: CalendarTerms): CalendarState {
  const [day] = selected;
  const next = { ...state, selected, refused: undefined };
  return day === undefined ? next : toDay({ ...next, view: 'default' }, day, terms);
}

function pressed(state: CalendarState, day: DayNumber, { rules, selection }: CalendarTerms): CalendarState {
  if (whyNot(day, rules)) return { ...state, refused: day };
  return { ...state, refused: undefined, selected: nextSelected(state.selected, day, { rules, selection }) };
}

/** Days from one to another; what cannot be chosen is not chosen because it lies between. */
export const openDays = (least: DayNumber, most: DayNumber, rules: DayRules): DayNumber[] =>
  Array.from({ length: most - least + 1 }, (_, n) => least + n).filter((one) => !whyNot(one, rules));

function nextSelected(
  selected: readonly DayNumber[],
  day: DayNumber,
  { rules, selection }: Pick<CalendarTerms, 'rules' | 'selection'>,
): readonly DayNumber[] {
  if (selection === 'single') return [day];
  if (selection === 'multiple') {
    return selected.includes(day) ? selected.filter((one) => one !== day) : [...selected, day].sort((a, b) => a - b);
  }
  const [from] = selected;
  // The third press begins another range.
  if (from === undefined || selected.length > 1) return [day];
  const [least, most] = [Math.min(from, day), Math.max(from, day)];
  return openDays(least, most, rules);
}
