import {
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useFormField } from '../forms/ui/useFormField.ts';
import { dateOf } from '../kit/wall.ts';
import { Field } from '../ui/Field.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Input } from '../ui/Input.tsx';
import { iconCalendar } from '../ui/icons.ts';
import { useText } from '../ui/TextContext.tsx';
import styles from './DateField.module.css';
import type { DatePopupProps } from './DatePopup.tsx';
import { isoMoment, readMoment, writeMoment } from './moment.ts';
import { RANGES } from './range.ts';
import { type DayRules, FIRST_DAY, LAST_DAY } from './rules.ts';
import { calendarTexts } from './texts.ts';
import { sliders, type TimeTerms } from './time.ts';
import { useTypedDay } from './useTypedDay.ts';

interface DateFieldProps {
  name: string;
  id: string;
  label: string;
  rules: DayRules;
  /** A time is asked for too. */
  time?: TimeTerms | undefined;
  /** Several days may be told too, from one to another. */
  ranged?: boolean;
  optional?: boolean;
  help?: string | undefined;
  /** As it was typed, or an ISO day; with a time, one of „2026-11-25T15:30”. */
  defaultValue?: string | undefined;
  className?: string | undefined;
}

/**
 * A day that is typed, with its time where one is asked for; a calendar opens beside it. Without scripts it is the
 * browser's own field, which knows no ranges: these are typed.
 */
export function DateField(props: DateFieldProps) {
  const { name, id, label, rules, time, ranged = false, optional = false, help, defaultValue = '', className } = props;
  const ways = ranged ? RANGES : undefined;
  const t = useText(calendarTexts);
  const { answer, states } = useFormField(name);
  const { input, awake, moment, onInputCapture, choose } = useTypedDay({ rules, time, ways });
  const [open, setOpen] = useState(false);
  const [Opened, setOpened] = useState<ComponentType<DatePopupProps>>();
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { year } = dateOf(rules.today);
  const read = ways ? ways.read(defaultValue, year) : readMoment(defaultValue, year, time !== undefined);
  const before = read.ok ? read.value : undefined;
  // The typed field does without it, so that nobody waits for what they may never open.
  const show = () =>
    import('./DatePopup.tsx').then(
      async ({ DatePopup, dressed }) => {
        await dressed();
        setOpened(() => DatePopup);
        setOpen(true);
      },
      () => input.current?.focus(),
    );
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const outside = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !whole.current?.contains(event.target)) setOpen(false);
  });
  useEffect(() => {
    if (!open) return;
    const listener = (event: Event) => outside(event);
    document.addEventListener('pointerdown', listener);
    return () => document.removeEventListener('pointerdown', listener);
  }, [open]);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    close();
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <div className={className}>
      <noscript>
        <Field id={id} label={label} optional={optional} help={help}>
          {(control) => (
            <Input
              {...control}
              name={name}
              {...(ways ? {} : nativeField(rules, time))}
              defaultValue={before ? (ways?.write ?? isoMoment)(before) : defaultValue}
            />
          )}
        </Field>
      </noscript>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open inside it */}
      <div ref={whole} className={styles.field} onKeyDown={onKey} onBlur={onBlur}>
        {/* Without scripts the field above has the id. */}
        <Field id={awake ? id : `${id}_typed`} label={label} optional={optional} help={help} answer={answer}>
          {(control) => (
            <Input
              {...control}
              {...states}
              ref={input}
              name={name}
              onInputCapture={onInputCapture}
              defaultValue={before ? (ways?.write ?? writeMoment)(before) : defaultValue}
              autoComplete="off"
              maxLength={ranged ? 80 : 40}
              end={
                <IconButton
                  ref={button}
                  icon={iconCalendar}
                  label={t('choose')}
                  aria-haspopup="dialog"
                  aria-expanded={open}
                  onClick={() => (open ? setOpen(false) : void show())}
                />
              }
            />
          )}
        </Field>
        {open && Opened && (
          <Opened
            label={label}
            rules={rules}
            time={time}
            ranged={ranged}
            moment={moment}
            choose={choose}
            close={close}
          />
        )}
      </div>
    </div>
  );
}

function nativeField({ first = FIRST_DAY, last = LAST_DAY }: DayRules, time: TimeTerms | undefined) {
  if (!time) return { type: 'date', min: isoMoment({ day: first }), max: isoMoment({ day: last }) };
  const { hour, minute } = sliders(time);
  return {
    type: 'datetime-local',
    min: isoMoment({ day: first, time: hour.min * 60 }),
    max: isoMoment({ day: last, time: hour.max * 60 + minute.max }),
    step: minute.step * 60,
  };
}
