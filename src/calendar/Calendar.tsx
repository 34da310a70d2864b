import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { DayNumber } from '../kit/wall.ts';
import { classes } from '../ui/classes.ts';
import { useText } from '../ui/TextContext.tsx';
import styles from './Calendar.module.css';
import { Cells } from './Cells.tsx';
import { chosenWords } from './chosenWords.ts';
import { Days } from './Days.tsx';
import { Head } from './Head.tsx';
import { keyEvent } from './keys.ts';
import {
  type CalendarEvent,
  type CalendarTerms,
  DATE_PICKER_VERSION,
  type DayMark,
  reduceCalendar,
  type Selection,
  startCalendar,
  type View,
} from './model.ts';
import type { DayRules } from './rules.ts';
import { shownMonths, shownWords } from './shownWords.ts';
import { TimeSliders, type TimeSlidersProps } from './TimeSliders.tsx';
import { calendarTexts } from './texts.ts';
import { refusedWords } from './typedDate.ts';

export interface CalendarProps {
  label: string;
  rules: DayRules;
  selected: readonly DayNumber[];
  onSelect(selected: readonly DayNumber[]): void;
  selection?: Selection;
  /** What it begins with; days unless told. */
  view?: View;
  /** Months side by side. */
  months?: number;
  weekNumbers?: boolean;
  marks?: ReadonlyMap<DayNumber, DayMark> | undefined;
  /** An hour is chosen too. */
  time?: TimeSlidersProps | undefined;
  /** Stands in its box, after all that is chosen. */
  below?: ReactNode;
  /** Takes focus when it is opened. */
  focused?: boolean;
  className?: string | undefined;
}

/** A calendar: days, and months or years once those in its head are pressed. */
export function Calendar(props: CalendarProps) {
  const { label, rules, selected, onSelect, selection = 'single', months = 1, weekNumbers = false, marks } = props;
  const t = useText(calendarTexts);
  const terms: CalendarTerms = { rules, selection, months };
  const [state, setState] = useState(() => startCalendar(selected, rules.first ?? rules.today, terms, props.view));
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
    // Where the view changes, what gets the focus says the rest.
    if (next.first !== state.first || (next.view === state.view && next.page !== state.page)) {
      setSaid(shownWords(next, months, t));
    }
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
  const told = useRef<HTMLParagraphElement>(null);
  // It stands below all the days: with a small window, below the window.
  useEffect(() => {
    if (refused !== undefined) told.current?.scrollIntoView({ block: 'nearest' });
  }, [refused]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields of a form
    <div
      ref={root}
      className={classes(styles.calendar, props.className)}
      role="group"
      aria-label={label}
      data-version={DATE_PICKER_VERSION}
    >
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
        {props.time && <TimeSliders {...props.time} />}
        {props.below}
      </div>
      <p className="vh" aria-live="polite">
        {said}
      </p>
      <p ref={told} className={styles.why} role="status">
        {refused === undefined ? chosenWords(selection, state.selected, t) : refusedWords(refused, rules, t)}
      </p>
    </div>
  );
}

/** The day, month or year that keys move. */
const CELL = '[data-cell]';
const headButton = (view: string): string => `[data-head="${view}"]`;
