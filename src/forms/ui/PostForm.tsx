import { type ReactNode, useEffect, useRef } from 'react';
import type { FileRules } from '../../files/refusedFiles.ts';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import type { Translate } from '../../ui/text.ts';
import type { SentForm, ShownAnswer } from '../answer.ts';
import { formUiTexts } from '../engine/texts.ts';
import { FormFrame } from './FormFrame.tsx';
import styles from './PostForm.module.css';
import { Trap } from './Trap.tsx';

/** Data of the shop for a form that writes to it. */
export interface FormTerms {
  /** Address to write to when the form does not help. */
  email: string;
  privacyHref?: string | undefined;
  rules: FileRules;
}

/** State that such a form is drawn from. */
export interface FormState<Values> {
  terms: FormTerms;
  /** Address for posting without scripts, with the place on that page. */
  at: string;
  /** Result of the last sending. */
  answer: ShownAnswer<Values> | undefined;
  /** True when the result came while the page was open. */
  here: boolean;
  send(form: HTMLFormElement): void;
}

interface PostFormProps extends Omit<FormState<unknown>, 'here'> {
  /** Id of the heading that names it. */
  labelledBy: string;
  /** Labels of fields in their order, for the summary of mistakes. */
  fields: Readonly<Record<string, { label: string; id: string }>>;
  /** Text of the button. */
  submit: string;
  /** Words about the data, instead of the usual. */
  privacy?: string;
  /** True when every field is required, so that it need not be said. */
  allRequired?: boolean;
  children: ReactNode;
}

/** Form that writes to the shop: mistakes on top, then the fields, the purpose of the data, and the button. */
export function PostForm({
  terms,
  at,
  answer,
  send,
  labelledBy,
  fields,
  submit,
  privacy,
  allRequired,
  children,
}: PostFormProps) {
  const t = useText(formUiTexts);
  return (
    <FormFrame
      at={at}
      encType="multipart/form-data"
      answer={answer}
      send={send}
      labelledBy={labelledBy}
      fields={fields}
      stopped={stoppedBy(answer, terms.email, t)}
      lead={!allRequired && <p className="small muted">{t('lead')}</p>}
      submit={submit}
    >
      {children}
      <Trap />
      <p className="small muted">
        {privacy ?? t('privacy')}
        {terms.privacyHref !== undefined && (
          <>
            {' '}
            <a href={terms.privacyHref}>{t('privacyLink')}</a>
          </>
        )}
      </p>
    </FormFrame>
  );
}

/** Why a form did not go although nothing is wrong with its fields. */
function stoppedBy(
  answer: ShownAnswer<unknown> | undefined,
  email: string,
  t: Translate<(typeof formUiTexts)['values']>,
) {
  const title = t('unsentTitle');
  if (answer?.state === 'unsent') return { title, words: t('unsent') };
  if (answer?.state !== 'refused') return undefined;
  return { title, words: t(answer.why, { email }) };
}

interface FormSentProps {
  sent: SentForm;
  /** True right after sending: focus goes here. */
  focused: boolean;
  /** Links onwards. */
  children: ReactNode;
}

/** Instead of the form, once it has arrived. */
export function FormSent({ sent, focused, children }: FormSentProps) {
  const t = useText(formUiTexts);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) note.current?.focus();
  }, [focused]);
  return (
    <Note ref={note} kind="ok" title={t('sentTitle')} className={styles.sent}>
      <p>
        {sent.email === '' ? t('sentPhone') : t('sentText', { email: sent.email })}
        {sent.files > 0 && ` ${t('sentFiles', { n: sent.files })}`}
      </p>
      <p>{children}</p>
    </Note>
  );
}
