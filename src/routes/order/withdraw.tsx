import { ORDER_PATH } from '../../orders/path.ts';
import { translate } from '../../ui/text.ts';
import { withdrawTexts } from '../../withdrawals/texts.ts';
import { WithdrawPage } from '../../withdrawals/WithdrawPage.tsx';
import { SECRET, secretHead } from '../head/secret.ts';
import { definePage } from '../page.ts';
import { postedForm } from '../postedForm.server.ts';
import { loadOrder } from './loadOrder.server.ts';
import { withdrawAction, withdrawView } from './withdraw.server.ts';

/** Page of the withdrawal from a contract: a form, its summary, and the receipt. */
export const withdrawPage = definePage({
  ...SECRET,
  path: `${ORDER_PATH}/:number/odstapienie`,
  type: 'order-open',
  async load(asked) {
    const { shop, url } = asked;
    const page = await withdrawView(shop, await loadOrder(asked), url.searchParams);
    return { ...page, head: secretHead(shop, translate(withdrawTexts, shop.texts, 'title')) };
  },
  async post(asked): Promise<never> {
    const open = await loadOrder(asked);
    throw await withdrawAction(asked.shop, open, await postedForm(asked.request));
  },
  View: ({ data: { page, view, stop } }) => <WithdrawPage {...page} view={view} stop={stop} />,
});
