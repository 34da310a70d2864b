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
import { isoDay } from '../kit/days.ts';
import { dateOf } from '../kit/wall.ts';
import { Field } from '../ui/Field.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Input } from '../ui/Input.tsx';
import { iconCalendar } from '../ui/icons.ts';
import { useText } from '../ui/TextContext.tsx';
import type { CalendarProps } from './Calendar.tsx';
import styles from './DateField.module.css';
import { type DayRules, FIRST_DAY, LAST_DAY } from './rules.ts';
import { calendarTexts } from './texts.ts';
import { isoOfTyped, readTyped, writeTyped } from './typed.ts';
import { useTypedDay } from './useTypedDay.ts';

interface DateFieldProps {
  name: string;
  id: string;
  label: string;
  rules: DayRules;
  optional?: boolean;
  /** As it was typed, or an ISO day. */
  defaultValue?: string | undefined;
  className?: string | undefined;
}

/** A day that is typed; a calendar opens beside it. Without scripts it is the browser's own field. */
export function DateField({ name, id, label, rules, optional = false, defaultValue = '', className }: DateFieldProps) {
  const t = useText(calendarTexts);
  const { answer, states } = useFormField(name);
  const { input, awake, selected, onInputCapture, choose } = useTypedDay(rules);
  const [open, setOpen] = useState(false);
  const [Opened, setOpened] = useState<ComponentType<CalendarProps>>();
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const year = dateOf(rules.today).year;
  const before = readTyped(defaultValue, year);
  // The typed field does without it, so that nobody waits for what they may never open.
  const show = () =>
    import('./Calendar.tsx').then(
      ({ Calendar }) => {
        setOpened(() => Calendar);
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
        <Field id={id} label={label} optional={optional}>
          {(control) => (
            <Input
              {...control}
              type="date"
              name={name}
              min={isoDay(rules.first ?? FIRST_DAY)}
              max={isoDay(rules.last ?? LAST_DAY)}
              defaultValue={isoOfTyped(defaultValue, year)}
            />
          )}
        </Field>
      </noscript>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open inside it */}
      <div ref={whole} className={styles.field} onKeyDown={onKey} onBlur={onBlur}>
        {/* Without scripts the field above has the id. */}
        <Field id={awake ? id : `${id}_typed`} label={label} optional={optional} answer={answer}>
          {(control) => (
            <Input
              {...control}
              {...states}
              ref={input}
              name={name}
              onInputCapture={onInputCapture}
              defaultValue={before.ok && before.value !== undefined ? writeTyped(before.value) : defaultValue}
              autoComplete="off"
              maxLength={40}
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
          <div role="dialog" aria-label={label} className={styles.popup}>
            <Opened
              label={t('open')}
              rules={rules}
              selected={selected}
              onSelect={(days) => {
                choose(days);
                close();
              }}
              focused
            />
          </div>
        )}
      </div>
    </div>
  );
}
