import { type ComponentType, useState } from 'react';
import type { Upload } from '../../files/model.ts';
import { Field } from '../../ui/Field.tsx';
import { Input, Textarea } from '../../ui/Input.tsx';
import { useText } from '../../ui/TextContext.tsx';
import styles from './Buy.module.css';
import { type PersonalField, personalName, type Returned } from './model.ts';
import { buyTexts } from './texts.ts';

/** Longer ones are written in several lines. */
const ONE_LINE = 80;

interface Sends {
  /** Scripts look after the form. */
  active: boolean;
  /** Takes a work that must end before the form is sent; gives how to take it back. */
  addGate(gate: () => Promise<void>): () => void;
}

interface Props extends Sends {
  fields: readonly PersonalField[];
  /** What was given before, when the form came back. */
  returned: Returned | undefined;
  /** Given where one of the fields is of a file. */
  File: ComponentType<PersonalFileProps> | undefined;
}

export interface PersonalFileProps extends Sends {
  field: PersonalField;
  kept: Upload | undefined;
}

/** Words and files that the thing is made with. */
export function Personalisation({ fields, returned, File, ...sends }: Props) {
  return (
    <div className={styles.fields} id="projector_personalisation">
      {fields.map((field) =>
        field.kind === 'text' ? (
          <OneText key={field.key} field={field} given={returned?.texts[field.key]} />
        ) : (
          File && <File key={field.key} field={field} kept={returned?.files[field.key]} {...sends} />
        ),
      )}
    </div>
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
