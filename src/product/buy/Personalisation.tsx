import { useState } from 'react';
import type { Upload } from '../../files/model.ts';
import { FileField } from '../../forms/ui/FileField.tsx';
import { useFormField } from '../../forms/ui/useFormField.ts';
import { Field } from '../../ui/Field.tsx';
import { Input, Textarea } from '../../ui/Input.tsx';
import { useText } from '../../ui/TextContext.tsx';
import styles from './Buy.module.css';
import { fieldTexts } from './fields.texts.ts';
import { type PersonalField, personalName, type Returned } from './state/model.ts';

/** Longer ones are written in several lines. */
const ONE_LINE = 80;

interface Props {
  fields: readonly PersonalField[];
  /** What was given before, when the form came back. */
  returned: Returned | undefined;
}

/** Words and files that the thing is made with. */
export function Personalisation({ fields, returned }: Props) {
  return (
    <div className={styles.fields} id="projector_personalisation">
      {fields.map((field) =>
        field.kind === 'text' ? (
          <OneText key={field.key} field={field} given={returned?.texts[field.key]} />
        ) : (
          <OneFile key={field.key} field={field} kept={returned?.files[field.key]} />
        ),
      )}
    </div>
  );
}

/** A file goes ahead of the form. */
function OneFile({
  field: { key, label, help, required, rules },
  kept,
}: {
  field: PersonalField;
  kept: Upload | undefined;
}) {
  if (!rules) return null;
  return (
    <FileField
      id={`projector_file_${key}`}
      label={label}
      help={help}
      rules={rules}
      most={1}
      required={required}
      names={{ files: personalName(key), uploaded: personalName(key) }}
      kept={kept ? [kept] : []}
    />
  );
}

function OneText({ field, given }: { field: PersonalField; given: string | undefined }) {
  const { key, label, help, required, maxLength } = field;
  const t = useText(fieldTexts);
  const [left, setLeft] = useState<number>();
  const limit = maxLength === undefined ? undefined : t('textLimit', { n: maxLength });
  const helps = [help, limit !== undefined && help === undefined ? limit : undefined].filter(Boolean).join(' ');
  const Control = (maxLength ?? 0) > ONE_LINE ? Textarea : Input;
  const id = `projector_text_${key}`;
  const name = personalName(key);
  const { answer, states } = useFormField(name);
  return (
    <Field
      id={id}
      label={label}
      answer={answer}
      optional={!required}
      help={
        <>
          {helps} {left !== undefined && <span id={`${id}_left`}>{t('textLeft', { n: left })}</span>}
        </>
      }
    >
      {(control) => (
        <Control
          {...control}
          {...states}
          name={name}
          defaultValue={given}
          required={required}
          // A browser cuts off what is pasted beyond its maxlength without a word; the engine says it instead, or the server.
          data-maxlength={maxLength}
          autoComplete="off"
          onInput={(event) => maxLength !== undefined && setLeft(maxLength - event.currentTarget.value.length)}
        />
      )}
    </Field>
  );
}
