import { ORDER_PATH } from '../../orders/path.ts';
import { readPayError } from '../../orders/pay/model.ts';
import { PayPage } from '../../orders/pay/PayPage.tsx';
import { payTexts } from '../../orders/pay/texts.ts';
import { translate } from '../../ui/text.ts';
import { SECRET, secretHead } from '../head/secret.ts';
import { definePage } from '../page.ts';
import { loadOrder } from './loadOrder.server.ts';
import { payView, startPaying } from './pay.server.ts';

/** Page of the payment. */
export const payPage = definePage({
  ...SECRET,
  path: `${ORDER_PATH}/:number/platnosc`,
  type: 'prepaid',
  async load(asked) {
    const { shop, url } = asked;
    const page = await payView(shop, await loadOrder(asked));
    return {
      ...page,
      error: readPayError(url.searchParams),
      head: secretHead(shop, translate(payTexts, shop.texts, 'title')),
    };
  },
  post: startPaying,
  View: ({ data: { head: _, ...page } }) => <PayPage {...page} />,
});
