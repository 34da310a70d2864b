import { ADDED_PATH } from '../../basket/answers.ts';
import { AccountFrame } from '../../customers/pages/AccountFrame.tsx';
import { OWN_ORDERS_PATH, ownOrder, PAGE_OF_ORDERS, pageAsked, pagePath } from '../../orderPages/account/history.ts';
import { OrderHistory } from '../../orderPages/account/OrderHistory.tsx';
import { reorder } from '../../orderPages/account/reorder.server.ts';
import { reorderedPath } from '../../orderPages/account/reorder.ts';
import { ownOrderTexts } from '../../orders/account/texts.ts';
import { ownSubscription } from '../../subscriptions/listed.ts';
import { OwnSubscriptions } from '../../subscriptions/SubscriptionList.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { redirect } from '../outcomes.ts';
import { definePage } from '../page.ts';
import { postedForm } from '../postedForm.server.ts';
import { accountOrderOf } from './accountOrder.server.ts';
import { accountHead, ownAccount } from './guard.server.ts';

/** Says in an address how many orders a link has joined. */
export const JOINED = 'dolaczono';

/** Page of a customer's orders and subscriptions; its form orders again. */
export const ordersPage = definePage({
  path: OWN_ORDERS_PATH,
  type: 'login',
  personal: true,
  async load(asked) {
    const { shop, url } = asked;
    const { id } = await ownAccount(asked);
    const page = pageAsked(url.searchParams);
    const joined = /^\d{1,4}$/.exec(url.searchParams.get(JOINED) ?? '')?.[0];
    const [found, subscribed] = await Promise.all([
      shop.orders.ofCustomer(id, { most: PAGE_OF_ORDERS, skip: (page - 1) * PAGE_OF_ORDERS }),
      page === 1 ? shop.subscriptions.ofCustomer(id) : [],
    ]);
    const pages = Math.max(1, Math.ceil(found.all / PAGE_OF_ORDERS));
    if (page > pages) throw redirect(pagePath(pages));
    return {
      head: accountHead(shop, 'account', OWN_ORDERS_PATH),
      history: { orders: found.orders.map((order) => ownOrder(order, shop.texts)), page, pages },
      subscriptions: subscribed.map((one) => ownSubscription(one, shop.shop, shop.texts)),
      joined: joined === undefined ? undefined : Number(joined),
    };
  },
  async post(asked): Promise<never> {
    const { shop, visit, request } = asked;
    const customer = await ownAccount(asked);
    const number = (await postedForm(request)).get('reorder');
    const order = await accountOrderOf(shop, customer, typeof number === 'string' ? number : '');
    const done = await reorder(shop, visit, order);
    throw redirect(done.left.length + done.fewer.length === 0 ? ADDED_PATH : reorderedPath(order.number, done));
  },
  View({ data: { history, subscriptions, joined } }) {
    const t = useText(ownOrderTexts);
    const done = joined === undefined ? undefined : t('claimed', { n: joined });
    return (
      <AccountFrame current={OWN_ORDERS_PATH} title={t('title')} lead={t('lead')} done={done}>
        <OwnSubscriptions subscriptions={subscriptions} />
        <OrderHistory {...history} />
      </AccountFrame>
    );
  },
});
