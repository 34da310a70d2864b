import { data } from 'react-router';
import { SENT_PARAM } from '../../forms/answer.ts';
import { DOWNLOAD_PART } from '../../orders/downloads/model.ts';
import { downloadTexts } from '../../orders/downloads/texts.ts';
import { stateWords } from '../../orders/downloads/view.ts';
import { findPath } from '../../orders/find/model.ts';
import { type Order, toPayOf } from '../../orders/model.ts';
import { orderPageTexts } from '../../orders/page/texts.ts';
import { orderPageView } from '../../orders/page/view.ts';
import { payTexts } from '../../orders/pay/texts.ts';
import { subscriptionTexts } from '../../orders/subscriptions/texts.ts';
import { orderTexts } from '../../orders/texts.ts';
import { transferCode } from '../../orders/transfer/code.ts';
import { drawCode } from '../../orders/transfer/draw.server.ts';
import { withdrawTexts } from '../../orders/withdrawal/texts.ts';
import { translate } from '../../ui/text.ts';
import { keyOffer } from '../account/keyOffer.server.ts';
import { type ShopServices, services, visit } from '../context.server.ts';
import { pageHead } from '../head/pageHead.ts';
import { formTerms } from '../layout/formTerms.server.ts';
import { notFound } from '../layout/notFound.ts';
import { type Context, findOf, type Opened, type OrderParams, opened } from './opened.server.ts';
import { payLoader } from './pay.server.ts';
import { subscriptionLoader } from './subscription.server.ts';
import { withdrawLoader } from './withdraw.server.ts';

/** Address of these pages is a secret of their readers. */
const headOf = (shop: ShopServices, title: string) =>
  pageHead(shop, { title, description: [], path: '/', noindex: true });

export async function orderLoader(context: Context, params: OrderParams, request: Request) {
  const shop = context.get(services);
  const query = new URL(request.url).searchParams;
  const find = findOf(params);
  if (find) {
    const title = translate(orderPageTexts, shop.texts, find.withdraw ? 'withdrawFindTitle' : 'findTitle');
    const path = findPath(find.withdraw);
    const head = { ...headOf(shop, title), canonical: shop.shopUrl + path };
    return { kind: 'find' as const, ...find, sent: query.has(SENT_PARAM), terms: formTerms(shop), at: path, head };
  }
  // The secret of its link says enough: it opens a file and not the order.
  if (params.part === DOWNLOAD_PART) return goneDownload(shop, params.number, query.get('id') ?? '');
  const open = await opened(context, params, request);
  switch (params.part) {
    case undefined:
      return withOffer(await orderData(shop, open, query), open, context, request);
    case 'odstapienie': {
      const head = headOf(shop, translate(withdrawTexts, shop.texts, 'title'));
      return { kind: 'withdraw' as const, ...(await withdrawLoader(shop, open, query)), head };
    }
    case 'platnosc': {
      const head = headOf(shop, translate(payTexts, shop.texts, 'title'));
      return { kind: 'pay' as const, page: await payLoader(shop, open), head };
    }
    case 'abonament': {
      const page = await subscriptionLoader(shop, open, query);
      const head = headOf(shop, translate(subscriptionTexts, shop.texts, 'title'));
      return { kind: 'subscription' as const, page, head };
    }
    default:
      return notFound();
  }
}

/** Whoever has just bought something is offered an easier way in for the next time. */
async function withOffer<T extends { order: { fresh: boolean } }>(
  data: T,
  { order }: Opened,
  context: Context,
  request: Request,
) {
  const asking = context.get(visit);
  const own = order.customerId !== undefined && order.customerId === asking.customer;
  const offer = data.order.fresh && own ? await keyOffer(context.get(services), asking, request) : undefined;
  return { ...data, offer };
}

const GONE = { status: 410 };

/** Why a file cannot be fetched; one that can is sent before any page is asked for. */
async function goneDownload(shop: ShopServices, number: string, id: string) {
  const { orders, texts, shop: file } = shop;
  const found = /^\d{1,15}$/.test(number) ? await orders.downloads.find(Number(number), id) : undefined;
  if (!found) return notFound();
  const { email, phone } = file.company;
  const ask = found.state !== 'ended';
  const page = { number, name: found.name, words: stateWords(found, texts).join(' '), ask, company: { email, phone } };
  return data({ kind: 'gone' as const, page, head: headOf(shop, translate(downloadTexts, texts, 'goneTitle')) }, GONE);
}

async function orderData(shop: ShopServices, { order, path }: Opened, query: URLSearchParams) {
  const { orders, catalogue, clock, texts, shop: file } = shop;
  const [term, history, downloads, cards, products, subscription] = await Promise.all([
    orders.withdrawals.term(order),
    orders.history(order),
    orders.downloads.of(order),
    orders.cards(order),
    catalogue.products([...new Set(order.lines.map(({ product }) => product))]),
    orders.subscriptions.of(order),
  ]);
  const view = orderPageView(order, {
    ...{ file, texts, term, history, downloads, cards, path, subscription },
    at: clock(),
    picture: (id, picture) =>
      products.find((product) => product.id === id)?.pictures.find((one) => one.file === picture),
  });
  const title = translate(orderPageTexts, texts, view.fresh ? 'thanks' : 'number', { number: view.number });
  const { email, phone } = file.company;
  return {
    kind: 'order' as const,
    order: view,
    code: view.transfer.length > 0 ? transferPicture(order, shop) : undefined,
    company: { email, phone },
    ask: query.has('anuluj') && view.cancel !== undefined,
    cancelled: query.has('anulowano') && order.status === 'cancelled',
    paths: { at: path(), back: path() },
    head: headOf(shop, title),
  };
}

/** The same facts as stand beside it in words, for a bank's program. */
function transferPicture(order: Order, { shop: { company, payments }, texts }: ShopServices) {
  const { transfer } = payments;
  if (!transfer) return undefined;
  const { name: recipient, nip } = company;
  const title = translate(orderTexts, texts, 'transferTitleValue', { number: String(order.number) });
  return drawCode(transferCode({ account: transfer.account, amount: toPayOf(order), recipient, title, nip }));
}
