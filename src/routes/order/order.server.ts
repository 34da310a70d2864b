import { noticeInHand } from '../../catalogue/guarantee/model.ts';
import type { KeyOfferView } from '../../customers/keyOffer.ts';
import type { Grosze } from '../../kit/money.ts';
import { orderPageView } from '../../orderPages/order/view.ts';
import { orderPageTexts } from '../../orderPages/texts.ts';
import type { Order } from '../../orders/model.ts';
import { orderTexts } from '../../orders/texts.ts';
import { transferCode } from '../../payments/transfer/code.ts';
import { drawCode } from '../../payments/transfer/draw.server.ts';
import { subscriptionWays } from '../../subscriptions/ofOrder.ts';
import { translate } from '../../ui/text.ts';
import { drawnWay } from '../../withdrawals/drawnWay.server.ts';
import { keyOffer } from '../account/keyOffer.server.ts';
import { secretHead } from '../head/secret.ts';
import type { ShopServices } from '../services.ts';
import type { OpenedOrder, OrderRequest } from './loadOrder.server.ts';

/** Data of the order page. */
export async function orderView(asked: OrderRequest, open: OpenedOrder) {
  const { shop, url } = asked;
  const { order, path } = open;
  const { texts, shop: file } = shop;
  const toPay = await shop.orders.toPay(order);
  const [view, subscription] = await Promise.all([viewOf(shop, open, toPay), shop.subscriptions.of(order)]);
  const title = translate(orderPageTexts, texts, view.fresh ? 'thanks' : 'number', { number: view.number });
  const { email, phone } = file.company;
  return {
    order: view,
    subscription: subscription && { words: subscriptionWays(subscription, file, texts), href: path('abonament') },
    code: view.transfer.length > 0 ? transferPicture(order, toPay, shop) : undefined,
    invoiceCode: order.data.invoice?.href === undefined ? undefined : drawCode(order.data.invoice.href),
    company: { email, phone },
    ask: url.searchParams.has('anuluj') && view.cancel !== undefined,
    cancelled: url.searchParams.has('anulowano') && order.status === 'cancelled',
    at: path(),
    offer: view.fresh ? await offerTo(asked, order) : undefined,
    head: secretHead(shop, title),
  };
}

async function viewOf(
  { orders, withdrawals, catalogue, clock, texts, law, shop: file }: ShopServices,
  { order, path }: OpenedOrder,
  toPay: Grosze,
) {
  const [term, made, history, downloads, cards, products] = await Promise.all([
    withdrawals.term(order),
    withdrawals.of(order),
    orders.history(order),
    orders.downloads.of(order),
    orders.cards(order),
    catalogue.products([...new Set(order.lines.map(({ product }) => product))]),
  ]);
  return orderPageView(order, {
    ...{ file, texts, term, history, downloads, cards, path },
    ...{ at: clock(), toPay },
    notice: noticeInHand(law.notices),
    returns: made.flatMap((one) => drawnWay(order, one, file) ?? []),
    picture: (id, picture) =>
      products.find((product) => product.id === id)?.pictures.find((one) => one.file === picture),
  });
}

/** Offers a guest who has just bought something an easier way in for the next time. */
async function offerTo({ shop, visit, request }: OrderRequest, order: Order): Promise<KeyOfferView | undefined> {
  const own = order.customerId !== undefined && order.customerId === visit.customer;
  return own ? keyOffer(shop, visit, request) : undefined;
}

/** Picture of the facts that stand beside it in words, for a bank's program. */
function transferPicture(order: Order, amount: Grosze, { shop: { company, payments }, texts }: ShopServices) {
  const { transfer } = payments;
  if (!transfer) return undefined;
  const { name: recipient, nip } = company;
  const title = translate(orderTexts, texts, 'transferTitleValue', { number: String(order.number) });
  return drawCode(transferCode({ account: transfer.account, amount, recipient, title, nip }));
}
