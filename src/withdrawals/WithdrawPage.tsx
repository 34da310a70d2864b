import type { ReactNode } from 'react';
import { nbsp } from '../kit/typography.ts';
import { Button } from '../ui/Button.tsx';
import { DefinitionList } from '../ui/DefinitionList.tsx';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { Wrap } from '../ui/layout/Wrap.tsx';
import { Note } from '../ui/Note.tsx';
import { useText } from '../ui/TextContext.tsx';
import { quantityField, WITHDRAW_TOLD } from './form.ts';
import type { WithdrawError } from './model.ts';
import { ReturnSteps } from './ReturnSteps.tsx';
import { withdrawTexts } from './texts.ts';
import type { WithdrawDoneView, WithdrawFormView, WithdrawSummaryView } from './view.ts';
import styles from './Withdraw.module.css';
import { WithdrawForm } from './WithdrawForm.tsx';

export type WithdrawView = WithdrawFormView | WithdrawSummaryView | WithdrawDoneView | { kind: 'stopped' };

interface WithdrawPageProps {
  view: WithdrawView;
  /** Why the statement was not taken, or cannot be made. */
  stop?: WithdrawError | undefined;
  email: string;
  /** Where its forms are posted. */
  at: string;
  orderHref: string;
}

/** The withdrawal function (Directive 2011/83/EU, art. 11a): statement, confirmation, acknowledgement. */
export function WithdrawPage({ view, stop, email, at, orderHref }: WithdrawPageProps) {
  const t = useText(withdrawTexts);
  const done = view.kind === 'done';
  const hasFaults = view.kind === 'form' && view.faults.length > 0;
  return (
    <Wrap className={styles.page}>
      <PageHead
        id="odstapienie"
        title={t(done ? 'doneTitle' : 'title')}
        lead={done ? t('doneText', { ...view.at, email: view.email }) : t('lead')}
      />
      {stop && (
        <div className={`stack ${styles.body}`}>
          <Note kind="warn" role="alert" {...(hasFaults ? {} : { id: WITHDRAW_TOLD })} title={t('stoppedTitle')}>
            <p>{t(`stop_${stop}`, { email })}</p>
          </Note>
        </div>
      )}
      {view.kind === 'form' && <WithdrawForm view={view} at={at} />}
      {view.kind === 'summary' && <Summary view={view} at={at} />}
      {done && <Done view={view} />}
      <p className={styles.away}>
        <a href={orderHref} className="tap">
          {t('toOrder')}
        </a>
      </p>
    </Wrap>
  );
}

function Part({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Step 2: nothing is stated before this button. */
function Summary({ view: { values, attempt, words, email, money }, at }: { view: WithdrawSummaryView; at: string }) {
  const t = useText(withdrawTexts);
  const hidden = {
    withdraw_name: values.name,
    withdraw_order: values.order,
    withdraw_email: values.email,
    withdraw_account: values.account,
    scope: values.scope,
    attempt,
    ...Object.fromEntries(
      Object.entries(values.quantities).map(([place, typed]) => [quantityField(Number(place)), typed]),
    ),
  };
  return (
    <form method="post" action={at} className={`stack ${styles.body}`} aria-labelledby="sprawdz">
      <div>
        <p className={`small muted ${styles.step}`}>{t('step', { n: 2 })}</p>
        <h2 id="sprawdz">{t('summaryTitle')}</h2>
        <p>{t('summaryLead')}</p>
      </div>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Part id="tresc" title={t('statementTitle')}>
        <p className={styles.statement}>{nbsp(words)}</p>
        <p>{t('confirmTo', { email })}</p>
      </Part>
      <Part id="pieniadze" title={t('moneyTitle')}>
        {money.rows.length > 1 && (
          <DefinitionList
            variant="sum"
            items={money.rows.map(({ key, label, value }) => ({ key, term: label, value }))}
          />
        )}
        <p>{nbsp(money.words)}</p>
      </Part>
      <div className={`cluster ${styles.actions}`}>
        <Button type="submit" variant="buy" name="step" value="2">
          {t('confirm')}
        </Button>
        <Button type="submit" variant="plain" name="step" value="0">
          {t('back')}
        </Button>
      </div>
    </form>
  );
}

function Done({ view: { words, money, inPerson, back } }: { view: WithdrawDoneView }) {
  const t = useText(withdrawTexts);
  return (
    <div className={`stack ${styles.body}`}>
      <Part id="tresc" title={t('statementTitle')}>
        <p className={styles.statement}>{nbsp(words)}</p>
      </Part>
      <Part id="pieniadze" title={t('moneyTitle')}>
        <p>{nbsp(money)}</p>
      </Part>
      <p>
        {back
          ? t(inPerson ? 'doneBring' : 'doneSend', { date: back.date, seller: back.seller })
          : t(inPerson ? 'doneNotHanded' : 'doneNotSent')}
      </p>
      {back?.way && (
        <Part id="bez-drukarki" title={t('returnTitle')}>
          <ReturnSteps way={back.way} />
        </Part>
      )}
    </div>
  );
}
