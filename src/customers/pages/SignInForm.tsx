import type { ReactNode } from 'react';
import { describeFields } from '../../forms/ui/describeFields.ts';
import { FormField } from '../../forms/ui/FormField.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { type FormTalk, returnedTo } from '../formAnswer.ts';
import { accountPageTexts } from '../pages.texts.ts';
import styles from './Account.module.css';
import { AccountForm } from './AccountForm.tsx';

interface SignInFormProps {
  talk: FormTalk;
  /** Id of the heading that names it. */
  labelledBy: string;
  /** Ids of its fields where the page around it may have fields of their names. */
  ids?: { login: string; password: string };
  /** Login of a customer who is signed in and has to prove it again. */
  login?: string | undefined;
  /** The way in without a password. */
  keys?: ReactNode;
}

/** Form to sign in, on its page and in the dialog over any other. */
export function SignInForm({ talk, labelledBy, ids, login, keys }: SignInFormProps) {
  const t = useText(accountPageTexts);
  const { field, labels } = describeFields({
    labels: { login: t('login'), password: t('password') },
    longest: { login: 254 },
    values: { login: returnedTo(talk.answer).login ?? login ?? '' },
    ...(ids ? { ids } : {}),
  });
  return (
    <>
      <AccountForm
        talk={talk}
        fields={labels}
        labelledBy={labelledBy}
        submit={t('signIn')}
        beside={
          <a href="/odzyskiwanie-hasla" className={`tap ${styles.aside}`}>
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
    </>
  );
}

/** Link to registration, and back from there. */
export function ToRegister({ after }: { after: string }) {
  const t = useText(accountPageTexts);
  const on = after === '/konto' ? '' : `?dalej=${encodeURIComponent(after)}`;
  return (
    <p>
      {t('noAccount')} <a href={`/rejestracja${on}`}>{t('register')}</a>
    </p>
  );
}
