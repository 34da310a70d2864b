import { useLayoutEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { wholeSheet } from '../ui/kernel/wholeSheet.ts';
import { useText } from '../ui/TextContext.tsx';
import { Calendar } from './Calendar.tsx';
import styles from './DateField.module.css';
import { openDays } from './model.ts';
import { type Moment, NOON } from './moment.ts';
import type { DayRules } from './rules.ts';
import { calendarTexts } from './texts.ts';
import { fittingTime, type TimeTerms } from './time.ts';

/** What it looks like is not in the document. */
export const dressed = wholeSheet;

export interface DatePopupProps {
  /** Label of the field that the calendar opens beside. */
  label: string;
  rules: DayRules;
  time: TimeTerms | undefined;
  /** Several days may be chosen. */
  ranged: boolean;
  moment: Moment | undefined;
  choose(moment: Moment | undefined): void;
  close(): void;
}

/** px that are left free beside it. */
const EDGE = 8;

/** Two months and the numbers of weeks fit beside each other from here on. */
const WIDE = '(min-width: 48rem)';

/**
 * The calendar that opens beside a typed day. A day alone closes it; with a time, and where several days may be chosen, it
 * stays until that is done.
 */
export function DatePopup({ label, rules, time: terms, ranged, moment, choose, close }: DatePopupProps) {
  const t = useText(calendarTexts);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const over = current.getBoundingClientRect().right - (document.documentElement.clientWidth - EDGE);
    if (over > 0) current.style.left = `${-over}px`;
    current.scrollIntoView({ block: 'nearest' });
  }, []);
  const isWide = ranged && window.matchMedia(WIDE).matches;
  const time = terms && (moment?.time ?? fittingTime(NOON, terms));
  const end = (chosen: Moment | undefined) => {
    choose(chosen);
    close();
  };
  return (
    <div ref={box} role="dialog" aria-label={label} className={classes(styles.popup, isWide && styles.wide)}>
      <Calendar
        label={t('open')}
        rules={rules}
        selected={moment ? openDays(moment.day, moment.until ?? moment.day, rules) : []}
        selection={ranged ? 'multiple-ranged' : 'single'}
        months={isWide ? 2 : 1}
        weekNumbers={ranged}
        onSelect={(days) => {
          const [day, until] = [days[0], days.length > 1 ? days.at(-1) : undefined];
          if (day === undefined) return;
          if (ranged) choose(until === undefined ? { day } : { day, until });
          else if (time === undefined) end({ day });
          else choose({ day, time });
        }}
        time={
          terms && time !== undefined
            ? { ...terms, time, onTime: (next) => moment && choose({ ...moment, time: next }) }
            : undefined
        }
        below={
          (terms || ranged) && (
            <p className={`cluster ${styles.ends}`}>
              <Button variant="plain" onClick={() => end(undefined)}>
                {t('clear')}
              </Button>
              <Button size="sm" onClick={close}>
                {t('done')}
              </Button>
            </p>
          )
        }
        focused
      />
    </div>
  );
}
