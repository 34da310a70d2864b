import { type ReactNode, useRef } from 'react';
import { ErrorSummary } from '../../forms/ui/ErrorSummary.tsx';
import { FormContext } from '../../forms/ui/FormContext.ts';
import { type Outcome, useForm } from '../../forms/ui/useForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import type { FormAnswer } from '../formAnswer.ts';
import { accountPageTexts } from '../pageTexts.ts';
import styles from './Account.module.css';

/** What a page hands to each of its forms. */
export interface FormTalk {
  answer: FormAnswer | undefined;
  send(form: HTMLFormElement): void;
}

interface PostFormProps extends FormTalk {
  action: string;
  /** Tells this form from others of the page; sent along. */
  intent?: string;
  /** Names of fields for the summary; the id of each is its name. */
  labels: Readonly<Record<string, string>>;
  submit: string;
  buy?: boolean;
  /** Beside the button, e.g. a link. */
  beside?: ReactNode;
  labelledBy?: string;
  children: ReactNode;
}

const outcomeOf = (answer: FormAnswer | undefined): Outcome | undefined =>
  answer && (answer.faults.length > 0 ? { faults: answer.faults } : { unsent: true });

/** One outcome an answer, so that each is told to the form once. */
function useOutcome(answer: FormAnswer | undefined): Outcome | undefined {
  const last = useRef<{ answer: FormAnswer | undefined; outcome: Outcome | undefined }>(undefined);
  if (last.current === undefined || last.current.answer !== answer)
    last.current = { answer, outcome: outcomeOf(answer) };
  return last.current.outcome;
}

/** A form about an account: works as any other without scripts, with them it is checked on the way. */
export function PostForm(props: PostFormProps) {
  const { action, intent, labels, submit, buy, beside, labelledBy, children, send } = props;
  const t = useText(accountPageTexts);
  const answer = props.answer?.intent === intent ? props.answer : undefined;
  const form = useForm({ outcome: useOutcome(answer), send });
  const busy = form.props['aria-busy'] === true;
  const words = answer?.unsent ? t('unsent') : answer?.message;
  const fields = Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, { label, id: name }]));
  return (
    <FormContext value={form}>
      <form {...form.props} method="post" action={action} className={styles.form} aria-labelledby={labelledBy}>
        <div className={styles.top}>
          <div aria-live="assertive">
            {words !== undefined && (
              <Note kind="err" title={t('notDone')}>
                {words}
              </Note>
            )}
          </div>
          <ErrorSummary fields={fields} />
        </div>
        {intent !== undefined && <input type="hidden" name="intent" value={intent} />}
        {children}
        <div className={styles.end}>
          <Button type="submit" variant={buy ? 'buy' : 'outline'} busy={busy} className={styles.send}>
            {busy ? t('sending') : submit}
          </Button>
          {beside}
        </div>
      </form>
    </FormContext>
  );
}
