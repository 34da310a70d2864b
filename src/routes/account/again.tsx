import { failureText } from '../../basket/messages.ts';
import { AccountFrame } from '../../customers/pages/AccountFrame.tsx';
import { OWN_ORDERS_PATH } from '../../orderPages/account/history.ts';
import { type ReorderedView, ReorderResult } from '../../orderPages/account/ReorderResult.tsx';
import { type LeftCode, type Reordered, readReordered } from '../../orderPages/account/reorder.ts';
import { ownOrderTexts } from '../../orders/account/texts.ts';
import type { Order } from '../../orders/model.ts';
import { ORDER_PATH } from '../../orders/path.ts';
import { useText } from '../../ui/TextContext.tsx';
import { type TextOverrides, translate } from '../../ui/text.ts';
import { redirect } from '../outcomes.ts';
import { definePage } from '../page.ts';
import { accountOrderOf } from './accountOrder.server.ts';
import { accountHead, ownAccount } from './guard.server.ts';

/** Page of the result of ordering again; opened otherwise, it leads to the order. */
export const againPage = definePage({
  path: `${OWN_ORDERS_PATH}/:number`,
  type: 'login',
  personal: true,
  async load(asked) {
    const { shop, params, url } = asked;
    const order = await accountOrderOf(shop, await ownAccount(asked), params.number);
    const done = readReordered(url.searchParams);
    if (!done) throw redirect(`${ORDER_PATH}/${order.number}`);
    return { head: accountHead(shop, 'account', OWN_ORDERS_PATH), view: viewOf(order, done, shop.texts) };
  },
  View({ data: { view } }) {
    const t = useText(ownOrderTexts);
    return (
      <AccountFrame current={OWN_ORDERS_PATH} title={t('resultTitle', { number: String(view.number) })}>
        <ReorderResult {...view} />
      </AccountFrame>
    );
  },
});

function viewOf(order: Order, { added, left, fewer }: Reordered, texts: TextOverrides): ReorderedView {
  const lineAt = (place: number) => order.lines.find((line) => line.place === place);
  const why = (code: LeftCode, n: string, unit: string) => {
    if (code === 'files') return translate(ownOrderTexts, texts, 'leftFiles');
    if (code === 'fields') return translate(ownOrderTexts, texts, 'leftFields');
    if (code === 'contents') return translate(ownOrderTexts, texts, 'leftContents');
    return failureText(code, { n, unit }, texts);
  };
  return {
    number: order.number,
    added,
    left: left.flatMap(({ place, code, bound }) => {
      const line = lineAt(place);
      if (!line) return [];
      const { name, href, unit } = line.data;
      const told = { place, name, why: why(code, bound, unit) };
      // A product that is there no more has no page.
      return [code === 'product_not_found' ? told : { ...told, href }];
    }),
    fewer: fewer.flatMap(({ place, quantity }) => {
      const line = lineAt(place);
      if (!line) return [];
      const words = translate(ownOrderTexts, texts, 'fewer', { quantity, unit: line.data.unit });
      return [{ place, name: line.data.name, href: line.data.href, why: words }];
    }),
  };
}
