import type { ReactNode } from 'react';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { accountPageTexts } from '../pages.texts.ts';
import styles from './Account.module.css';
import { ToRegister } from './SignInForm.tsx';

/** Id of the heading, which names the form. */
export const SIGN_IN_PLACE = 'logowanie';

interface SignInPageProps {
  /** Address to go to afterwards. */
  after: string;
  /** True when a signed-in customer has to prove it again. */
  prove: boolean;
  /** Forms to sign in. */
  children: ReactNode;
}

export function SignInPage({ after, prove, children }: SignInPageProps) {
  const t = useText(accountPageTexts);
  return (
    <Wrap className={styles.narrow}>
      <PageHead
        id={SIGN_IN_PLACE}
        title={t(prove ? 'proveTitle' : 'signIn')}
        lead={t(prove ? 'proveLead' : 'signInLead')}
      />
      <div className={`stack ${styles.panel}`}>{children}</div>
      {!prove && (
        <div className={styles.other}>
          <ToRegister after={after} />
        </div>
      )}
    </Wrap>
  );
}
