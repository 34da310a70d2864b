import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { VERIFY_PATH } from '../paths.ts';
import { verifyTexts } from '../verify.texts.ts';
import { AccountFrame } from './AccountFrame.tsx';
import styles from './Sections.module.css';

export interface VerifyView {
  email: string;
  verified: boolean;
  /** A link has just been sent to the address of the account, or to the one that it is to have. */
  sent: 'own' | 'new' | undefined;
  /** The address that the account is to have once it is confirmed. */
  pending: string | undefined;
}

/** Page about the proof of the account's address; `form` asks for a link. */
export function VerifyPage({ view: { email, verified, sent, pending }, form }: { view: VerifyView; form: ReactNode }) {
  const t = useText(verifyTexts);
  return (
    <AccountFrame current="/konto" title={t('title')}>
      {pending !== undefined && (
        <Note kind="info" title={t('pendingTitle')} {...(sent === 'new' ? { role: 'status' } : {})}>
          <div className={`stack ${styles.section}`}>
            <p>{t('pending', { email: pending })}</p>
            <form method="post" action={VERIFY_PATH}>
              <input type="hidden" name="intent" value="drop" />
              <Button type="submit" size="sm">
                {t('dropChange')}
              </Button>
            </form>
          </div>
        </Note>
      )}
      {sent === 'own' && !verified && (
        <Note kind="ok" role="status" title={t('sentTitle')}>
          <p>{t('sent', { email })}</p>
        </Note>
      )}
      {verified ? <p>{t('verified', { email })}</p> : form}
      <p>
        <a href="/konto">{t('toAccount')}</a>
      </p>
    </AccountFrame>
  );
}

/** Page behind the link of the e-mail: opening it changes nothing, its button does. */
export function VerifyLinkPage({ email, login, own, at }: VerifyLinkView & { at: string }) {
  const t = useText(verifyTexts);
  if (email === undefined) {
    return (
      <AccountFrame current="/konto" title={t('over')} lead={t('overText')}>
        <p>
          <Button href={VERIFY_PATH}>{t('title')}</Button>
        </p>
      </AccountFrame>
    );
  }
  const lead = own ? t('openOwn', { login }) : t('openNew', { login, email });
  return (
    <AccountFrame current="/konto" title={t('open', { email })} lead={lead}>
      <form method="post" action={at}>
        <Button type="submit" variant="buy">
          {t('yes')}
        </Button>
      </form>
    </AccountFrame>
  );
}

export interface VerifyLinkView {
  /** Address that the link proves; missing when it does not work. */
  email: string | undefined;
  login: string;
  /** True when the account has this address already. */
  own: boolean;
}

/** Offer to prove the address, on the first page of an account. */
export function VerifyOffer({ email }: { email: string }) {
  const t = useText(verifyTexts);
  return (
    <Note kind="info" title={t('notYet', { email })}>
      <div className={`stack ${styles.section}`}>
        <p>{t('notYetText')}</p>
        <form method="post" action={VERIFY_PATH}>
          <Button type="submit" size="sm">
            {t('askAgain')}
          </Button>
        </form>
      </div>
    </Note>
  );
}
