import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { pageTerms } from '../../../ui/browser/pageTerms.ts';
import { Check } from '../../../ui/Check.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input, Select } from '../../../ui/Input.tsx';
import { Note } from '../../../ui/Note.tsx';
import { useText } from '../../../ui/TextContext.tsx';
import { translate } from '../../../ui/text.ts';
import { sendPress } from '../client.ts';
import { type HeartAnswer, type SavedLists, standsOn } from '../model.ts';
import { heartTexts } from '../texts.ts';
import styles from './ChoiceDialog.module.css';
import type { Choosable } from './model.ts';
import { choiceTexts } from './texts.ts';

interface ChoiceDialogProps {
  open: boolean;
  product: number;
  /** What is known of it; undefined where the shop has not answered. */
  known: Choosable | undefined;
  saved: SavedLists;
  onClose(): void;
  onDone(answer: HeartAnswer): void;
}

interface Told {
  busy: boolean;
  why?: string | undefined;
  /** Whether that is about the name of the new list. */
  ofName?: boolean;
}

/** Lists and the size in which a product stands on them. */
export function ChoiceDialog({ open, product, known, saved, onClose, onDone }: ChoiceDialogProps) {
  const t = useText(choiceTexts);
  const [state, setState] = useState<Told>({ busy: false });

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.busy) return;
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    setState({ busy: true });
    const lists = form.getAll('lists').join(',');
    const answer = await sendPress({ heart: 'set', product, size: text('size'), lists, name: text('name') });
    const why = answer ? answer.why : translate(heartTexts, pageTerms().texts, 'heartFailed');
    if (answer && why === undefined) onDone(answer);
    else setState({ busy: false, why, ofName: answer && answer.ofName === true });
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={known ? t('choiceTitleOf', { name: known.name }) : t('choiceTitle')}
      className={styles.dialog}
    >
      <form className={styles.form} onSubmit={onSubmit}>
        {known && known.sizes.length > 0 && (
          <Field label={t(known.areValues ? 'choiceValue' : 'choiceSize')}>
            {(control) => (
              <Select name="size" {...control}>
                <option value="">{t('choiceAnySize')}</option>
                {known.sizes.map(({ type, name }) => (
                  <option key={type} value={type}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <fieldset className={styles.lists}>
          <legend>{t('choiceLists')}</legend>
          {saved.lists.map((list) => (
            <Check key={list.id} name="lists" value={list.id} defaultChecked={standsOn(list, product)} unanswered>
              {list.name}
            </Check>
          ))}
        </fieldset>
        <Field
          label={t('choiceNew')}
          help={t('choiceNewHelp')}
          answer={state.ofName && state.why !== undefined ? { kind: 'err', text: state.why } : undefined}
          optional
        >
          {(control) => <Input name="name" autoComplete="off" {...control} />}
        </Field>
        <div role="alert">{!state.ofName && state.why !== undefined && <Note kind="err">{state.why}</Note>}</div>
        <Button type="submit" variant="buy" busy={state.busy}>
          {t('choiceSave')}
        </Button>
      </form>
    </Dialog>
  );
}
