import KeyOffer from '../../customers/pages/KeyOffer.island.tsx';
import { CancelAsk, CancelFailed, Cancelled } from '../../orderPages/order/CancelNotes.tsx';
import { OrderPage } from '../../orderPages/order/OrderPage.tsx';
import { orderPageTexts } from '../../orderPages/texts.ts';
import { ORDER_PATH } from '../../orders/path.ts';
import { TransferCode } from '../../payments/transfer/TransferCode.tsx';
import { OrderSubscription } from '../../subscriptions/OrderSubscription.tsx';
import { Island } from '../../ui/islands/Island.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { SECRET } from '../head/secret.ts';
import { notFound, redirect } from '../outcomes.ts';
import { definePage } from '../page.ts';
import { postedForm } from '../postedForm.server.ts';
import { loadOrder, type OrderRequest } from './loadOrder.server.ts';
import { orderView } from './order.server.ts';

/** Gives an order up; it may have been paid, or ended, meanwhile. */
async function cancel(asked: OrderRequest): Promise<'failed'> {
  const { order, path } = await loadOrder(asked);
  if ((await postedForm(asked.request)).get('do') !== 'cancel') notFound();
  const done = await asked.shop.orders.cancel(order, 'buyer');
  if (order.status === 'cancelled' || typeof done !== 'string') throw redirect(path(undefined, 'anulowano=1'));
  return 'failed';
}

/** Page of an order for its buyer. */
export const orderPage = definePage({
  ...SECRET,
  path: `${ORDER_PATH}/:number`,
  type: 'order-open',
  load: async (asked) => orderView(asked, await loadOrder(asked)),
  post: cancel,
  View({ data: { order, subscription, code, invoiceCode, company, ask, cancelled, at, offer }, answer }) {
    const t = useText(orderPageTexts);
    const notes = answer ? (
      <CancelFailed />
    ) : cancelled ? (
      <Cancelled />
    ) : ask ? (
      <CancelAsk number={order.number} at={at} back={at} />
    ) : undefined;
    return (
      <OrderPage
        order={order}
        company={company}
        notes={notes}
        subscription={subscription && <OrderSubscription {...subscription} />}
        offer={offer && <Island of={KeyOffer} props={{ offer }} />}
        qr={code && <TransferCode code={code} label={t('qr')} />}
        invoiceQr={invoiceCode && <TransferCode code={invoiceCode} label={t('ksefCode')} />}
      />
    );
  },
});
