import type { ReactNode } from 'react';
import { Check } from '../../ui/Check.tsx';
import { useFormField } from './useFormField.ts';

interface FormCheckProps {
  name: string;
  id?: string;
  value?: string;
  required?: boolean;
  defaultChecked?: boolean | undefined;
  disabled?: boolean;
  help?: ReactNode;
  children: ReactNode;
}

/** A box to tick, such as a consent; one that has to be ticked says „Te pole jest obowiązkowe.”. */
export function FormCheck({ name, id = name, value = '1', children, ...rest }: FormCheckProps) {
  const { answer, states } = useFormField(name);
  return (
    <Check {...rest} {...states} id={id} name={name} value={value} data-validate={rest.required} error={answer?.text}>
      {children}
    </Check>
  );
}
