import type { KeyboardEvent } from 'react';
import { weekdays } from '../kit/days.ts';
import { type DayNumber, dateOf } from '../kit/wall.ts';
import { classes } from '../ui/classes.ts';
import { useText } from '../ui/TextContext.tsx';
import styles from './Calendar.module.css';
import type { CalendarState, CalendarTerms, DayMark } from './model.ts';
import { lastDay, type MonthNumber, weekNumber, weeksOf } from './months.ts';
import { monthTitle } from './monthTitle.ts';
import { weekdaysNarrow, weekdaysShort } from './names.ts';
import { whyNot } from './rules.ts';
import { Short } from './Short.tsx';
import { calendarTexts } from './texts.ts';
import { dayName, whyWords } from './typedDate.ts';

interface DaysProps {
  month: MonthNumber;
  state: CalendarState;
  terms: CalendarTerms;
  weekNumbers: boolean;
  marks: ReadonlyMap<DayNumber, DayMark> | undefined;
  onKey(event: KeyboardEvent): void;
  press(day: DayNumber): void;
}

/** Days of a month. Every day is a button that can be pressed; one that cannot be chosen says why. */
export function Days({ month, state, terms, weekNumbers, marks, onKey, press }: DaysProps) {
  const t = useText(calendarTexts);
  const { selection } = terms;
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: keys move in it
      role="grid"
      className={styles.days}
      aria-label={monthTitle(month)}
      aria-multiselectable={selection !== 'single' || undefined}
      onKeyDown={onKey}
    >
      <thead>
        <tr>
          {weekNumbers && (
            <th scope="col" abbr={t('weekLong')}>
              <Short long={t('week')} short={t('weekShort')} />
            </th>
          )}
          {weekdaysShort().map((name, n) => (
            <th key={name} scope="col" abbr={weekdays()[n]}>
              <Short long={name} short={weekdaysNarrow()[n] ?? name} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => {
          const known = week.find((day) => day !== undefined) ?? lastDay(month);
          return (
            <tr key={known}>
              {weekNumbers && <th scope="row">{weekNumber(known)}</th>}
              {week.map((day, n) =>
                day === undefined ? (
                  <td key={weekdays()[n]} />
                ) : (
                  <Day key={day} day={day} state={state} terms={terms} mark={marks?.get(day)} press={press} />
                ),
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface DayProps extends Pick<DaysProps, 'state' | 'terms' | 'press'> {
  day: DayNumber;
  mark: DayMark | undefined;
}

function Day({ day, state, terms, mark, press }: DayProps) {
  const t = useText(calendarTexts);
  const { selected } = state;
  const why = whyNot(day, terms.rules);
  const chosen = selected.includes(day);
  const isBetween = terms.selection === 'multiple-ranged' && chosen && day !== selected[0] && day !== selected.at(-1);
  const about = why ? whyWords(why, t) : mark?.name;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a table that is a grid is a gridcell (HTML-AAM)
    <td aria-selected={chosen} data-n={why ? undefined : mark?.text}>
      <button
        type="button"
        aria-label={[dayName(day), about].filter(Boolean).join(', ')}
        aria-disabled={why !== undefined || undefined}
        aria-current={day === terms.rules.today ? 'date' : undefined}
        tabIndex={day === state.day ? 0 : -1}
        data-cell={day === state.day ? '' : undefined}
        className={classes(isBetween && styles.between, mark?.full && styles.full)}
        onClick={() => press(day)}
      >
        {dateOf(day).day}
      </button>
    </td>
  );
}
