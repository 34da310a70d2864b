import { useMemo, useState } from 'react';
import { startModel } from '../../forms/engine/model.ts';
import { FileField } from '../../forms/ui/FileField.tsx';
import { FormContext } from '../../forms/ui/FormContext.ts';
import { Field } from '../../ui/Field.tsx';
import { Input, Textarea } from '../../ui/Input.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import styles from './Buy.module.css';
import { type PersonalField, personalName, type Returned } from './model.ts';
import { buyTexts } from './texts.ts';

/** Longer ones are written in several lines. */
const ONE_LINE = 80;

interface Props {
  fields: readonly PersonalField[];
  /** What was given before, when the form came back. */
  returned: Returned | undefined;
  /** Takes a work that must end before the form is sent; gives how to take it back. */
  addGate(gate: () => Promise<void>): () => void;
}

/** Words and files that the thing is made with. */
export function Personalisation({ fields, returned, addGate }: Props) {
  const active = useHydrated();
  const part = useMemo(() => ({ model: startModel({}, []), active, addGate, clear() {} }), [active, addGate]);
  return (
    <FormContext value={part}>
      <div className={styles.fields} id="projector_personalisation">
        {fields.map((field) =>
          field.rules ? (
            <FileField
              key={field.key}
              id={`projector_file_${field.key}`}
              label={field.label}
              help={field.help}
              rules={field.rules}
              most={1}
              required={field.required}
              names={{ files: personalName(field.key), uploaded: personalName(field.key) }}
              kept={[returned?.files[field.key]].filter((file) => file !== undefined)}
            />
          ) : (
            <OneText key={field.key} field={field} given={returned?.texts[field.key]} />
          ),
        )}
      </div>
    </FormContext>
  );
}

function OneText({ field, given }: { field: PersonalField; given: string | undefined }) {
  const { key, label, help, required, maxLength } = field;
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
          name={personalName(key)}
          defaultValue={given}
          required={required}
          maxLength={maxLength}
          autoComplete="off"
          onInput={(event) => maxLength !== undefined && setLeft(maxLength - event.currentTarget.value.length)}
        />
      )}
    </Field>
  );
}
