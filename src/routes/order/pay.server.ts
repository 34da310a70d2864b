import { data, redirect } from 'react-router';
import { formatDayMonth, formatTime } from '../../kit/dates.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import { toPayOf } from '../../orders/model.ts';
import { blikCode, type PayError } from '../../orders/pay/model.ts';
import type { Payer } from '../../orders/pay/pay.server.ts';
import { type ShopServices, visit, visitor } from '../context.server.ts';
import type { Context, Opened } from './opened.server.ts';

/** The page where an order is paid; one that cannot be paid any more is shown instead. */
export async function payLoader(shop: ShopServices, { order, path }: Opened) {
  const state = order.status === 'waiting' ? await shop.pay.state(order) : undefined;
  const now = state?.state === 'paid' ? await shop.orders.order(order.number) : order;
  if (!state || now?.status !== 'waiting' || !shop.pay.online) throw redirect(path(), 303);
  return {
    number: String(order.number),
    amount: formatMoney(toPayOf(order), order.data.currency),
    until:
      order.expiresAt === undefined ? undefined : `${formatDayMonth(order.expiresAt)}, ${formatTime(order.expiresAt)}`,
    pay: state,
    transfer: shop.shop.payments.transfer !== undefined,
    orderHref: path(),
  };
}

/** Starts what was chosen; a document always leads on, so that loading it again pays nothing twice. */
export async function payAction(
  shop: ShopServices,
  { order, path }: Opened,
  form: FormData,
  asked: { context: Context; request: Request },
): Promise<{ error: PayError }> {
  const { context, request } = asked;
  const chosen = form.get('do');
  if (chosen === 'transfer') {
    const done = await shop.orders.payByTransfer(order);
    if (done === 'status') return { error: 'status' };
    throw redirect(path(), 303);
  }
  if (chosen !== 'blik' && chosen !== 'online') throw data({ code: 'form' }, { status: 400 });
  const typed = String(form.get('blik_code') ?? '');
  const code = blikCode(typed);
  if (chosen === 'blik' && typed.trim() === '') return { error: 'noCode' };
  if (chosen === 'blik' && code === undefined) return { error: 'badCode' };
  if (!shop.mayOrder(context.get(visit).session ?? context.get(visitor))) return { error: 'often' };
  const method =
    code === undefined || chosen === 'online' ? ({ kind: 'redirect' } as const) : ({ kind: 'blik', code } as const);
  const started = await shop.pay.start(order, method, payerOf(context, request));
  if (!started.ok) return { error: started.error };
  throw redirect(started.value.address ?? path('platnosc'), 303);
}

function payerOf(context: Context, request: Request): Payer {
  const text = (name: string) => (request.headers.get(name) ?? '').slice(0, 300);
  // A household is known by its network, which is an address too.
  const ip = context.get(visitor).replace(/\/64$/, '');
  return {
    ip: ip === '' ? '127.0.0.1' : ip,
    browser: { accept: text('accept'), userAgent: text('user-agent'), language: text('accept-language') || 'pl' },
  };
}
