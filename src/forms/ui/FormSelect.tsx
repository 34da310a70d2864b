import type { ReactNode } from 'react';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Input.tsx';
import { useFormField } from './useFormField.ts';

interface FormSelectProps {
  name: string;
  id?: string;
  label: ReactNode;
  options: readonly { value: string; name: string }[];
  /** First entry, which is no choice. */
  placeholder?: string;
  help?: ReactNode;
  required?: boolean;
  defaultValue?: string | undefined;
  autoComplete?: string | undefined;
  disabled?: boolean;
  className?: string | undefined;
  onChange?(value: string): void;
}

export function FormSelect({
  name,
  id,
  label,
  options,
  placeholder,
  help,
  className,
  onChange,
  ...rest
}: FormSelectProps) {
  const { answer, states } = useFormField(name);
  return (
    <Field id={id} label={label} help={help} answer={answer} className={className}>
      {(control) => (
        <Select
          {...rest}
          name={name}
          {...control}
          {...states}
          onChange={onChange && ((event) => onChange(event.currentTarget.value))}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, name: shown }) => (
            <option key={value} value={value}>
              {shown}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
