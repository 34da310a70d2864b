import { useRef } from 'react';
import type { Fault } from '../engine/model.ts';
import type { Outcome } from './useForm.ts';

/** Result of a form, as far as its fields go. */
export type Told =
  | { readonly state: 'faults'; readonly faults: readonly Fault[] }
  | { readonly state: 'sent' | 'refused' | 'unsent' };

function outcomeOf(answer: Told | undefined): Outcome | undefined {
  switch (answer?.state) {
    case undefined:
      return undefined;
    case 'sent':
      return { accepted: true };
    case 'faults':
      return { faults: answer.faults };
    default:
      return { unsent: true };
  }
}

/** Makes one outcome per answer, so that each reaches the form once. */
export function useOutcome(answer: Told | undefined): Outcome | undefined {
  const last = useRef<{ answer: typeof answer; outcome: Outcome | undefined }>(undefined);
  if (last.current === undefined || last.current.answer !== answer)
    last.current = { answer, outcome: outcomeOf(answer) };
  return last.current.outcome;
}
