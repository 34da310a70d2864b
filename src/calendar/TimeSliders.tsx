import { useId } from 'react';
import { useText } from '../ui/TextContext.tsx';
import styles from './TimeSliders.module.css';
import { calendarTexts } from './texts.ts';
import { clockOf, fittingTime, isAfterNoon, type MinuteOfDay, sliders, type TimeTerms } from './time.ts';

export interface TimeSlidersProps extends TimeTerms {
  time: MinuteOfDay;
  onTime(time: MinuteOfDay): void;
}

/** An hour and its minutes, each by a slider of the browser: keys, fingers and readers know it. */
export function TimeSliders({ time: given, onTime, ...terms }: TimeSlidersProps) {
  // What the sliders show is what is chosen.
  const time = fittingTime(given, terms);
  const t = useText(calendarTexts);
  const id = useId();
  const { twelve = false } = terms;
  const { hour, minute } = sliders(terms);
  const [hours, minutes] = [Math.floor(time / 60), time % 60];
  const words = (of: MinuteOfDay) =>
    twelve ? t(isAfterNoon(of) ? 'after12' : 'before12', { time: clockOf(of, true) }) : clockOf(of);
  return (
    <div className={styles.time}>
      <output className={styles.told} htmlFor={`${id}hour ${id}minute`}>
        {words(time)}
      </output>
      <label className={styles.slider}>
        <span>{t('hour')}</span>
        <input
          {...hour}
          id={`${id}hour`}
          type="range"
          value={hours}
          aria-valuetext={words(hours * 60 + minutes)}
          onChange={({ currentTarget }) => onTime(Number(currentTarget.value) * 60 + minutes)}
        />
      </label>
      <label className={styles.slider}>
        <span>{t('minute')}</span>
        <input
          {...minute}
          id={`${id}minute`}
          type="range"
          value={minutes}
          onChange={({ currentTarget }) => onTime(hours * 60 + Number(currentTarget.value))}
        />
      </label>
    </div>
  );
}
