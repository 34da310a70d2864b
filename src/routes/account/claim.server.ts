import { redirect } from 'react-router';
import { waitMinutes } from '../../customers/model.ts';
import { CLAIM_PATH } from '../../orders/account/claimPath.ts';
import { OWN_ORDERS_PATH } from '../../orders/account/history.ts';
import { ownOrderTexts } from '../../orders/account/texts.ts';
import { translate } from '../../ui/text.ts';
import { ownAccount } from './guard.server.ts';
import { JOINED } from './orders.server.ts';
import type { ServedPage } from './page.ts';

interface ClaimView {
  email: string;
  sent: boolean;
}

/** Where the link is asked for that joins orders placed without signing in. */
export const claim: ServedPage<ClaimView> = {
  async load(asked) {
    const { customer } = await ownAccount(asked);
    const sent = new URL(asked.request.url).searchParams.has('wyslano');
    return { title: 'account', view: { email: customer.email, sent } };
  },
  async act(asked) {
    const { shop, customer } = await ownAccount(asked);
    const done = await shop.orderClaims.ask(customer);
    if (done.ok) throw redirect(`${CLAIM_PATH}?wyslano=1`, 303);
    const message = translate(ownOrderTexts, shop.texts, 'claimOften', { n: waitMinutes(done.error.wait) });
    return { state: 'refused', message, values: {} };
  },
};

interface ClaimLinkView {
  email: string;
  login: string;
  good: boolean;
}

/** Where the link of the mail leads: following it joins nothing, pressing the button does. */
export const claimLink: ServedPage<ClaimLinkView> = {
  async load(asked) {
    const { shop, customer } = await ownAccount(asked);
    const { email, login } = customer;
    return { title: 'account', view: { email, login, good: await shop.orderClaims.isGood(customer, asked.id) } };
  },
  async act(asked) {
    const { shop, customer } = await ownAccount(asked);
    const joined = await shop.orderClaims.claim(customer, asked.id);
    // The page says that the link does not work any more.
    const over = `${CLAIM_PATH}/${encodeURIComponent(asked.id)}`;
    throw redirect(joined === undefined ? over : `${OWN_ORDERS_PATH}?${JOINED}=${joined}`, 303);
  },
};
