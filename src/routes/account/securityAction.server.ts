import type { FormAnswer } from '../../customers/formAnswer.ts';
import { readForm } from '../../forms/formData.ts';
import { answerOf, type Own } from './guard.server.ts';

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
export async function changeSecurity({ shop, asking, customer }: Own, form: FormData): Promise<FormAnswer | undefined> {
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
      return done.ok ? undefined : answerOf(done.error, shop, { client_email: given.client_email }, 'email');
    }
    case 'rename':
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
