import { redirect, redirectDocument } from 'react-router';
import type { Service } from '../../accounts/model.ts';
import { safePathAfter } from '../../customers/model.ts';
import { readForm } from '../../forms/formData.ts';
import { isFresh } from '../../session/model.ts';
import { services, visit, visitor } from '../context.server.ts';
import { postedForm } from '../postedForm.server.ts';
import { answerOf } from './guard.server.ts';
import type { ServedPage } from './page.ts';

interface SignInView {
  after: string;
  /** Who is signed in already, and is to prove it. */
  prove: string | undefined;
  service: Service;
}

/** Where to go on from a door of the account. */
export const afterOf = (request: Request) => safePathAfter(new URL(request.url).searchParams.get('dalej'));

export const withAfter = (path: string, after: string) =>
  after === '/konto' ? path : `${path}?dalej=${encodeURIComponent(after)}`;

export const signIn: ServedPage<SignInView> = {
  async load({ context, request }) {
    const shop = context.get(services);
    const asking = context.get(visit);
    const after = afterOf(request);
    const customer = asking.customer === undefined ? undefined : await shop.customers.find(asking.customer);
    if (customer && (after === '/konto' || isFresh(asking, shop.clock()))) throw redirect(after, 303);
    return {
      title: customer ? 'proveTitle' : 'signIn',
      at: withAfter('/logowanie', after),
      view: { after, prove: customer?.login, service: shop.passkeys.service },
    };
  },
  async act({ context, request }) {
    const shop = context.get(services);
    const form = readForm(await postedForm(request), { login: 254, password: 128 });
    const done = await shop.customers.signIn(context.get(visit), form, context.get(visitor));
    if (!done.ok) return answerOf(done.error, shop, { login: form.login });
    // The whole page anew: what stands around it is another person's now.
    throw redirectDocument(afterOf(request), 303);
  },
};
