import type { FormAnswer } from '../../customers/formAnswer.ts';
import { waitMinutes } from '../../customers/model.ts';
import { AccountFrame } from '../../customers/pages/AccountFrame.tsx';
import askForm from '../../customers/pages/AskForm.island.tsx';
import { accountPageTexts } from '../../customers/pages.texts.ts';
import { OWN_ORDERS_PATH } from '../../orderPages/account/history.ts';
import { ownOrderTexts } from '../../orders/account/texts.ts';
import { CLAIM_PATH } from '../../orders/path.ts';
import { Button } from '../../ui/Button.tsx';
import { Island } from '../../ui/islands/Island.tsx';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { translate } from '../../ui/text.ts';
import { SECRET } from '../head/secret.ts';
import { redirect } from '../outcomes.ts';
import { definePage } from '../page.ts';
import { accountHead, ownAccount } from './guard.server.ts';
import { JOINED } from './orders.tsx';

/** Page that asks for the link by which orders placed without signing in join the account. */
export const claimPage = definePage({
  path: CLAIM_PATH,
  type: 'login',
  personal: true,
  async load(asked) {
    const { shop, url } = asked;
    const { email } = await ownAccount(asked);
    return { head: accountHead(shop, 'account', CLAIM_PATH), email, sent: url.searchParams.has('wyslano') };
  },
  async post(asked): Promise<FormAnswer> {
    const { shop } = asked;
    const done = await shop.orderClaims.ask(await ownAccount(asked));
    if (done.ok) throw redirect(`${CLAIM_PATH}?wyslano=1`);
    const message = translate(ownOrderTexts, shop.texts, 'claimOften', { n: waitMinutes(done.error.wait) });
    return { state: 'refused', message, values: {} };
  },
  View({ data: { email, sent }, answer }) {
    const t = useText(ownOrderTexts);
    const asking = { words: email, submit: t('claimSend'), variant: 'buy' } as const;
    return (
      <AccountFrame current={OWN_ORDERS_PATH} title={t('claimTitle')} lead={sent ? undefined : t('claimLead')}>
        {sent ? (
          <Note kind="ok" role="status" title={t('claimSentTitle')}>
            <p>{t('claimSent', { email })}</p>
          </Note>
        ) : (
          <Island of={askForm} props={{ at: CLAIM_PATH, first: answer, ...asking }} />
        )}
        <p>
          <a href={OWN_ORDERS_PATH}>{t('toOrders')}</a>
        </p>
      </AccountFrame>
    );
  },
});

/** Page behind the link of the e-mail: opening it joins nothing, its button does. */
export const claimLinkPage = definePage({
  path: `${CLAIM_PATH}/:token`,
  type: 'login',
  ...SECRET,
  async load(asked) {
    const { shop, params, url } = asked;
    const customer = await ownAccount(asked);
    const { email, login } = customer;
    return {
      head: accountHead(shop, 'account', CLAIM_PATH),
      email,
      login,
      good: await shop.orderClaims.isGood(customer, params.token),
      path: url.pathname,
    };
  },
  async post(asked): Promise<never> {
    const { shop, params, url } = asked;
    const joined = await shop.orderClaims.claim(await ownAccount(asked), params.token);
    // The page says that the link does not work any more.
    throw redirect(joined === undefined ? url.pathname : `${OWN_ORDERS_PATH}?${JOINED}=${joined}`);
  },
  View({ data: { email, login, good, path } }) {
    const t = useText(ownOrderTexts);
    const again = useText(accountPageTexts)('linkAgain');
    if (!good) {
      return (
        <AccountFrame current={OWN_ORDERS_PATH} title={t('claimOver')} lead={t('claimOverText')}>
          <p>
            <Button href={CLAIM_PATH}>{again}</Button>
          </p>
        </AccountFrame>
      );
    }
    return (
      <AccountFrame current={OWN_ORDERS_PATH} title={t('claimOpenTitle')} lead={t('claimOpen', { email, login })}>
        <form method="post" action={path}>
          <Button type="submit" variant="buy">
            {t('claimYes')}
          </Button>
        </form>
      </AccountFrame>
    );
  },
});
