import { EMAIL_FIELD } from '../../forms/ui/describeFields.ts';
import { ErrorSummary } from '../../forms/ui/ErrorSummary.tsx';
import { FormCheck } from '../../forms/ui/FormCheck.tsx';
import { FormContext } from '../../forms/ui/FormContext.ts';
import { FormField } from '../../forms/ui/FormField.tsx';
import { Trap } from '../../forms/ui/Trap.tsx';
import { useForm } from '../../forms/ui/useForm.ts';
import { formatDayMonth } from '../../kit/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { iconBell } from '../../ui/icons.ts';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import type { NotifyAnswer } from '../observe/model.ts';
import { observeTexts } from '../observe/texts.ts';
import { useNotice } from '../observe/useNotice.ts';
import styles from './Buy.module.css';
import type { Buying } from './buying.ts';
import { chosenSize } from './buyState.ts';
import type { BuyView } from './model.ts';
import { buyTexts } from './texts.ts';

interface Props {
  view: BuyView;
  now: Buying;
  /** Can the product be had: then all of this is disabled and hidden (specification, section 4). */
  off: boolean;
  /** What came of a form that was sent without scripts. */
  first: NotifyAnswer | undefined;
}

/** A promise to write once, when what is sold out is back. */
export function Notify({ view, now, off, first }: Props) {
  const t = useText(buyTexts);
  const words = useText(observeTexts);
  const notice = useNotice(view.id, first);
  const size = chosenSize({ sizes: now.sizes, size: now.size });
  const { delivery_date: date } = now.state.availability;
  const name = view.hasSizes ? size.name : view.name;
  const title =
    date === undefined
      ? t('notifyTitle')
      : t('notifyBack', { name, date: formatDayMonth(Date.parse(`${date}T12:00:00Z`)) });
  const own = notice.answer?.size === now.size ? notice.answer : undefined;
  return (
    <section
      className={styles.notify}
      id="projector_tell_availability_section"
      aria-labelledby="projector_tell_availability_title"
      hidden={off}
    >
      <h2 id="projector_tell_availability_title">{title}</h2>
      {own?.ok ? (
        <Note kind="ok" role="status">
          {words('done')}
        </Note>
      ) : (
        <NotifyFields view={view} size={now.size} off={off} notice={notice} own={own} />
      )}
    </section>
  );
}

interface FieldsProps {
  view: BuyView;
  size: string;
  off: boolean;
  notice: ReturnType<typeof useNotice>;
  /** What came of asking for this size. */
  own: Extract<NotifyAnswer, { ok: false }> | undefined;
}

/** Part of the form in which a shopper decides, but looked after and sent by itself. */
function NotifyFields({ view, size, off, notice, own }: FieldsProps) {
  const t = useText(buyTexts);
  const words = useText(observeTexts);
  const form = useForm({
    outcome: notice.outcome,
    idle: off,
    send: (whole) => void notice.ask(size, new FormData(whole)),
  });
  const { root, submit, model } = form;
  return (
    <FormContext value={form}>
      <div ref={root} className={styles.notifyFields}>
        {/* Hidden on most pages: of what is not asked for, only the field that others look for stands there. */}
        {!off && (
          <>
            <p className={styles.small}>{t('notifyLead')}</p>
            <div aria-live="assertive">{own?.why !== undefined && <Note kind="err">{own.why}</Note>}</div>
            <ErrorSummary
              fields={{
                email: { label: t('email'), id: EMAIL_ID },
                consent: { label: words('consentName'), id: CONSENT_ID },
              }}
            />
          </>
        )}
        <FormField
          id={EMAIL_ID}
          name="email"
          label={t('email')}
          {...EMAIL_FIELD}
          enterKeyHint="send"
          maxLength={254}
          disabled={off}
          defaultValue={own?.email}
        />
        {!off && (
          <>
            <FormCheck id={CONSENT_ID} name="consent" required defaultChecked={own?.consent}>
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
              busy={model.phase === 'checking' || model.phase === 'sending'}
              onClick={(event) => {
                event.preventDefault();
                const { form: whole } = event.currentTarget;
                // Its code is still on the way: the browser's own rules hold, and the server looks at what was typed.
                if (!submit() && whole && isFilled(event.currentTarget)) void notice.ask(size, new FormData(whole));
              }}
            >
              {t('notify')}
            </Button>
          </>
        )}
      </div>
    </FormContext>
  );
}

/** Tells the first field of this part that is not filled in; the rest of the form is another matter. */
const isFilled = (button: HTMLButtonElement): boolean =>
  [...(button.closest('section')?.querySelectorAll('input') ?? [])].every((input) => input.reportValidity());

const EMAIL_ID = 'projector_tell_availability_email';
const CONSENT_ID = 'projector_tell_availability_consent';
