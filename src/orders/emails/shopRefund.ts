import { shopEmail } from '../../forms/shopEmail.ts';
import { formatDate } from '../../kit/dates.ts';
import type { Grosze } from '../../kit/money.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import type { NewEmail } from '../../mail/model.ts';
import type { Order } from '../model.ts';
import { paidOutUntil } from '../shares.ts';
import type { Going } from '../transitions/hooks.ts';
import { emailWords, type OrderEmailTerms, text } from './terms.ts';

/** Tells the shop what it has to send back by its own transfer, which nothing else does. */
export function shopRefundEmail(
  order: Order,
  { byHand, at }: Pick<Going, 'byHand' | 'at'>,
  terms: OrderEmailTerms,
): NewEmail {
  const t = emailWords(terms);
  const number = String(order.number);
  const amount = formatMoney(byHand, order.data.currency);
  const told = order.payment === 'on_delivery' ? 'shopRefundCollected' : 'shopRefund';
  const parts = [
    text(t(told, { number, amount, date: formatDate(paidOutUntil(at)) })),
    text(t('shopRefundDone', { number })),
  ];
  const subject = t('shopRefundSubject', { number, amount });
  return shopEmail({ kind: 'order_shop', subject, parts, replyTo: order.email }, terms);
}

/** Tells the shop of a refund that nobody sends any more: the provider it came through is gone. */
export function shopRefundLeftEmail(
  order: Order,
  { amount, at }: Pick<Going, 'amount' | 'at'>,
  terms: OrderEmailTerms,
): NewEmail {
  const t = emailWords(terms);
  const facts = { number: String(order.number), amount: formatMoney(amount, order.data.currency) };
  const parts = [
    text(t('shopRefundLeft', { ...facts, date: formatDate(paidOutUntil(at)) })),
    text(t('shopRefundDone', facts)),
  ];
  const subject = t('shopRefundSubject', facts);
  return shopEmail({ kind: 'order_shop', subject, parts, replyTo: order.email }, terms);
}

/** Tells the shop of a refund that the provider has cancelled: only the shop can see to what it lacks there. */
export function shopRefundFailedEmail(order: Order, refund: Grosze, terms: OrderEmailTerms): NewEmail {
  const t = emailWords(terms);
  const facts = { number: String(order.number), amount: formatMoney(refund, order.data.currency) };
  const parts = [text(t('shopRefundFailed', facts))];
  return shopEmail(
    { kind: 'order_shop', subject: t('shopRefundFailedSubject', facts), parts, replyTo: undefined },
    terms,
  );
}
