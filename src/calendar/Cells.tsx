import type { KeyboardEvent } from 'react';
import { useText } from '../ui/TextContext.tsx';
import styles from './Calendar.module.css';
import { type CalendarEvent, type CalendarState, YEARS_ON_PAGE } from './model.ts';
import { firstDay, lastDay, monthIn, monthNumber, yearOf } from './months.ts';
import { months, monthsShort } from './names.ts';
import { type DayRules, FIRST_DAY, LAST_DAY } from './rules.ts';
import { Short } from './Short.tsx';
import { shownWords } from './shownWords.ts';
import { calendarTexts } from './texts.ts';

interface CellsProps {
  state: CalendarState;
  rules: DayRules;
  onKey(event: KeyboardEvent): void;
  press(event: CalendarEvent): void;
}

/** Months of a year, or a page of years; keys move among them, and nothing is chosen before Enter. */
export function Cells({ state, rules, onKey, press }: CellsProps) {
  const t = useText(calendarTexts);
  const { first = FIRST_DAY, last = LAST_DAY } = rules;
  const year = yearOf(state.first);
  const isMonths = state.view === 'month';
  const open = (from: number, to: number) => from <= last && to >= first;
  const cells = isMonths
    ? months().map((name, n) => ({
        value: n + 1,
        name: <Short long={name} short={monthsShort()[n] ?? name} />,
        label: `${name} ${year}`,
        here: n + 1 === state.month,
        chosen: n + 1 === monthIn(state.first),
        fits: open(firstDay(monthNumber(year, n + 1)), lastDay(monthNumber(year, n + 1))),
      }))
    : Array.from({ length: YEARS_ON_PAGE }, (_, n) => state.page + n).map((one) => ({
        value: one,
        name: String(one),
        label: String(one),
        here: one === state.year,
        chosen: one === year,
        fits: open(firstDay(monthNumber(one, 1)), lastDay(monthNumber(one, 12))),
      }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: not fields of a form
    <div
      role="group"
      className={isMonths ? styles.cells : styles.years}
      aria-label={shownWords(state, 1, t)}
      onKeyDown={onKey}
    >
      {cells.map(({ value, name, label, here, chosen, fits }) => (
        <button
          key={value}
          type="button"
          aria-label={label}
          aria-pressed={chosen}
          aria-disabled={!fits || undefined}
          tabIndex={here ? 0 : -1}
          data-cell={here ? '' : undefined}
          onClick={() => fits && press(isMonths ? { type: 'month', month: value } : { type: 'year', year: value })}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
