import { describeFields } from '../../forms/ui/describeFields.ts';
import { FormField } from '../../forms/ui/FormField.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { type FormTalk, returnedTo } from '../formAnswer.ts';
import { accountPageTexts } from '../pageTexts.ts';
import styles from './Account.module.css';
import { AccountForm } from './AccountForm.tsx';
import { NewPasswordFields, type PasswordBounds } from './NewPasswordFields.tsx';

/** Asks for a link by mail; says the same whether or not there is such an account. */
export function RecoveryPage({ talk, sent }: { talk: FormTalk; sent: boolean }) {
  const t = useText(accountPageTexts);
  const { field, labels } = describeFields({
    labels: { login: t('login') },
    longest: { login: 254 },
    values: returnedTo(talk.answer),
  });
  return (
    <Wrap className={styles.narrow}>
      <PageHead id="odzyskiwanie" title={t('recovery')} lead={sent ? undefined : t('recoveryLead')} />
      {sent ? (
        <Note kind="ok" title={t('recoverySentTitle')}>
          <p>{t('recoverySent')}</p>
          <p>{t('recoverySpam')}</p>
        </Note>
      ) : (
        <div className={styles.panel}>
          <AccountForm talk={talk} fields={labels} labelledBy="odzyskiwanie" submit={t('recoverySend')}>
            <FormField
              {...field('login')}
              required
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="send"
            />
          </AccountForm>
        </div>
      )}
      <p className={styles.other}>
        <a href="/logowanie">{t('signIn')}</a>
      </p>
    </Wrap>
  );
}

/** Where the link of the mail leads. */
export function NewPasswordPage({ talk, good, bounds }: { talk: FormTalk; good: boolean; bounds: PasswordBounds }) {
  const t = useText(accountPageTexts);
  const { labels } = describeFields({
    labels: { client_password: t('newPassword'), client_password_repeat: t('passwordRepeat') },
    longest: {},
    values: undefined,
  });
  return (
    <Wrap className={styles.narrow}>
      <PageHead
        id="haslo"
        title={t(good ? 'setPassword' : 'linkOver')}
        lead={t(good ? 'setPasswordLead' : 'linkOverText')}
      />
      {good ? (
        <div className={styles.panel}>
          <AccountForm talk={talk} fields={labels} labelledBy="haslo" submit={t('setPassword')}>
            <NewPasswordFields bounds={bounds} label={t('newPassword')} />
          </AccountForm>
        </div>
      ) : (
        <p>
          <Button href="/odzyskiwanie-hasla" variant="buy">
            {t('linkAgain')}
          </Button>
        </p>
      )}
    </Wrap>
  );
}
