import { formatDayMonth, formatTime } from '../../kit/dates.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import { blikCode, PAY_ERROR_PARAM, type PayError } from '../../orders/pay/model.ts';
import type { Payer } from '../../orders/pay/pay.server.ts';
import { wishWords } from '../deliveryWish.server.ts';
import { redirect, refused } from '../outcomes.ts';
import type { PageRequest } from '../page.ts';
import { postedForm } from '../postedForm.server.ts';
import type { ShopServices } from '../services.ts';
import { loadOrder, type OpenedOrder, type OrderRequest } from './loadOrder.server.ts';

/** The page where an order is paid; one that cannot be paid any more is shown instead. */
export async function payView(shop: ShopServices, { order, path }: OpenedOrder) {
  const state = order.status === 'waiting' ? await shop.pay.state(order) : undefined;
  const now = state?.state === 'paid' ? await shop.orders.order(order.number) : order;
  if (!state || now?.status !== 'waiting' || !shop.pay.online) throw redirect(path());
  return {
    number: String(order.number),
    amount: formatMoney(await shop.orders.toPay(order), order.data.currency),
    until:
      order.expiresAt === undefined ? undefined : `${formatDayMonth(order.expiresAt)}, ${formatTime(order.expiresAt)}`,
    pay: state,
    transfer: shop.shop.payments.transfer !== undefined,
    orderHref: path(),
    onlineNames: shop.pay.wayNames(),
  };
}

/** Starts the chosen payment and always redirects a document, so that a reload pays nothing twice, and Back finds a page. */
export async function startPaying(asked: OrderRequest): Promise<never> {
  const open = await loadOrder(asked);
  const error = await begin(asked, open);
  throw redirect(open.path('platnosc', `${PAY_ERROR_PARAM}=${error}`));
}

async function begin(asked: OrderRequest, { order, path }: OpenedOrder): Promise<PayError> {
  const { shop, visit, visitor, request } = asked;
  const form = await postedForm(request);
  const chosen = form.get('do');
  if (chosen === 'transfer') {
    const { day } = order.data.delivery ?? {};
    const wish = day === undefined ? undefined : wishWords(shop.texts, 'transfer', day);
    const done = await shop.orders.payByTransfer(order, wish);
    if (done === 'status') return 'status';
    throw redirect(path());
  }
  if (chosen !== 'blik' && chosen !== 'online') throw refused(400, 'form');
  const typed = String(form.get('blik_code') ?? '');
  const code = blikCode(typed);
  if (chosen === 'blik' && typed.trim() === '') return 'noCode';
  if (chosen === 'blik' && code === undefined) return 'badCode';
  if (!(await shop.mayOrder({ shopper: visit, visitor }))) return 'often';
  const method =
    code === undefined || chosen === 'online' ? ({ kind: 'redirect' } as const) : ({ kind: 'blik', code } as const);
  const started = await shop.pay.start(order, method, payerOf(asked));
  if (!started.ok) return started.error;
  throw redirect(started.value.address ?? path('platnosc'));
}

function payerOf({ request, visitor }: PageRequest): Payer {
  const text = (name: string) => (request.headers.get(name) ?? '').slice(0, 300);
  // A household is known by its network, which is an address too.
  const ip = visitor.replace(/\/64$/, '');
  return {
    ip: ip === '' ? '127.0.0.1' : ip,
    browser: { accept: text('accept'), userAgent: text('user-agent'), language: text('accept-language') || 'pl' },
  };
}
