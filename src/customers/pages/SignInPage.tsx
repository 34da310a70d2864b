import type { ReactNode } from 'react';
import { describeFields } from '../../forms/ui/describeFields.ts';
import { FormField } from '../../forms/ui/FormField.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { type FormTalk, returnedTo } from '../formAnswer.ts';
import { accountPageTexts } from '../pageTexts.ts';
import styles from './Account.module.css';
import { AccountForm } from './AccountForm.tsx';

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
  const { field, labels } = describeFields({
    labels: { login: t('login'), password: t('password') },
    longest: { login: 254 },
    values: { login: returnedTo(talk.answer).login ?? prove ?? '' },
  });
  const on = after === '/konto' ? '' : `?dalej=${encodeURIComponent(after)}`;
  return (
    <Wrap className={styles.narrow}>
      <PageHead
        id="logowanie"
        title={t(prove === undefined ? 'signIn' : 'proveTitle')}
        lead={t(prove === undefined ? 'signInLead' : 'proveLead')}
      />
      <div className={styles.panel}>
        <AccountForm
          talk={talk}
          fields={labels}
          labelledBy="logowanie"
          submit={t('signIn')}
          beside={
            <a href="/odzyskiwanie-hasla" className={styles.aside}>
              {t('forgotten')}
            </a>
          }
        >
          <input type="hidden" name="operation" value="login" />
          <FormField
            {...field('login')}
            required
            autoComplete="username webauthn"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
          />
          <FormField
            {...field('password')}
            kind="password"
            required
            autoComplete="current-password"
            enterKeyHint="done"
          />
        </AccountForm>
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
