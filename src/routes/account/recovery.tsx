import type { FormAnswer } from '../../customers/formAnswer.ts';
import newPasswordForm from '../../customers/pages/NewPasswordForm.island.tsx';
import recoveryForm from '../../customers/pages/RecoveryForm.island.tsx';
import { NewPasswordPage, RecoveryPage } from '../../customers/pages/RecoveryPage.tsx';
import { readForm } from '../../forms/formData.ts';
import { Island } from '../../ui/islands/Island.tsx';
import { SECRET } from '../head/secret.ts';
import { redirect, redirectWhole } from '../outcomes.ts';
import { definePage } from '../page.ts';
import { postedForm } from '../postedForm.server.ts';
import { accountHead, answerOf, boundsOf, missing } from './guard.server.ts';

const PATH = '/odzyskiwanie-hasla';

export const recoveryPage = definePage({
  path: PATH,
  type: 'password-recover',
  personal: true,
  load: ({ shop, url }) => ({ head: accountHead(shop, 'recovery', PATH), sent: url.searchParams.has('wyslano') }),
  async post({ shop, visitor, request }): Promise<FormAnswer> {
    const { login } = readForm(await postedForm(request), { login: 254 });
    if (login.trim() === '') return missing('login', 'required', shop, { login });
    const done = await shop.customers.askRecovery(login, visitor);
    if (!done.ok) return answerOf(done.error, shop, { login });
    throw redirect(`${PATH}?wyslano=1`);
  },
  View: ({ data: { sent }, answer }) => (
    <RecoveryPage sent={sent} form={<Island of={recoveryForm} props={{ at: PATH, first: answer }} />} />
  ),
});

/** Page behind the link of the e-mail. */
export const newPasswordPage = definePage({
  path: `${PATH}/:token`,
  type: 'password-recover',
  ...SECRET,
  async load({ shop, params, url }) {
    return {
      head: accountHead(shop, 'setPassword', PATH),
      good: await shop.customers.isLinkGood(params.token),
      bounds: boundsOf(shop),
      path: url.pathname,
    };
  },
  async post({ shop, visit, params, request }): Promise<FormAnswer> {
    const form = readForm(await postedForm(request), { client_password: 128, client_password_repeat: 128 });
    const given = { token: params.token, password: form.client_password, repeat: form.client_password_repeat };
    const done = await shop.customers.recover(visit, given);
    if (!done.ok) return answerOf(done.error, shop);
    throw redirectWhole('/konto');
  },
  View: ({ data: { good, bounds, path }, answer }) => (
    <NewPasswordPage good={good} form={<Island of={newPasswordForm} props={{ at: path, first: answer, bounds }} />} />
  ),
});
