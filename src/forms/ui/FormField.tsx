import { type ReactNode, use, useState } from 'react';
import { Field, type FieldAnswer } from '../../ui/Field.tsx';
import { Input, Textarea } from '../../ui/Input.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { FormContext } from './FormContext.ts';
import { formUiTexts } from './texts.ts';

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
  inputMode?: 'text' | 'numeric' | 'tel' | 'email';
  enterKeyHint?: 'next' | 'done' | 'send';
  autoCapitalize?: 'words' | 'characters' | 'none' | 'sentences';
  spellCheck?: boolean;
  minLength?: number;
  maxLength?: number;
  /** Shows how many characters of `maxLength` are used. */
  counted?: boolean;
  rows?: number;
  className?: string | undefined;
  /** Kind of data that the server checks, and the fields beside it: docs/forms.md. */
  data?: { graphql?: string; region?: string; concatFrom?: string; concatTo?: string };
  autoFocus?: boolean;
}

/** One field of a form: what stands in it is the browser's, what is wrong with it the form's. */
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
  data = {},
  rows,
  ...rest
}: FormFieldProps) {
  const form = use(FormContext);
  const t = useText(formUiTexts);
  const [length, setLength] = useState([...defaultValue].length);
  const field = form?.model.fields[name];
  const answer: FieldAnswer | undefined = field?.status === 'error' ? { kind: 'err', text: field.message } : undefined;
  const attributes = {
    name,
    defaultValue,
    ...rest,
    // A browser cuts off what is pasted beyond its maxlength without a word; the engine says it instead.
    ...(form?.active ? { 'data-maxlength': maxLength } : { maxLength }),
    'data-graphql': data.graphql,
    'data-region': data.region,
    'data-concat-from': data.concatFrom,
    'data-concat-to': data.concatTo,
  };
  const counter = counted && maxLength !== undefined && form?.active && (
    <span data-counter>{t('counted', { n: length, most: maxLength })}</span>
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
      {(control) => {
        const states = { ...control, 'data-ok': field?.status === 'success' || undefined };
        const busy = field?.busy ? ({ 'aria-busy': true } as const) : {};
        if (kind === 'textarea')
          return (
            <Textarea
              {...attributes}
              {...states}
              {...busy}
              rows={rows}
              onInput={(event) => setLength([...event.currentTarget.value].length)}
            />
          );
        return <Input {...attributes} {...states} {...busy} type={kind} />;
      }}
    </Field>
  );
}
