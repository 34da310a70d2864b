import { redirect } from 'react-router';
import type { PasskeyView, Service } from '../../accounts/model.ts';
import type { FormAnswer } from '../../customers/formAnswer.ts';
import type { PasswordBounds } from '../../customers/pages/NewPasswordFields.tsx';
import { VERIFY_PATH } from '../../customers/verifyPath.ts';
import { readForm } from '../../forms/formData.ts';
import type { SignedInSession } from '../../session/service.server.ts';
import { postedForm } from '../postedForm.server.ts';
import { answerOf, boundsOf, freshAccount, missing, type Own, wasSaved } from './guard.server.ts';
import type { ServedPage } from './page.ts';

interface SecurityView {
  login: string;
  email: string;
  displayName: string;
  /** Of the account, as authenticators know it. */
  handle: string;
  bounds: PasswordBounds;
  keys: readonly PasskeyView[];
  places: readonly SignedInSession[];
  /** The place of this browser. */
  here: string | undefined;
  service: Service;
  saved: boolean;
}

/** All here opens the account: it is shown to who has just proved who they are. */
export const security: ServedPage<SecurityView> = {
  async load(asked) {
    const { shop, asking, customer } = await freshAccount(asked);
    const { id, login, email, address } = customer;
    return {
      title: 'account',
      view: {
        login,
        email,
        displayName: [address.firstname, address.lastname].join(' ').trim() || login,
        handle: Buffer.from(id).toString('base64url'),
        bounds: boundsOf(shop),
        keys: await shop.passkeys.keys(id),
        places: await shop.customers.places(id),
        here: asking.place,
        service: shop.passkeys.service,
        saved: wasSaved(asked),
      },
    };
  },
  async act(asked) {
    const own = await freshAccount(asked);
    const refused = await changeSecurity(own, await postedForm(asked.request));
    if (refused) return refused;
    throw redirect('/konto/bezpieczenstwo?zapisano=1', 303);
  },
};

const FIELDS = {
  intent: 20,
  current_password: 128,
  client_password: 128,
  client_password_repeat: 128,
  client_email: 254,
  key: 1400,
  name: 60,
  place: 64,
};

/** Changes one of the things that open an account; undefined when it is done. */
async function changeSecurity({ shop, asking, customer }: Own, form: FormData): Promise<FormAnswer | undefined> {
  const { customers, passkeys } = shop;
  const given = readForm(form, FIELDS);
  switch (given.intent) {
    case 'password': {
      const { current_password: current, client_password: password, client_password_repeat: repeat } = given;
      const done = await customers.changePassword(asking, { current, password, repeat });
      return done.ok ? undefined : answerOf(done.error, shop, {}, 'password');
    }
    case 'email': {
      const done = await customers.changeEmail(asking, given.client_email);
      if (done.ok) throw redirect(`${VERIFY_PATH}?wyslano=nowy`, 303);
      return answerOf(done.error, shop, { client_email: given.client_email }, 'email');
    }
    case 'rename':
      if (given.name.trim() === '') return missing('name', 'required', shop, { key: given.key }, 'rename');
      await passkeys.rename(customer.id, given.key, given.name);
      return undefined;
    case 'removeKey':
      await passkeys.remove(customer.id, given.key);
      return undefined;
    case 'revoke':
      await customers.revoke(asking, given.place);
      return undefined;
    default:
      return undefined;
  }
}
