import type { FormAnswer } from '../../customers/formAnswer.ts';
import { VERIFY_PATH } from '../../customers/paths.ts';
import { readForm } from '../../forms/formData.ts';
import { isFresh } from '../../session/model.ts';
import { redirect } from '../outcomes.ts';
import type { PageRequest } from '../page.ts';
import { postedForm } from '../postedForm.server.ts';
import { accountOf, answerOf, freshAccount, missing, signedOut, signInPath } from './guard.server.ts';

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

/** Fields of each form that come back to whoever is signed out by now: never a password. */
const TYPED = { email: ['client_email'], rename: ['name', 'key'] } as const;

type Given = Record<keyof typeof FIELDS, string>;

/** What was typed and would be lost at a sign-in. */
function typedIn(given: Given): Record<string, string> | undefined {
  const [text, ...beside] = given.intent === 'email' || given.intent === 'rename' ? TYPED[given.intent] : [];
  if (text === undefined || given[text].trim() === '') return undefined;
  return Object.fromEntries([text, ...beside].map((name) => [name, given[name]]));
}

/** Changes one of the things that open an account; undefined when it is done. */
export async function changeSecurity(asked: PageRequest): Promise<FormAnswer | undefined> {
  const { shop, visit, request, url } = asked;
  const { customers, passkeys } = shop;
  const given = readForm(await postedForm(request), FIELDS);
  const signedIn = await accountOf(asked);
  const lost = signedIn && isFresh(visit, shop.clock()) ? undefined : typedIn(given);
  if (lost) {
    const words = signedIn ? 'proofOver' : 'signedOut';
    return signedOut(shop, lost, { words, intent: given.intent, signIn: signInPath(url) });
  }
  const customer = await freshAccount(asked);
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
