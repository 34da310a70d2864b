import { EMAIL_FIELD } from '../../forms/ui/describeFields.ts';
import { ErrorSummary } from '../../forms/ui/ErrorSummary.tsx';
import { FormCheck } from '../../forms/ui/FormCheck.tsx';
import { FormContext } from '../../forms/ui/FormContext.ts';
import { FormField } from '../../forms/ui/FormField.tsx';
import { Trap } from '../../forms/ui/Trap.tsx';
import { useForm } from '../../forms/ui/useForm.ts';
import { Button } from '../../ui/Button.tsx';
import { iconBell } from '../../ui/icons.ts';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import type { NotifyAnswer } from '../backInStock/model.ts';
import { observeTexts } from '../backInStock/texts.ts';
import { useNotice } from '../backInStock/useNotice.ts';
import styles from './Buy.module.css';
import { NOTIFY_EMAIL_ID, type NotifyFieldsProps } from './Notify.tsx';
import { buyTexts } from './texts.ts';

/** Part of the form in which a shopper decides, but looked after and sent by itself. */
export function NotifyFields({ answer, ...rest }: NotifyFieldsProps) {
  const words = useText(observeTexts);
  if (!answer?.ok) return <AskFields {...rest} answer={answer} />;
  return (
    <Note kind="ok" role="status">
      {words('done')}
    </Note>
  );
}

interface AskProps extends NotifyFieldsProps {
  answer: Extract<NotifyAnswer, { ok: false }> | undefined;
}

function AskFields({ view, size, stale, answer, tell }: AskProps) {
  const t = useText(buyTexts);
  const words = useText(observeTexts);
  const { outcome, ask } = useNotice(view.id, answer, tell);
  const form = useForm({ outcome, send: (whole) => void ask(size, new FormData(whole)) });
  const { root, submit, model } = form;
  return (
    <FormContext value={form}>
      <div ref={root} className={styles.notifyFields}>
        <p className={styles.small}>{words('lead')}</p>
        <div aria-live="assertive">{answer?.why !== undefined && <Note kind="err">{answer.why}</Note>}</div>
        <ErrorSummary
          fields={{
            email: { label: t('email'), id: NOTIFY_EMAIL_ID },
            consent: { label: words('consentName'), id: CONSENT_ID },
          }}
        />
        <FormField
          id={NOTIFY_EMAIL_ID}
          name="email"
          label={t('email')}
          {...EMAIL_FIELD}
          enterKeyHint="send"
          maxLength={254}
          defaultValue={answer?.email}
        />
        <FormCheck id={CONSENT_ID} name="consent" required defaultChecked={answer?.consent}>
          {words('consent')}
        </FormCheck>
        <Trap />
        <Button
          type="submit"
          name="intent"
          value="notify"
          formAction={`${view.path}${view.hasSizes ? `?size=${encodeURIComponent(size)}` : ''}`}
          formNoValidate={form.active}
          icon={iconBell}
          busy={stale || model.phase === 'checking' || model.phase === 'sending'}
          onClick={(event) => {
            event.preventDefault();
            const { form: whole } = event.currentTarget;
            // Its code is still on the way: the browser's own rules hold, and the server looks at what was typed.
            if (!submit() && whole && isFilled(event.currentTarget)) void ask(size, new FormData(whole));
          }}
        >
          {t('notify')}
        </Button>
      </div>
    </FormContext>
  );
}

/** Tells the first field of this part that is not filled in; the rest of the form is another matter. */
const isFilled = (button: HTMLButtonElement): boolean =>
  [...(button.closest('section')?.querySelectorAll('input') ?? [])].every((input) => input.reportValidity());

const CONSENT_ID = 'projector_tell_availability_consent';
