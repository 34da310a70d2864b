import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Field } from '../../ui/Field.tsx';
import { Input, Textarea } from '../../ui/Input.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { formUiTexts } from '../engine/texts.ts';
import styles from './Fields.module.css';
import { type FieldData, fieldData } from './fieldData.ts';
import { useFormField } from './useFormField.ts';

interface FormFieldProps {
  name: string;
  id?: string;
  label: ReactNode;
  kind?: 'text' | 'email' | 'tel' | 'date' | 'password' | 'textarea';
  help?: ReactNode;
  required?: boolean;
  /** Says so beside the label of a field that may stay empty. */
  optional?: boolean;
  defaultValue?: string | undefined;
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  enterKeyHint?: 'next' | 'done' | 'send';
  autoCapitalize?: 'words' | 'characters' | 'none' | 'sentences';
  spellCheck?: boolean;
  minLength?: number;
  maxLength?: number | undefined;
  /** Shows how many characters of `maxLength` are used. */
  counted?: boolean;
  rows?: number;
  className?: string | undefined;
  /** Kind of data that the server checks, and the fields beside it: docs/forms.md. */
  data?: FieldData;
  /** True when it is not asked for: neither checked nor sent. */
  disabled?: boolean;
  /** Least date, YYYY-MM-DD. */
  min?: string;
  max?: string;
  /** Message for a value outside of these. */
  outside?: string;
}

/** Field of a form: the browser holds its value, the form its messages. */
export function FormField({
  name,
  label,
  id,
  kind = 'text',
  help,
  optional = false,
  counted = false,
  maxLength,
  defaultValue = '',
  className,
  data,
  rows,
  outside,
  ...rest
}: FormFieldProps) {
  const { answer, states } = useFormField(name);
  const t = useText(formUiTexts);
  const [length, setLength] = useState([...defaultValue].length);
  const words = useRef<HTMLTextAreaElement>(null);
  // What was written before there were scripts to count it.
  useEffect(() => {
    if (words.current) setLength([...words.current.value].length);
  }, []);
  const attributes = {
    name,
    defaultValue,
    ...rest,
    // A browser cuts off what is pasted beyond its maxlength without a word; the engine says it instead, or the server.
    'data-maxlength': maxLength,
    ...fieldData(data),
    'data-outside': outside,
  };
  const counter = counted && maxLength !== undefined && (
    <span className={styles.counter}>{t('counted', { n: length, most: maxLength })}</span>
  );
  const helped = counter ? (
    <>
      {help}
      {help !== undefined && ' '}
      {counter}
    </>
  ) : (
    help
  );
  return (
    <Field id={id} label={label} help={helped || undefined} answer={answer} optional={optional} className={className}>
      {(control) =>
        kind === 'textarea' ? (
          <Textarea
            {...attributes}
            {...control}
            {...states}
            ref={words}
            rows={rows}
            onInput={(event) => setLength([...event.currentTarget.value].length)}
          />
        ) : (
          <Input {...attributes} {...control} {...states} type={kind} />
        )
      }
    </Field>
  );
}
