import { checkoutTexts } from '../checkout/texts.ts';
import { keepsAttempt } from '../checkout/view.ts';
import { ORDER_PATH } from '../orders/path.ts';
import { Island } from '../ui/islands/Island.tsx';
import { translate } from '../ui/text.ts';
import { checkoutView, placeFromForm } from './checkout.server.ts';
import checkoutPageIsland from './checkoutPage.island.tsx';
import { pageHead } from './head/pageHead.ts';
import { definePage } from './page.ts';

export const checkoutPage = definePage({
  path: ORDER_PATH,
  type: 'place-order',
  personal: true,
  async load(asked) {
    const { shop } = asked;
    const title = translate(checkoutTexts, shop.texts, 'title');
    return {
      view: await checkoutView(asked),
      head: pageHead(shop, { title, description: [], path: ORDER_PATH, noindex: true }),
    };
  },
  post: placeFromForm,
  stays: keepsAttempt,
  View: ({ data: { view }, answer }) => <Island of={checkoutPageIsland} props={{ view, answer }} />,
});
