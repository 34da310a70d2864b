import { FormField } from '../../forms/ui/FormField.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { PURPOSES } from '../model.ts';
import { accountPageTexts } from '../pageTexts.ts';
import styles from './Account.module.css';
import { ConsentChecks } from './ConsentChecks.tsx';
import { NewPasswordFields, type PasswordBounds } from './NewPasswordFields.tsx';
import { PartyFields } from './PartyFields.tsx';
import { type FormTalk, PostForm } from './PostForm.tsx';

interface RegisterPageProps {
  talk: FormTalk;
  after: string;
  shopName: string;
  bounds: PasswordBounds;
  privacyHref?: string | undefined;
}

export function RegisterPage({ talk, after, shopName, bounds, privacyHref }: RegisterPageProps) {
  const t = useText(accountPageTexts);
  const values = talk.answer?.values ?? {};
  const field = (name: string) => ({ id: name, name, defaultValue: values[name] });
  const on = after === '/konto' ? '' : `?dalej=${encodeURIComponent(after)}`;
  const labels = {
    client_firm: t('firm'),
    client_nip: t('nip'),
    client_firstname: t('firstname'),
    client_lastname: t('lastname'),
    client_email: t('email'),
    client_phone: t('phone'),
    client_login: t('newLogin'),
    client_password: t('password'),
    client_password_repeat: t('passwordRepeat'),
  };
  return (
    <Wrap className={styles.narrow}>
      <header className={styles.head}>
        <h1 id="rejestracja">{t('register')}</h1>
        <p className="lead">{t('registerLead')}</p>
      </header>
      <div className={styles.panel}>
        <PostForm
          {...talk}
          action={`/rejestracja${on}`}
          labels={labels}
          labelledBy="rejestracja"
          submit={t('register')}
          buy
        >
          <PartyFields values={values} kind={values.client_type === 'firm' ? 'firm' : 'private'} />
          <FormField
            {...field('client_email')}
            label={t('email')}
            kind="email"
            required
            autoComplete="email"
            inputMode="email"
            spellCheck={false}
            enterKeyHint="next"
            maxLength={254}
            data={{ graphql: 'email' }}
          />
          <FormField
            {...field('client_phone')}
            label={t('phone')}
            kind="tel"
            optional
            autoComplete="tel"
            inputMode="tel"
            enterKeyHint="next"
            maxLength={25}
          />
          <FormField
            {...field('client_login')}
            label={t('newLogin')}
            help={t('newLoginHelp')}
            optional
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
            maxLength={40}
            data={{ graphql: 'login' }}
          />
          <NewPasswordFields bounds={bounds} />
          <ConsentChecks shopName={shopName} given={PURPOSES.filter((purpose) => values[`client_${purpose}`])} />
          <p className={styles.small}>
            {t('privacy')}
            {privacyHref !== undefined && (
              <>
                {' '}
                <a href={privacyHref}>{t('privacyLink')}</a>
              </>
            )}
          </p>
        </PostForm>
      </div>
      <p className={styles.other}>
        {t('hasAccount')} <a href={`/logowanie${on}`}>{t('signIn')}</a>
      </p>
    </Wrap>
  );
}
