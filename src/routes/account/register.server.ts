import { redirect, redirectDocument } from 'react-router';
import { REGISTER_LONGEST, registrationOf } from '../../customers/model.ts';
import type { PasswordBounds } from '../../customers/pages/NewPasswordFields.tsx';
import { readForm } from '../../forms/formData.ts';
import { services, visit, visitor } from '../context.server.ts';
import { postedForm } from '../postedForm.server.ts';
import { answerOf, boundsOf, shownAgain } from './guard.server.ts';
import type { ServedPage } from './page.ts';
import { afterOf, withAfter } from './signIn.server.ts';

interface RegisterView {
  after: string;
  shopName: string;
  bounds: PasswordBounds;
  privacyHref: string | undefined;
}

const PRIVACY = 'polityka-prywatnosci';

export const register: ServedPage<RegisterView> = {
  load({ context, request }) {
    const shop = context.get(services);
    if (context.get(visit).customer !== undefined) throw redirect('/konto', 303);
    const after = afterOf(request);
    const privacyHref = shop.content.page(PRIVACY) && `/strona/${PRIVACY}`;
    return {
      title: 'register',
      at: withAfter('/rejestracja', after),
      view: { after, shopName: shop.shop.name, bounds: boundsOf(shop), privacyHref },
    };
  },
  async act({ context, request }) {
    const shop = context.get(services);
    const values = readForm(await postedForm(request), REGISTER_LONGEST);
    const done = await shop.customers.register(context.get(visit), registrationOf(values), context.get(visitor));
    if (!done.ok) return answerOf(done.error, shop, shownAgain(values));
    throw redirectDocument(afterOf(request), 303);
  },
};
