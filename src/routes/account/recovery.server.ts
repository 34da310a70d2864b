import { redirect, redirectDocument } from 'react-router';
import type { PasswordBounds } from '../../customers/pages/NewPasswordFields.tsx';
import { readForm } from '../../forms/formData.ts';
import { services, visit, visitor } from '../context.server.ts';
import { postedForm } from '../postedForm.server.ts';
import { answerOf, boundsOf } from './guard.server.ts';
import type { ServedPage } from './page.ts';

export const recovery: ServedPage<{ sent: boolean }> = {
  load: ({ request }) => ({
    title: 'recovery',
    view: { sent: new URL(request.url).searchParams.has('wyslano') },
  }),
  async act({ context, request }) {
    const shop = context.get(services);
    const { login } = readForm(await postedForm(request), { login: 254 });
    const asked = await shop.customers.askRecovery(login, context.get(visitor));
    if (!asked.ok) return answerOf(asked.error, shop, { login });
    throw redirect('/odzyskiwanie-hasla?wyslano=1', 303);
  },
};

/** Where the link of the mail leads. */
export const newPassword: ServedPage<{ good: boolean; bounds: PasswordBounds }> = {
  async load({ context, id }) {
    const shop = context.get(services);
    return { title: 'setPassword', view: { good: await shop.customers.isLinkGood(id), bounds: boundsOf(shop) } };
  },
  async act({ context, request, id }) {
    const shop = context.get(services);
    const form = readForm(await postedForm(request), { client_password: 128, client_password_repeat: 128 });
    const given = { token: id, password: form.client_password, repeat: form.client_password_repeat };
    const done = await shop.customers.recover(context.get(visit), given);
    if (!done.ok) return answerOf(done.error, shop);
    throw redirectDocument('/konto', 303);
  },
};
