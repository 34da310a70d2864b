import { useState } from 'react';
import { Field } from '../../ui/Field.tsx';
import { Input, Textarea } from '../../ui/Input.tsx';
import { useText } from '../../ui/TextContext.tsx';
import styles from './Buy.module.css';
import type { TextField } from './model.ts';
import { buyTexts } from './texts.ts';

/** Longer ones are written in several lines. */
const ONE_LINE = 80;

/** Words that the thing is made with. */
export function Personalisation({ fields }: { fields: readonly TextField[] }) {
  return (
    <div className={styles.fields} id="projector_personalisation">
      {fields.map((field) => (
        <OneText key={field.key} field={field} />
      ))}
    </div>
  );
}

function OneText({ field: { key, label, help, required, maxLength } }: { field: TextField }) {
  const t = useText(buyTexts);
  const [left, setLeft] = useState<number>();
  const limit = maxLength === undefined ? undefined : t('textLimit', { n: maxLength });
  const helps = [help, limit !== undefined && help === undefined ? limit : undefined].filter(Boolean).join(' ');
  const Control = (maxLength ?? 0) > ONE_LINE ? Textarea : Input;
  const id = `projector_text_${key}`;
  return (
    <Field
      id={id}
      label={label}
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
          name={`personalisation[${key}]`}
          required={required}
          maxLength={maxLength}
          autoComplete="off"
          onInput={(event) => maxLength !== undefined && setLeft(maxLength - event.currentTarget.value.length)}
        />
      )}
    </Field>
  );
}
