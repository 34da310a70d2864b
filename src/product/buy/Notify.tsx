import { formatDayMonth } from '../../kit/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { Check } from '../../ui/Check.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { iconBell } from '../../ui/icons.ts';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { observeTexts } from '../observe/texts.ts';
import styles from './Buy.module.css';
import type { Buying } from './buying.ts';
import { chosenSize } from './buyState.ts';
import type { BuyView, NotifyAnswer } from './model.ts';
import { buyTexts } from './texts.ts';

interface Props {
  view: BuyView;
  now: Buying;
  /** Can the product be had: then all of this is disabled and hidden (specification, section 4). */
  off: boolean;
  busy: boolean;
  answer: NotifyAnswer | undefined;
}

/** A promise to write once, when what is sold out is back. */
export function Notify({ view, now, off, busy, answer }: Props) {
  const t = useText(buyTexts);
  const words = useText(observeTexts);
  const size = chosenSize({ sizes: now.sizes, size: now.size });
  const { delivery_date: date } = now.state.availability;
  const name = view.hasSizes ? size.name : view.name;
  const title =
    date === undefined
      ? t('notifyTitle')
      : t('notifyBack', { name, date: formatDayMonth(Date.parse(`${date}T12:00:00Z`)) });
  const own = answer?.size === now.size ? answer : undefined;
  return (
    <fieldset
      className={styles.notify}
      id="projector_tell_availability_section"
      aria-labelledby="projector_tell_availability_title"
      disabled={off}
      hidden={off}
    >
      <h2 id="projector_tell_availability_title">{title}</h2>
      {own?.ok ? (
        <Note kind="ok">{words('done')}</Note>
      ) : (
        <>
          <p className={styles.small}>{t('notifyLead')}</p>
          <Field
            id="projector_tell_availability_email"
            label={t('email')}
            answer={own && !own.ok ? { kind: 'err', text: own.why } : undefined}
          >
            {(control) => (
              <Input
                {...control}
                type="email"
                name="email"
                autoComplete="email"
                required
                maxLength={254}
                disabled={off}
              />
            )}
          </Field>
          <Check id="projector_tell_availability_consent" name="consent" value="1" required disabled={off}>
            {words('consent')}
          </Check>
          <Button
            type="submit"
            name="intent"
            value="notify"
            formAction={`${view.path}${view.hasSizes ? `?size=${encodeURIComponent(now.size)}` : ''}`}
            icon={iconBell}
            busy={busy}
            disabled={off}
          >
            {t('notify')}
          </Button>
        </>
      )}
    </fieldset>
  );
}
