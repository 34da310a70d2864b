import { ORDER_PATH } from '../../orders/path.ts';
import { SubscriptionPage } from '../../subscriptions/page/SubscriptionPage.tsx';
import { subscriptionTexts } from '../../subscriptions/texts.ts';
import { translate } from '../../ui/text.ts';
import { SECRET, secretHead } from '../head/secret.ts';
import { definePage } from '../page.ts';
import { loadOrder } from './loadOrder.server.ts';
import { changeSubscription, subscribed } from './subscription.server.ts';

/** A subscription, at the address of any of its orders. */
export const subscriptionPage = definePage({
  ...SECRET,
  path: `${ORDER_PATH}/:number/abonament`,
  type: 'subscription',
  async load(asked) {
    const { shop } = asked;
    const page = await subscribed(asked, await loadOrder(asked));
    return { ...page, head: secretHead(shop, translate(subscriptionTexts, shop.texts, 'title')) };
  },
  post: changeSubscription,
  View: ({ data: { head: _, ...page } }) => <SubscriptionPage {...page} />,
});
