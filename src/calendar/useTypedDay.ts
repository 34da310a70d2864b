import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DayNumber, dateOf } from '../kit/wall.ts';
import { useText } from '../ui/TextContext.tsx';
import type { DayRules } from './rules.ts';
import { calendarTexts } from './texts.ts';
import { faultWords, readTyped, unfitWords, writeTyped } from './typed.ts';

export interface TypedDay {
  /** Of the field that the day is typed into. */
  input: RefObject<HTMLInputElement | null>;
  /** Scripts look after the field. */
  awake: boolean;
  /** The typed day, if it can be chosen; as a calendar takes it. */
  selected: readonly DayNumber[];
  /** Before the form looks at what was typed. */
  onInputCapture(): void;
  /** Types the day that was chosen in a calendar. */
  choose(selected: readonly DayNumber[]): void;
}

/** A field of a form in which a day is typed; what is wrong with it is told by the form around it. */
export function useTypedDay(rules: DayRules): TypedDay {
  const t = useText(calendarTexts);
  const input = useRef<HTMLInputElement>(null);
  const [selected, setSelected] = useState<readonly DayNumber[]>([]);
  const [awake, setAwake] = useState(false);
  const look = useEffectEvent(() => {
    const { current: field } = input;
    if (!field) return;
    const read = readTyped(field.value, dateOf(rules.today).year);
    const day = read.ok ? read.value : undefined;
    const unfit = day === undefined ? undefined : unfitWords(day, rules, t);
    const wrong = read.ok ? unfit : faultWords(read.error, rules.today, t);
    field.setCustomValidity(wrong ?? '');
    field.dataset.outside = wrong ?? '';
    setSelected(wrong !== undefined || day === undefined ? [] : [day]);
  });
  useEffect(() => {
    look();
    setAwake(true);
  }, []);
  return {
    input,
    awake,
    selected,
    onInputCapture: () => look(),
    choose([day]) {
      const { current: field } = input;
      if (!field || day === undefined) return;
      field.value = writeTyped(day);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}
