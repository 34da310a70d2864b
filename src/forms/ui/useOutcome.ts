import { useRef } from 'react';
import type { ShownAnswer } from '../answer.ts';
import type { Outcome } from './useForm.ts';

function outcomeOf(answer: ShownAnswer<unknown> | undefined): Outcome | undefined {
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

/** One outcome an answer, so that each is told to the form once. */
export function useOutcome(answer: ShownAnswer<unknown> | undefined): Outcome | undefined {
  const last = useRef<{ answer: typeof answer; outcome: Outcome | undefined }>(undefined);
  if (last.current === undefined || last.current.answer !== answer)
    last.current = { answer, outcome: outcomeOf(answer) };
  return last.current.outcome;
}
