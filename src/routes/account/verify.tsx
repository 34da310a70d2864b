import type { FormAnswer } from '../../customers/formAnswer.ts';
import askForm from '../../customers/pages/AskForm.island.tsx';
import { VerifyLinkPage, VerifyPage } from '../../customers/pages/VerifyPages.tsx';
import { VERIFY_PATH } from '../../customers/paths.ts';
import { verifyTexts } from '../../customers/verify.texts.ts';
import { emailKey } from '../../forms/rules/emailKey.ts';
import { Island } from '../../ui/islands/Island.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { SECRET } from '../head/secret.ts';
import { redirect } from '../outcomes.ts';
import { definePage } from '../page.ts';
import { postedForm } from '../postedForm.server.ts';
import { accountHead, answerOf, ownAccount } from './guard.server.ts';

const SENT = { '1': 'own', nowy: 'new' } as const;

/** Page about the proof of the account's address. */
export const verifyPage = definePage({
  path: VERIFY_PATH,
  type: 'login',
  personal: true,
  async load(asked) {
    const { shop, url } = asked;
    const { id, email, emailVerifiedAt } = await ownAccount(asked);
    const sent = url.searchParams.get('wyslano');
    return {
      head: accountHead(shop, 'account', VERIFY_PATH),
      view: {
        email,
        verified: emailVerifiedAt !== undefined,
        sent: sent === '1' || sent === 'nowy' ? SENT[sent] : undefined,
        pending: await shop.customers.pendingEmail(id),
      },
    };
  },
  async post(asked): Promise<FormAnswer> {
    const { shop, visit, request } = asked;
    await ownAccount(asked);
    if ((await postedForm(request)).get('intent') === 'drop') {
      await shop.customers.dropEmailChange(visit);
      throw redirect(VERIFY_PATH);
    }
    const done = await shop.customers.askVerification(visit);
    if (!done.ok) return answerOf(done.error, shop);
    throw redirect(`${VERIFY_PATH}?wyslano=1`);
  },
  View({ data: { view }, answer }) {
    const t = useText(verifyTexts);
    const words = `${t('notYet', { email: view.email })}.`;
    const asking = { words, submit: t('askAgain'), variant: 'outline' } as const;
    return (
      <VerifyPage view={view} form={<Island of={askForm} props={{ at: VERIFY_PATH, first: answer, ...asking }} />} />
    );
  },
});

/** Page behind the link of the e-mail. */
export const verifyLinkPage = definePage({
  path: `${VERIFY_PATH}/:token`,
  type: 'login',
  ...SECRET,
  async load(asked) {
    const { shop, visit, params, url } = asked;
    const { email, login } = await ownAccount(asked);
    const proved = await shop.customers.emailOfLink(visit, params.token);
    return {
      head: accountHead(shop, 'account', VERIFY_PATH),
      page: {
        email: proved,
        login,
        own: proved !== undefined && emailKey(proved) === emailKey(email),
        at: url.pathname,
      },
    };
  },
  async post(asked): Promise<never> {
    const { shop, visit, params, url } = asked;
    await ownAccount(asked);
    const done = await shop.customers.confirmEmail(visit, params.token);
    // The page says that the link does not work any more.
    throw redirect(done.ok ? VERIFY_PATH : url.pathname);
  },
  View: ({ data: { page } }) => <VerifyLinkPage {...page} />,
});
