import { island } from '../../ui/islands/island.ts';
import { SignInForm } from './SignInForm.tsx';
import { SIGN_IN_PLACE } from './SignInPage.tsx';
import { type ServedTalk, useTalk } from './useTalk.ts';

interface SignInProps extends ServedTalk {
  /** Login of a customer who is signed in and has to prove it again. */
  login: string | undefined;
}

const SignIn = ({ login, ...served }: SignInProps) => (
  <SignInForm talk={useTalk(served)} labelledBy={SIGN_IN_PLACE} login={login} />
);

export default island('customers/pages/SignIn', SignIn);
