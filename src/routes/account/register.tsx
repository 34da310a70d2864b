import type { FormAnswer } from '../../customers/formAnswer.ts';
import registerForm from '../../customers/pages/RegisterForm.island.tsx';
import { RegisterPage } from '../../customers/pages/RegisterPage.tsx';
import { REGISTER_LONGEST, registrationOf } from '../../customers/registration.ts';
import { readForm } from '../../forms/formData.ts';
import { Island } from '../../ui/islands/Island.tsx';
import { redirect, redirectWhole } from '../outcomes.ts';
import { definePage } from '../page.ts';
import { postedForm } from '../postedForm.server.ts';
import { afterOf, withAfter } from './after.ts';
import { accountHead, answerOf, boundsOf, shownAgain } from './guard.server.ts';

const PATH = '/rejestracja';
const PRIVACY = 'polityka-prywatnosci';

export const registerPage = definePage({
  path: PATH,
  type: 'client-new',
  personal: true,
  load({ shop, visit, url }) {
    if (visit.customer !== undefined) throw redirect('/konto');
    return {
      head: accountHead(shop, 'register', PATH),
      after: afterOf(url),
      shopName: shop.shop.name,
      bounds: boundsOf(shop),
      privacyHref: shop.content.page(PRIVACY) && `/strona/${PRIVACY}`,
    };
  },
  async post({ shop, visit, visitor, url, request }): Promise<FormAnswer> {
    const values = readForm(await postedForm(request), REGISTER_LONGEST);
    const done = await shop.customers.register(visit, registrationOf(values), visitor);
    if (!done.ok) return answerOf(done.error, shop, shownAgain(values));
    throw redirectWhole(afterOf(url));
  },
  View: ({ data: { after, shopName, bounds, privacyHref }, answer }) => (
    <RegisterPage after={after}>
      <Island of={registerForm} props={{ at: withAfter(PATH, after), first: answer, shopName, bounds, privacyHref }} />
    </RegisterPage>
  ),
});
