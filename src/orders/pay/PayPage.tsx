import type { ReactNode } from 'react';
import { namesInShort } from '../../payments/wayNames.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { type PayError, type PayView, WAITS } from './model.ts';
import styles from './PayPage.module.css';
import { payTexts } from './texts.ts';

export interface PayPageProps {
  number: string;
  /** Amount to pay with its currency. */
  amount: string;
  /** Words for the moment until which the order must be paid. */
  until: string | undefined;
  pay: PayView;
  /** Why the last attempt did not begin. */
  error: PayError | undefined;
  /** True when a bank transfer may be chosen. */
  transfer: boolean;
  orderHref: string;
  /** Ways of paying online by the names of the provider. */
  onlineNames: readonly string[];
}

/** Where an order is paid: the code or the way to the provider, what became of it, and another way. */
export function PayPage({ number, amount, until, pay, error, transfer, orderHref, onlineNames }: PayPageProps) {
  const t = useText(payTexts);
  const names = namesInShort(onlineNames);
  const isPending = pay.state === 'pending';
  return (
    <Wrap className={`stack ${styles.page}`}>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="lead">{t('due', { amount })}</p>
        <p>
          <a href={orderHref} className="tap">
            {t('order', { number })}
          </a>
        </p>
      </div>
      {/* Looked at again and changed in place (`watch.ts`): what stands below must stay where it is. */}
      <div {...{ [WAITS]: isPending || undefined }}>
        <div aria-live="assertive" className={styles.told}>
          <Told pay={pay} error={error} amount={amount} />
        </div>
        <p hidden={!isPending} className={styles.check}>
          <Button href="">{t('check')}</Button>
        </p>
      </div>
      <div className={styles.ways}>
        <h2 hidden={!isPending}>{t('again')}</h2>
        <Way title={t('blikTitle')} id="blik">
          {/* Told by the server in the shop's words, not by the browser in its own. */}
          <form method="post" noValidate className={`stack ${styles.form}`}>
            <Field
              id="blik_code"
              label={t('blikCode')}
              help={t('blikHelp')}
              answer={error === 'noCode' || error === 'badCode' ? { kind: 'err', text: t(error) } : undefined}
            >
              {(control) => (
                <Input
                  {...control}
                  name="blik_code"
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  enterKeyHint="send"
                  maxLength={7}
                  required
                />
              )}
            </Field>
            <Button type="submit" name="do" value="blik" variant="buy">
              {t('blikPay', { amount })}
            </Button>
          </form>
        </Way>
        <Way title={t('onlineTitle')} id="online">
          <p>
            {t('onlineText')} {names && t(names.more ? 'onlineSome' : 'onlineNames', { names: names.names })}
          </p>
          <form method="post">
            <Button type="submit" name="do" value="online">
              {t('onlinePay', { amount })}
            </Button>
          </form>
        </Way>
        {transfer && (
          <Way title={t('transferTitle')} id="przelew">
            <p>{t('transferText')}</p>
            <form method="post">
              <Button type="submit" name="do" value="transfer">
                {t('transferPay')}
              </Button>
            </form>
          </Way>
        )}
      </div>
      {until !== undefined && <p className="small muted">{t('until', { when: until })}</p>}
    </Wrap>
  );
}

const Way = ({ title, id, children }: { title: string; id: string; children: ReactNode }) => (
  <section className={`stack ${styles.way}`} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

const REASONS = ['refused', 'expired', 'cancelled', 'used', 'invalid'] as const;

/** What became of the last attempt. */
function Told({ pay, error, amount }: Pick<PayPageProps, 'pay' | 'error' | 'amount'>) {
  const t = useText(payTexts);
  if (error !== undefined && error !== 'noCode' && error !== 'badCode') {
    return (
      <Note kind="err" title={t(`${error}Title`)}>
        <p>{t(`${error}Text`)}</p>
      </Note>
    );
  }
  if (pay.state === 'pending') {
    return (
      <Note kind="info" title={t('pendingTitle')}>
        <p>{pay.method === 'blik' ? t('pendingBlik', { amount }) : t('pendingOnline')}</p>
      </Note>
    );
  }
  if (pay.state !== 'failed') return null;
  const reason = REASONS.find((one) => one === pay.reason) ?? 'rejected';
  return (
    <Note kind="err" title={t('failedTitle')}>
      <p>
        {t(reason)} {t('failedText')}
      </p>
    </Note>
  );
}
