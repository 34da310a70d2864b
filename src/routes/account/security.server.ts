import type { FormAnswer } from '../../customers/formAnswer.ts';
import type { Customer } from '../../customers/model.ts';
import { VERIFY_PATH } from '../../customers/paths.ts';
import { readForm } from '../../forms/formData.ts';
import { redirect } from '../outcomes.ts';
import type { PageRequest } from '../page.ts';
import { postedForm } from '../postedForm.server.ts';
import { answerOf, missing } from './guard.server.ts';

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
export async function changeSecurity(
  { shop, visit, request }: PageRequest,
  customer: Customer,
): Promise<FormAnswer | undefined> {
  const { customers, passkeys } = shop;
  const given = readForm(await postedForm(request), FIELDS);
  switch (given.intent) {
    case 'password': {
      const { current_password: current, client_password: password, client_password_repeat: repeat } = given;
      const done = await customers.changePassword(visit, { current, password, repeat });
      return done.ok ? undefined : answerOf(done.error, shop, {}, 'password');
    }
    case 'email': {
      const done = await customers.changeEmail(visit, given.client_email);
      if (done.ok) throw redirect(`${VERIFY_PATH}?wyslano=nowy`);
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
      await customers.revoke(visit, given.place);
      return undefined;
    default:
      return undefined;
  }
}
