import { IconButton } from '../ui/IconButton.tsx';
import { iconLeft, iconRight } from '../ui/icons.ts';
import { useText } from '../ui/TextContext.tsx';
import styles from './Calendar.module.css';
import { type CalendarEvent, type CalendarState, type CalendarTerms, canStep } from './model.ts';
import { type MonthNumber, yearOf } from './months.ts';
import { monthName, monthTitle } from './monthTitle.ts';
import { shownWords } from './shownWords.ts';
import { calendarTexts } from './texts.ts';

interface HeadProps {
  state: CalendarState;
  terms: CalendarTerms;
  month: MonthNumber;
  /** Missing for months beside the first: there is one thing to turn. */
  act: ((event: CalendarEvent, focusOn?: string) => void) | undefined;
  /** What gets focus when months or years are shown. */
  cell: string;
  /** Several months stand below it. */
  wide: boolean;
}

/** Title of a month; of the first one with what turns the pages, previous before next. */
export function Head({ state, terms, month, act, cell, wide }: HeadProps) {
  const t = useText(calendarTexts);
  if (!act) return <p className={styles.title}>{monthTitle(month)}</p>;
  const { view } = state;
  const step = (by: -1 | 1) => {
    const can = canStep(state, by, terms);
    return (
      <IconButton
        icon={by < 0 ? iconLeft : iconRight}
        label={stepName(by)}
        // It keeps focus at the end of what there is.
        aria-disabled={!can || undefined}
        onClick={() => act({ type: 'step', by })}
        className={by > 0 && wide ? styles.farNext : undefined}
      />
    );
  };
  function stepName(by: -1 | 1): string {
    if (view === 'year') return t(by < 0 ? 'previousYears' : 'nextYears');
    if (view === 'month') return t(by < 0 ? 'previousYear' : 'nextYear', { n: String(yearOf(month) + by) });
    const name = monthTitle(month + (by < 0 ? -1 : terms.months));
    return name.charAt(0).toUpperCase() + name.slice(1);
  }
  const year = String(yearOf(month));
  const open = (to: 'month' | 'year') => act({ type: 'view', view: to }, cell);
  return (
    <div className={styles.head}>
      {step(-1)}
      <p className={styles.switches}>
        {view === 'default' && (
          <button
            type="button"
            data-head="month"
            aria-label={t('changeMonth', { month: monthName(month) })}
            onClick={() => open('month')}
          >
            {monthName(month)}
          </button>
        )}
        {view === 'year' ? (
          <span>{shownWords(state, 1, t)}</span>
        ) : (
          <button type="button" data-head="year" aria-label={t('changeYear', { year })} onClick={() => open('year')}>
            {year}
          </button>
        )}
      </p>
      {step(1)}
    </div>
  );
}
