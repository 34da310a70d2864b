import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { startEngine } from '../engine/engine.ts';
import { formUiTexts } from '../engine/texts.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormContext } from './FormContext.ts';
import styles from './FormFrame.module.css';
import { useForm } from './useForm.ts';
import { type Told, useOutcome } from './useOutcome.ts';

interface FormFrameProps {
  /** Address for posting without scripts. */
  at: string;
  encType?: 'multipart/form-data';
  /** Result of the last sending. */
  answer: Told | undefined;
  send(form: HTMLFormElement): void;
  /** Id of the heading that names it. */
  labelledBy?: string | undefined;
  /** Labels of fields in their order, for the summary of mistakes. */
  fields: Readonly<Record<string, { label: string; id: string }>>;
  /** Why it did not go although nothing is wrong with its fields. */
  stopped: { title: string; words: ReactNode } | undefined;
  /** Content over the fields. */
  lead?: ReactNode;
  submit: string;
  /** Text of the button while the form is on its way. */
  sending?: string;
  variant?: ComponentProps<typeof Button>['variant'];
  /** Content beside the button. */
  beside?: ReactNode;
  children: ReactNode;
}

/**
 * Form that works without scripts, and is checked while it is filled in with them: mistakes on top, then the fields and
 * the button.
 */
export function FormFrame(props: FormFrameProps) {
  const { at, encType, answer, send, labelledBy, fields, stopped, lead, variant = 'buy', beside, children } = props;
  const t = useText(formUiTexts);
  const form = useForm({ engine: startEngine, outcome: useOutcome(answer), remembers: true, send });
  const busy = form.props['aria-busy'] === true;
  const told = useRef<HTMLDivElement>(null);
  const isStopped = stopped !== undefined;
  // The button may stand a window below.
  useEffect(() => {
    if (answer && isStopped) told.current?.scrollIntoView({ block: 'center' });
  }, [answer, isStopped]);
  return (
    <FormContext value={form}>
      <form
        {...form.props}
        method="post"
        action={at}
        encType={encType}
        className={`stack ${styles.form}`}
        aria-labelledby={labelledBy}
      >
        <div className={styles.top}>
          <div aria-live="assertive" ref={told}>
            {stopped && (
              <Note kind="err" title={stopped.title}>
                {stopped.words}
              </Note>
            )}
          </div>
          <ErrorSummary fields={fields} />
          {lead}
        </div>
        {children}
        <div className={`cluster ${styles.end}`}>
          <Button type="submit" variant={variant} busy={busy} className={styles.send}>
            {busy ? (props.sending ?? t('sending')) : props.submit}
          </Button>
          {beside}
        </div>
      </form>
    </FormContext>
  );
}
