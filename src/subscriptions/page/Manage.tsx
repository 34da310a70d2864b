import type { ReactNode } from 'react';
import { nbsp } from '../../kit/typography.ts';
import layout from '../../orderPages/order/OrderPage.module.css';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { dayWords } from '../model.ts';
import { subscriptionTexts } from '../texts.ts';
import styles from './SubscriptionPage.module.css';
import type { SubscriptionActions } from './view.ts';

/** Forms that change a subscription; each is posted as a document and answers with the page. */
export function Manage({
  actions: { pause, resume, skip, move, cancel },
  at,
  ask,
  badDate,
}: {
  actions: SubscriptionActions;
  at: string;
  ask: string;
  badDate: boolean;
}) {
  const t = useText(subscriptionTexts);
  return (
    <section className={layout.box} aria-labelledby="zmien">
      <h2 id="zmien">{t('manageTitle')}</h2>
      <div className={`stack ${styles.manage}`}>
        {resume && (
          <One at={at} value="resume" label={t('resume')} text={t('resumeText', { date: resume.date })} first />
        )}
        {skip && (
          <One at={at} value="skip" label={t('skip')} text={t('skipText', { date: skip.date })} date={skip.day} />
        )}
        {move && (
          <form method="post" action={at} noValidate className={`stack ${styles.one}`}>
            <Field
              label={t('moveLabel')}
              help={nbsp(move.text)}
              answer={
                badDate
                  ? { kind: 'err', text: t('moveBad', { from: dayWords(move.from), to: dayWords(move.to) }) }
                  : undefined
              }
            >
              {(control) => (
                <Input type="date" name="date" min={move.from} max={move.to} defaultValue={move.value} {...control} />
              )}
            </Field>
            <Button type="submit" name="do" value="move">
              {t('move')}
            </Button>
          </form>
        )}
        {pause && <One at={at} value="pause" label={t('pause')} text={t('pauseText')} />}
        {cancel && (
          <div className={`stack ${styles.one}`}>
            <p>{cancel.least === undefined ? t('cancelText') : t('cancelLeast', { n: cancel.least })}</p>
            <Button href={ask}>{t('cancel')}</Button>
          </div>
        )}
      </div>
    </section>
  );
}

function One({
  at,
  value,
  label,
  text,
  date,
  first,
}: {
  at: string;
  value: string;
  label: string;
  text: ReactNode;
  /** Day that it is about. */
  date?: string;
  first?: boolean;
}) {
  return (
    <form method="post" action={at} className={`stack ${styles.one}`}>
      <p>{typeof text === 'string' ? nbsp(text) : text}</p>
      {date !== undefined && <input type="hidden" name="date" value={date} />}
      <Button type="submit" name="do" value={value} variant={first ? 'buy' : 'outline'}>
        {label}
      </Button>
    </form>
  );
}
