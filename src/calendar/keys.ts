import { weekdayOf } from '../kit/days.ts';
import { type CalendarEvent, type CalendarState, YEARS_ON_PAGE } from './model.ts';
import { monthOf, sameDayIn } from './months.ts';

interface Key {
  key: string;
  shiftKey: boolean;
}

/** What a key does in the view that is open; undefined when the browser may have it. Enter and Space press the button. */
export function keyEvent(state: CalendarState, key: Key): CalendarEvent | undefined {
  if (state.view === 'default') return dayKey(state, key);
  if (key.key === 'Escape') return { type: 'view', view: 'default' };
  if (key.key === 'Home') return cell(state, 1, state.page);
  if (key.key === 'End') return cell(state, 12, state.page + YEARS_ON_PAGE - 1);
  const by = CELL_KEYS[key.key]?.[state.view];
  if (by === undefined) return undefined;
  return cell(state, state.month + by, state.year + by);
}

const cell = ({ view }: CalendarState, month: number, year: number): CalendarEvent =>
  view === 'month' ? { type: 'toMonth', month } : { type: 'toYear', year };

/** Months stand three in a row, years five. */
const CELL_KEYS: Readonly<Record<string, { month: number; year: number }>> = {
  ArrowLeft: { month: -1, year: -1 },
  ArrowRight: { month: 1, year: 1 },
  ArrowUp: { month: -3, year: -5 },
  ArrowDown: { month: 3, year: 5 },
  PageUp: { month: -11, year: -15 },
  PageDown: { month: 11, year: 15 },
};

function dayKey({ day }: CalendarState, { key, shiftKey }: Key): CalendarEvent | undefined {
  const to = (other: number): CalendarEvent => ({ type: 'toDay', day: other });
  switch (key) {
    case 'ArrowLeft':
      return to(day - 1);
    case 'ArrowRight':
      return to(day + 1);
    case 'ArrowUp':
      return to(day - 7);
    case 'ArrowDown':
      return to(day + 7);
    case 'Home':
      return to(day - weekdayOf(day) + 1);
    case 'End':
      return to(day - weekdayOf(day) + 7);
    case 'PageUp':
      return to(sameDayIn(monthOf(day) - (shiftKey ? 12 : 1), day));
    case 'PageDown':
      return to(sameDayIn(monthOf(day) + (shiftKey ? 12 : 1), day));
    default:
      return undefined;
  }
}
