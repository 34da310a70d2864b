import { useEffect, useRef } from 'react';
import type { FileRules } from '../../files/rules.ts';
import { ErrorSummary } from '../../forms/ui/ErrorSummary.tsx';
import { FileField } from '../../forms/ui/FileField.tsx';
import { FormContext } from '../../forms/ui/FormContext.ts';
import { FormField } from '../../forms/ui/FormField.tsx';
import { type Outcome, useForm } from '../../forms/ui/useForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import styles from './ContactForm.module.css';
import { CONTACT_LONGEST, type ContactAnswer, type ContactField, MOST_FILES, TRAP } from './model.ts';
import { contactTexts } from './texts.ts';

interface ContactFormProps {
  rules: FileRules;
  /** Where to write when the form does not help. */
  email: string;
  privacyHref?: string | undefined;
  /** What became of the last sending; `unsent` when it did not get through. */
  answer?: ContactAnswer | { readonly state: 'unsent' } | undefined;
  send(form: HTMLFormElement): void;
}

/** Ids of the controls: the error summary leads to them, also without scripts. */
const id = (name: ContactField | 'files') => (name === 'files' ? 'contact_files' : name);

function outcomeOf(answer: ContactFormProps['answer']): Outcome | undefined {
  switch (answer?.state) {
    case undefined:
      return undefined;
    case 'sent':
      return { accepted: true };
    case 'faults':
      return { faults: answer.faults };
    default:
      return { unsent: true };
  }
}

/** One outcome an answer, so that each is told to the form once. */
function useOutcome(answer: ContactFormProps['answer']): Outcome | undefined {
  const last = useRef<{ answer: ContactFormProps['answer']; outcome: Outcome | undefined }>(undefined);
  if (last.current === undefined || last.current.answer !== answer)
    last.current = { answer, outcome: outcomeOf(answer) };
  return last.current.outcome;
}

export function ContactForm({ rules, email, privacyHref, answer, send }: ContactFormProps) {
  const t = useText(contactTexts);
  const form = useForm({ outcome: useOutcome(answer), send });
  const returned = answer && 'values' in answer ? answer : undefined;
  const values = returned?.values;
  const busy = form.props['aria-busy'] === true;
  const field = (name: ContactField) => ({
    id: id(name),
    name,
    label: t(LABELS[name]),
    maxLength: CONTACT_LONGEST[name],
    defaultValue: values?.[name],
  });
  const labels = Object.fromEntries(
    Object.entries(LABELS).map(([name, label]) => [name, { label: t(label), id: id(name as ContactField) }]),
  );

  return (
    <FormContext value={form}>
      <form
        {...form.props}
        method="post"
        action="/kontakt#napisz"
        encType="multipart/form-data"
        className={styles.form}
        aria-labelledby="napisz"
      >
        <div className={styles.top}>
          <Stopped answer={answer} email={email} />
          <ErrorSummary fields={{ ...labels, files: { label: t('filesShort'), id: id('files') } }} />
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        <div className={styles.pair}>
          <FormField {...field('contact_name')} required autoComplete="name" enterKeyHint="next" data={FIRM} />
          <FormField
            {...field('contact_email')}
            kind="email"
            required
            autoComplete="email"
            inputMode="email"
            enterKeyHint="next"
            spellCheck={false}
            help={t('emailHelp')}
            data={EMAIL}
          />
        </div>
        <FormField
          {...field('contact_order')}
          optional
          autoComplete="off"
          enterKeyHint="next"
          autoCapitalize="characters"
          help={t('orderHelp')}
          className={styles.order}
        />
        <FormField
          {...field('contact_message')}
          kind="textarea"
          required
          counted
          autoCapitalize="sentences"
          autoComplete="off"
          rows={7}
        />
        <FileField label={t('files')} rules={rules} most={MOST_FILES} kept={returned?.kept ?? []} id={id('files')} />
        <div className={styles.trap} aria-hidden="true">
          <label htmlFor={TRAP}>{t('trap')}</label>
          <input id={TRAP} name={TRAP} type="text" tabIndex={-1} autoComplete="off" data-unchecked />
        </div>
        <p className={styles.privacy}>
          {t('privacy')}
          {privacyHref !== undefined && (
            <>
              {' '}
              <a href={privacyHref}>{t('privacyLink')}</a>
            </>
          )}
        </p>
        <div>
          <Button type="submit" variant="buy" busy={busy} className={styles.send}>
            {t(busy ? 'sending' : 'send')}
          </Button>
        </div>
      </form>
    </FormContext>
  );
}

const FIRM = { graphql: 'firm' };
const EMAIL = { graphql: 'email' };
const LABELS = {
  contact_name: 'name',
  contact_email: 'email',
  contact_order: 'order',
  contact_message: 'message',
} as const;

/** Why a message did not go although nothing is wrong with its fields. */
function Stopped({ answer, email }: Pick<ContactFormProps, 'answer' | 'email'>) {
  const t = useText(contactTexts);
  const words =
    answer?.state === 'unsent'
      ? t('unsent')
      : answer?.state !== 'refused'
        ? undefined
        : answer.why === 'tooLarge'
          ? t('tooLarge')
          : t(answer.why, { email });
  return (
    <div aria-live="assertive">
      {words !== undefined && (
        <Note kind="err" title={t('unsentTitle')}>
          {words}
        </Note>
      )}
    </div>
  );
}

/** Instead of the form, once the message has arrived. */
export function MessageSent({ answer }: { answer: Extract<ContactAnswer, { state: 'sent' }> }) {
  const t = useText(contactTexts);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <Note ref={note} kind="ok" title={t('sentTitle')}>
      <p>
        {t('sentText', { email: answer.email })}
        {answer.files > 0 && ` ${t('sentFiles', { n: answer.files })}`}
      </p>
      <p>
        <a href="/kontakt">{t('another')}</a>
      </p>
    </Note>
  );
}
