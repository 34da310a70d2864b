import { redirect } from 'react-router';
import type { VerifyLinkView, VerifyView } from '../../customers/pages/VerifyPages.tsx';
import { VERIFY_PATH } from '../../customers/verifyPath.ts';
import { postedForm } from '../postedForm.server.ts';
import { answerOf, ownAccount } from './guard.server.ts';
import type { ServedPage } from './page.ts';

export const verify: ServedPage<VerifyView> = {
  async load(asked) {
    const { shop, customer } = await ownAccount(asked);
    const asks = new URL(asked.request.url).searchParams.get('wyslano');
    const sent = asks === '1' ? 'own' : asks === 'nowy' ? 'new' : undefined;
    const pending = await shop.customers.pendingEmail(customer.id);
    const { email, emailVerifiedAt } = customer;
    return { title: 'account', view: { email, verified: emailVerifiedAt !== undefined, sent, pending } };
  },
  async act(asked) {
    const { shop, asking } = await ownAccount(asked);
    if ((await postedForm(asked.request)).get('intent') === 'drop') {
      await shop.customers.dropEmailChange(asking);
      throw redirect(VERIFY_PATH, 303);
    }
    const done = await shop.customers.askVerification(asking);
    if (!done.ok) return answerOf(done.error, shop);
    throw redirect(`${VERIFY_PATH}?wyslano=1`, 303);
  },
};

export const verifyLink: ServedPage<VerifyLinkView> = {
  async load(asked) {
    const { shop, asking, customer } = await ownAccount(asked);
    const { email, login } = customer;
    const proved = await shop.customers.emailOfLink(asking, asked.id);
    return { title: 'account', view: { email: proved, login, own: proved?.toLowerCase() === email.toLowerCase() } };
  },
  async act(asked) {
    const { shop, asking } = await ownAccount(asked);
    const done = await shop.customers.confirmEmail(asking, asked.id);
    // The page says that the link does not work any more.
    throw redirect(done.ok ? VERIFY_PATH : `${VERIFY_PATH}/${encodeURIComponent(asked.id)}`, 303);
  },
};
