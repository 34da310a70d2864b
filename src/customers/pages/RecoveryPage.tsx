import { FormField } from '../../forms/ui/FormField.tsx';
import { Button } from '../../ui/Button.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { accountPageTexts } from '../pageTexts.ts';
import styles from './Account.module.css';
import { NewPasswordFields, type PasswordBounds } from './NewPasswordFields.tsx';
import { type FormTalk, PostForm } from './PostForm.tsx';

/** Asks for a link by mail; says the same whether or not there is such an account. */
export function RecoveryPage({ talk, sent }: { talk: FormTalk; sent: boolean }) {
  const t = useText(accountPageTexts);
  return (
    <Wrap className={styles.narrow}>
      <header className={styles.head}>
        <h1 id="odzyskiwanie">{t('recovery')}</h1>
        {!sent && <p className="lead">{t('recoveryLead')}</p>}
      </header>
      {sent ? (
        <Note kind="ok" title={t('recoverySentTitle')}>
          <p>{t('recoverySent')}</p>
          <p>{t('recoverySpam')}</p>
        </Note>
      ) : (
        <div className={styles.panel}>
          <PostForm
            {...talk}
            action="/odzyskiwanie-hasla"
            labels={{ login: t('login') }}
            labelledBy="odzyskiwanie"
            submit={t('recoverySend')}
            buy
          >
            <FormField
              id="login"
              name="login"
              label={t('login')}
              required
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="send"
              maxLength={254}
              defaultValue={talk.answer?.values.login}
            />
          </PostForm>
        </div>
      )}
      <p className={styles.other}>
        <a href="/logowanie">{t('signIn')}</a>
      </p>
    </Wrap>
  );
}

/** Where the link of the mail leads. */
export function NewPasswordPage({
  talk,
  path,
  good,
  bounds,
}: {
  talk: FormTalk;
  path: string;
  good: boolean;
  bounds: PasswordBounds;
}) {
  const t = useText(accountPageTexts);
  return (
    <Wrap className={styles.narrow}>
      <header className={styles.head}>
        <h1 id="haslo">{t(good ? 'setPassword' : 'linkOver')}</h1>
        <p className="lead">{t(good ? 'setPasswordLead' : 'linkOverText')}</p>
      </header>
      {good ? (
        <div className={styles.panel}>
          <PostForm
            {...talk}
            action={path}
            labels={{ client_password: t('newPassword'), client_password_repeat: t('passwordRepeat') }}
            labelledBy="haslo"
            submit={t('setPassword')}
            buy
          >
            <NewPasswordFields bounds={bounds} label={t('newPassword')} />
          </PostForm>
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
