import { KeySignIn } from '../../accounts/KeySignIn.tsx';
import { NewPasswordPage, RecoveryPage } from '../../customers/pages/RecoveryPage.tsx';
import { RegisterPage } from '../../customers/pages/RegisterPage.tsx';
import { SignInPage } from '../../customers/pages/SignInPage.tsx';
import { SignOutPage } from '../../customers/pages/SignOutPage.tsx';
import type { PagesOf } from './code.ts';
import type { DoorName } from './places.ts';

/** Pages that anybody may open. */
export const pages: PagesOf<DoorName> = {
  signIn: ({ view: { after, prove, domain }, talk }) => (
    <SignInPage
      talk={talk}
      after={after}
      prove={prove}
      keys={<KeySignIn service={{ base: '/accounts', domain }} onDone={() => window.location.assign(after)} />}
    />
  ),
  signOut: SignOutPage,
  register: ({ view, talk }) => <RegisterPage talk={talk} {...view} />,
  recovery: ({ view, talk }) => <RecoveryPage talk={talk} {...view} />,
  newPassword: ({ view, talk }) => <NewPasswordPage talk={talk} {...view} />,
};
