import { useLayoutEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { useText } from '../ui/TextContext.tsx';
import { Calendar } from './Calendar.tsx';
import styles from './DateField.module.css';
import { type Moment, NOON } from './moment.ts';
import type { DayRules } from './rules.ts';
import { calendarTexts } from './texts.ts';
import { fittingTime, type TimeTerms } from './time.ts';

export interface DatePopupProps {
  /** Of the field that it opens beside. */
  label: string;
  rules: DayRules;
  time: TimeTerms | undefined;
  moment: Moment | undefined;
  choose(moment: Moment | undefined): void;
  close(): void;
}

/** px that are left free beside it. */
const EDGE = 8;

/** The calendar that opens beside a typed day. A day alone closes it; with a time it stays until both are chosen. */
export function DatePopup({ label, rules, time: terms, moment, choose, close }: DatePopupProps) {
  const t = useText(calendarTexts);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const over = current.getBoundingClientRect().right - (document.documentElement.clientWidth - EDGE);
    if (over > 0) current.style.left = `${-over}px`;
    current.scrollIntoView({ block: 'nearest' });
  }, []);
  const time = terms && (moment?.time ?? fittingTime(NOON, terms));
  const end = (chosen: Moment | undefined) => {
    choose(chosen);
    close();
  };
  return (
    <div ref={box} role="dialog" aria-label={label} className={styles.popup}>
      <Calendar
        label={t('open')}
        rules={rules}
        selected={moment ? [moment.day] : []}
        onSelect={([day]) => {
          if (day === undefined) return;
          if (time === undefined) end({ day });
          else choose({ day, time });
        }}
        time={
          terms && time !== undefined
            ? { ...terms, time, onTime: (next) => moment && choose({ ...moment, time: next }) }
            : undefined
        }
        below={
          terms && (
            <p className={styles.ends}>
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
