import type { ReactNode } from 'react';
import { FormField } from '../../forms/ui/FormField.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { accountPageTexts } from '../pageTexts.ts';
import styles from './Account.module.css';
import { type FormTalk, PostForm } from './PostForm.tsx';

interface SignInPageProps {
  talk: FormTalk;
  /** Where to go afterwards. */
  after: string;
  /** Whoever is signed in is to prove it once more. */
  prove?: string | undefined;
  /** The way in without a password. */
  keys?: ReactNode;
}

export function SignInPage({ talk, after, prove, keys }: SignInPageProps) {
  const t = useText(accountPageTexts);
  const labels = { login: t('login'), password: t('password') };
  const on = after === '/konto' ? '' : `?dalej=${encodeURIComponent(after)}`;
  return (
    <Wrap className={styles.narrow}>
      <header className={styles.head}>
        <h1 id="logowanie">{t(prove === undefined ? 'signIn' : 'proveTitle')}</h1>
        <p className="lead">{t(prove === undefined ? 'signInLead' : 'proveLead')}</p>
      </header>
      <div className={styles.panel}>
        <PostForm
          {...talk}
          action={`/logowanie${on}`}
          labels={labels}
          labelledBy="logowanie"
          submit={t('signIn')}
          buy
          beside={
            <a href="/odzyskiwanie-hasla" className={styles.aside}>
              {t('forgotten')}
            </a>
          }
        >
          <input type="hidden" name="operation" value="login" />
          <FormField
            id="login"
            name="login"
            label={t('login')}
            required
            autoComplete="username webauthn"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
            maxLength={254}
            defaultValue={talk.answer?.values.login ?? prove}
          />
          <FormField
            id="password"
            name="password"
            label={t('password')}
            kind="password"
            required
            autoComplete="current-password"
            enterKeyHint="done"
          />
        </PostForm>
        {keys}
      </div>
      {prove === undefined && (
        <p className={styles.other}>
          {t('noAccount')} <a href={`/rejestracja${on}`}>{t('register')}</a>
        </p>
      )}
    </Wrap>
  );
}
