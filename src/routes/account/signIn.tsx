import type { FormAnswer } from '../../customers/formAnswer.ts';
import signInForm from '../../customers/pages/SignIn.island.tsx';
import { SignInPage } from '../../customers/pages/SignInPage.tsx';
import { readForm } from '../../forms/formData.ts';
import { KeySignIn } from '../../passkeys/KeySignIn.tsx';
import { isFresh } from '../../session/model.ts';
import { Island } from '../../ui/islands/Island.tsx';
import { redirect, redirectWhole } from '../outcomes.ts';
import { definePage } from '../page.ts';
import { postedForm } from '../postedForm.server.ts';
import { afterOf, withAfter } from './after.ts';
import { accountHead, answerOf } from './guard.server.ts';

const PATH = '/logowanie';

export const signInPage = definePage({
  path: PATH,
  type: 'signin',
  personal: true,
  async load({ shop, visit, url }) {
    const after = afterOf(url);
    const customer = visit.customer === undefined ? undefined : await shop.customers.find(visit.customer);
    if (customer && (after === '/konto' || isFresh(visit, shop.clock()))) throw redirect(after);
    return {
      head: accountHead(shop, customer ? 'proveTitle' : 'signIn', PATH),
      after,
      // Who is signed in already, and is to prove it.
      login: customer?.login,
      service: shop.passkeys.service,
    };
  },
  async post({ shop, visit, visitor, url, request }): Promise<FormAnswer> {
    const form = readForm(await postedForm(request), { login: 254, password: 128 });
    const done = await shop.customers.signIn(visit, form, visitor);
    if (!done.ok) return answerOf(done.error, shop, { login: form.login });
    // The whole page anew: what stands around it is another person's now.
    throw redirectWhole(afterOf(url));
  },
  View: ({ data: { after, login, service }, answer }) => (
    <SignInPage after={after} prove={login !== undefined}>
      <Island of={signInForm} props={{ at: withAfter(PATH, after), first: answer, login }} />
      <KeySignIn service={service} after={after} />
    </SignInPage>
  ),
});
