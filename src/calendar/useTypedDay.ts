import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '../ui/TextContext.tsx';
import { type Moment, momentIn, writeMoment } from './moment.ts';
import type { DayRules } from './rules.ts';
import { calendarTexts } from './texts.ts';
import type { TimeTerms } from './time.ts';

export interface TypedDay {
  /** Of the field that the day is typed into. */
  input: RefObject<HTMLInputElement | null>;
  /** Scripts look after the field. */
  awake: boolean;
  /** What is typed, if it can be chosen. */
  moment: Moment | undefined;
  /** Before the form looks at what was typed. */
  onInputCapture(): void;
  /** Types what was chosen in a calendar; undefined clears the field. */
  choose(moment: Moment | undefined): void;
}

/**
 * A field of a form in which a day is typed, with its time where `time` says what times there are; what is wrong with it
 * is told by the form around it.
 */
export function useTypedDay(rules: DayRules, time?: TimeTerms): TypedDay {
  const t = useText(calendarTexts);
  const input = useRef<HTMLInputElement>(null);
  const [moment, setMoment] = useState<Moment>();
  const [awake, setAwake] = useState(false);
  const look = useEffectEvent(() => {
    const { current: field } = input;
    if (!field) return;
    const { wrong = '', moment: read } = momentIn(field.value, { rules, time }, t);
    field.setCustomValidity(wrong);
    field.dataset.outside = wrong;
    setMoment((before) => (before?.day === read?.day && before?.time === read?.time ? before : read));
  });
  useEffect(() => {
    look();
    setAwake(true);
  }, []);
  return {
    input,
    awake,
    moment,
    onInputCapture: () => look(),
    choose(chosen) {
      const { current: field } = input;
      if (!field) return;
      field.value = chosen ? writeMoment(chosen) : '';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}
