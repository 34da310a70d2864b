import * as boxes from '../../pictures/boxes.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Input, Select, Textarea } from '../../ui/Input.tsx';
import { useText } from '../../ui/TextContext.tsx';
import type { EntryView } from '../entryView.ts';
import { entryFields } from '../listForm.ts';
import { answerOf, type Failed, type ListView, noteField, quantityField } from '../listView.ts';
import { listTexts } from '../texts.ts';
import { EntryPicture, EntryWay, EntryWords } from './EntryWords.tsx';
import styles from './Lists.module.css';

interface EntryItemProps {
  entry: EntryView;
  view: ListView;
  failed: Failed | undefined;
}

/** An entry of a shopper's own list with all that can be done to it, inside the form of the list. */
export function EntryItem({ entry, view: { others, grid }, failed }: EntryItemProps) {
  const t = useText(listTexts);
  const { id, unit, state } = entry;
  const typed = failed?.typed?.entries.find((one) => one.entry === id);
  const { quantity = entry.quantity, note = entry.note } = typed ?? {};
  const names = entryFields(id);
  const field = quantityField(id);
  const name = state === 'gone' ? t('goneName') : entry.name;
  return (
    <li className={styles.entry}>
      <EntryPicture entry={entry} box={grid ? boxes.card : boxes.line} />
      <div className={`stack ${styles.words}`}>
        <EntryWords entry={entry} wanted="wanted" />
        <div className={`cluster ${styles.buttons} ${styles.way}`}>
          <EntryWay entry={entry} />
          <Button
            type="submit"
            variant="plain"
            size="sm"
            name="remove"
            value={id}
            aria-label={t('removeLabel', { name })}
          >
            {t('removeEntry')}
          </Button>
        </div>
        <Fold summary={<EditLabel name={name} />} className={styles.more} open={typed !== undefined}>
          {state !== 'gone' && (
            <div className={`stack ${styles.fields}`}>
              <input type="hidden" name={names.quantityWas} value={entry.quantity} />
              {entry.note !== '' && <input type="hidden" name={names.noteWas} value={entry.note} />}
              <Field
                label={t('quantity', { unit })}
                id={field}
                answer={answerOf(failed, field)}
                className={styles.quantity}
              >
                {(control) => <Input name={names.quantity} inputMode="decimal" defaultValue={quantity} {...control} />}
              </Field>
              <Field
                label={t('note')}
                id={noteField(id)}
                help={t('noteHelp')}
                answer={answerOf(failed, noteField(id))}
                optional
              >
                {(control) => <Textarea name={names.note} rows={2} defaultValue={note} {...control} />}
              </Field>
              <Button type="submit" size="sm" name="save" value={id}>
                {t('keepEntry')}
              </Button>
            </div>
          )}
          <div className={`cluster ${styles.buttons}`}>
            <Button type="submit" variant="plain" size="sm" name="up" value={id} aria-label={t('upLabel', { name })}>
              {t('up')}
            </Button>
            <Button
              type="submit"
              variant="plain"
              size="sm"
              name="down"
              value={id}
              aria-label={t('downLabel', { name })}
            >
              {t('down')}
            </Button>
          </div>
          {others.length > 0 && (
            <div className={`stack ${styles.fields}`}>
              <Field label={t('other')}>
                {(control) => (
                  <Select name={names.to} {...control}>
                    {others.map((other) => (
                      <option key={other.id} value={other.id}>
                        {other.name}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
              <div className={`cluster ${styles.buttons}`}>
                <Button type="submit" size="sm" name="move" value={id} aria-label={t('moveLabel', { name })}>
                  {t('move')}
                </Button>
                <Button type="submit" size="sm" name="copy" value={id} aria-label={t('copyLabel', { name })}>
                  {t('copy')}
                </Button>
              </div>
            </div>
          )}
        </Fold>
      </div>
    </li>
  );
}

/** Which product is told to those who listen; the others see it. */
function EditLabel({ name }: { name: string }) {
  const t = useText(listTexts);
  return (
    <span>
      {t('edit')}
      <span className="vh">: {name}</span>
    </span>
  );
}
