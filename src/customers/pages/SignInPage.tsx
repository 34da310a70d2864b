import type { ReactNode } from 'react';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { useText } from '../../ui/TextContext.tsx';
import type { FormTalk } from '../formAnswer.ts';
import { accountPageTexts } from '../pageTexts.ts';
import styles from './Account.module.css';
import { SignInForm, ToRegister } from './SignInForm.tsx';

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
  return (
    <Wrap className={styles.narrow}>
      <PageHead
        id="logowanie"
        title={t(prove === undefined ? 'signIn' : 'proveTitle')}
        lead={t(prove === undefined ? 'signInLead' : 'proveLead')}
      />
      <div className={styles.panel}>
        <SignInForm talk={talk} labelledBy="logowanie" login={prove} keys={keys} />
      </div>
      {prove === undefined && (
        <div className={styles.other}>
          <ToRegister after={after} />
        </div>
      )}
    </Wrap>
  );
}
