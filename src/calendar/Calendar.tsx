import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { DayNumber } from '../kit/wall.ts';
import { classes } from '../ui/classes.ts';
import { useText } from '../ui/TextContext.tsx';
import styles from './Calendar.module.css';
import { Cells } from './Cells.tsx';
import { Days } from './Days.tsx';
import { Head } from './Head.tsx';
import { keyEvent } from './keys.ts';
import {
  type CalendarEvent,
  type CalendarTerms,
  type DayMark,
  reduceCalendar,
  type Selection,
  startCalendar,
} from './model.ts';
import { monthTitle } from './monthTitle.ts';
import { type DayRules, whyNot } from './rules.ts';
import { TimeSliders, type TimeSlidersProps } from './TimeSliders.tsx';
import { calendarTexts } from './texts.ts';
import { dayName, whyWords } from './typed.ts';

export interface CalendarProps {
  label: string;
  rules: DayRules;
  selected: readonly DayNumber[];
  onSelect(selected: readonly DayNumber[]): void;
  selection?: Selection;
  /** Months side by side. */
  months?: number;
  weekNumbers?: boolean;
  marks?: ReadonlyMap<DayNumber, DayMark> | undefined;
  /** An hour is chosen too. */
  time?: TimeSlidersProps | undefined;
  /** Takes focus when it is opened. */
  focused?: boolean;
  className?: string | undefined;
}

/** A calendar: days, and months or years once those in its head are pressed. */
export function Calendar(props: CalendarProps) {
  const { label, rules, selected, onSelect, selection = 'single', months = 1, weekNumbers = false, marks } = props;
  const t = useText(calendarTexts);
  const terms: CalendarTerms = { rules, selection, months };
  const [state, setState] = useState(() => startCalendar(selected, rules.first ?? rules.today, terms));
  const root = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState<{ on: string } | undefined>(props.focused ? { on: CELL } : undefined);
  // Told once for each change, and not what was there from the beginning.
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (focus) root.current?.querySelector<HTMLElement>(focus.on)?.focus();
  }, [focus]);
  if (selected !== state.selected && String(selected) !== String(state.selected)) {
    setState(reduceCalendar(state, { type: 'selected', selected }, terms));
  }

  function act(event: CalendarEvent, focusOn?: string): void {
    const next = reduceCalendar(state, event, terms);
    setState(next);
    if (next.selected !== state.selected) onSelect(next.selected);
    if (next.first !== state.first) setSaid(shownMonths(next.first, months).map(monthTitle).join(', '));
    if (focusOn !== undefined) setFocus({ on: focusOn });
  }
  const onKey = (event: KeyboardEvent) => {
    const done = event.ctrlKey || event.altKey || event.metaKey ? undefined : keyEvent(state, event);
    if (!done) return;
    event.preventDefault();
    event.stopPropagation();
    act(done, done.type === 'view' ? headButton(state.view) : CELL);
  };
  const { refused } = state;
  const why = refused === undefined ? undefined : whyNot(refused, rules);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields of a form
    <div ref={root} className={classes(styles.calendar, props.className)} role="group" aria-label={label}>
      <div className={styles.months}>
        {shownMonths(state.first, state.view === 'default' ? months : 1).map((month, place) => (
          <div key={month - state.first} className={styles.month}>
            <Head
              state={state}
              terms={terms}
              month={month}
              act={place === 0 ? act : undefined}
              cell={CELL}
              wide={months > 1 && state.view === 'default'}
            />
            {state.view === 'default' ? (
              <Days
                month={month}
                state={state}
                terms={terms}
                weekNumbers={weekNumbers}
                marks={marks}
                onKey={onKey}
                press={(day) => act({ type: 'day', day })}
              />
            ) : (
              <Cells state={state} rules={rules} onKey={onKey} press={(event) => act(event, headButton(state.view))} />
            )}
          </div>
        ))}
      </div>
      {props.time && <TimeSliders {...props.time} />}
      <p className="vh" aria-live="polite">
        {said}
      </p>
      <p className={styles.why} role="status">
        {why && refused !== undefined && t('notChosen', { day: dayName(refused), why: whyWords(why, t) })}
      </p>
    </div>
  );
}

/** The day, month or year that keys move. */
const CELL = '[data-cell]';
const headButton = (view: string): string => `[data-head="${view}"]`;

const shownMonths = (first: number, months: number): number[] => Array.from({ length: months }, (_, n) => first + n);
