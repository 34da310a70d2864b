import { KeySignIn } from '../../accounts/KeySignIn.tsx';
import { NewPasswordPage, RecoveryPage } from '../../customers/pages/RecoveryPage.tsx';
import { RegisterPage } from '../../customers/pages/RegisterPage.tsx';
import { SignInPage } from '../../customers/pages/SignInPage.tsx';
import { SignOutPage } from '../../customers/pages/SignOutPage.tsx';
import type { PageProps } from './page.ts';
import type { DoorName } from './places.ts';
import { useTalk } from './useTalk.ts';
import type { PagesOf, ViewOf } from './views.ts';

type Props<Name extends DoorName> = PageProps<ViewOf<Name>>;

const SignIn = ({ view: { after, prove, service }, ...form }: Props<'signIn'>) => (
  <SignInPage
    talk={useTalk(form)}
    after={after}
    prove={prove}
    keys={<KeySignIn service={service} onDone={() => window.location.assign(after)} />}
  />
);

const Register = ({ view, ...form }: Props<'register'>) => <RegisterPage talk={useTalk(form)} {...view} />;

const Recovery = ({ view, ...form }: Props<'recovery'>) => <RecoveryPage talk={useTalk(form)} {...view} />;

const NewPassword = ({ view, ...form }: Props<'newPassword'>) => <NewPasswordPage talk={useTalk(form)} {...view} />;

/** Pages that anybody may open. */
export const pages: PagesOf<DoorName> = {
  signIn: SignIn,
  signOut: SignOutPage,
  register: Register,
  recovery: Recovery,
  newPassword: NewPassword,
};
