import { use } from 'react';
import type { FieldAnswer } from '../../ui/Field.tsx';
import { FormContext } from './FormContext.ts';

/** State of a field in the form around it: the words under it and the states of its control. */
export function useFormField(name: string) {
  const form = use(FormContext);
  const field = form?.model.fields[name];
  const answer: FieldAnswer | undefined = field?.status === 'error' ? { kind: 'err', text: field.message } : undefined;
  const states = {
    'data-ok': field?.status === 'success' || undefined,
    ...(field?.busy ? ({ 'aria-busy': true } as const) : {}),
  };
  return { form, answer, states };
}
