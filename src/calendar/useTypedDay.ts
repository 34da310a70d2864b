import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '../ui/TextContext.tsx';
import { type Moment, type MomentTerms, momentIn, writeMoment } from './moment.ts';
import { calendarTexts } from './texts.ts';

export interface TypedDay {
  /** The field that the day is typed into. */
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

/** A field of a form in which a day is typed; what is wrong with it is told by the form around it. */
export function useTypedDay(terms: MomentTerms): TypedDay {
  const t = useText(calendarTexts);
  const input = useRef<HTMLInputElement>(null);
  const [moment, setMoment] = useState<Moment>();
  const [awake, setAwake] = useState(false);
  const look = useEffectEvent(() => {
    const { current: field } = input;
    if (!field) return;
    const { wrong = '', moment: read } = momentIn(field.value, terms, t);
    field.setCustomValidity(wrong);
    field.dataset.outside = wrong;
    setMoment((before) => (isSame(before, read) ? before : read));
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
      field.value = chosen ? (terms.ways?.write ?? writeMoment)(chosen) : '';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}

const isSame = (one: Moment | undefined, other: Moment | undefined): boolean =>
  one?.day === other?.day && one?.until === other?.until && one?.time === other?.time;
