import { formatMoney } from '../kit/priceFormat.ts';
import { pathInHand } from '../kit/speech.ts';
import type { EmailBlock } from '../mail/blocks.ts';
import { writeEmail } from '../mail/email.ts';
import type { NewEmail } from '../mail/model.ts';
import { unlinked } from '../mail/unlinked.ts';
import { heading, type OrderEmailTerms, openButton, rows, text } from '../orders/emails/terms.ts';
import { type Order, orderPath } from '../orders/model.ts';
import { lineWords, sumRows } from '../orders/orderText.ts';
import { dayWords, type Subscription, type SubscriptionEvent, type TroubleCode } from './model.ts';
import { type SubscriptionWords, subscriptionWords } from './texts.ts';

/** E-mail about a subscription to its buyer, with the way to its page, where it is changed and ended. */
export function subscriptionEmail(
  subscription: Subscription,
  news: SubscriptionEvent,
  terms: OrderEmailTerms,
): NewEmail {
  const t = subscriptionWords(terms.texts);
  const { subject, parts } = said(subscription, news, t, terms);
  const href = terms.shopUrl + pathInHand(orderPath(subscription.first, 'abonament'));
  // Whoever has several has to know which; the announcement lists its things already.
  const of = news.what === 'announced' ? [] : [text(ofWords(subscription, t))];
  const all = [...parts, ...of, { kind: 'button' as const, label: t(openWord(subscription)), href }];
  const kind = `subscription_${news.what}`;
  return { kind, recipient: subscription.data.email, subject, ...writeEmail(all, terms) };
}

function ofWords({ first, data }: Subscription, t: SubscriptionWords): string {
  const names = [...new Set(data.things.map(({ name }) => name))].join(', ');
  return t('mailOf', { number: String(first.number), names });
}

/** What its page can still do. */
function openWord({ state, last }: Subscription) {
  if (state === 'cancelled') return 'mailSee';
  return last === undefined ? 'mailOpen' : 'mailChange';
}

function said(
  subscription: Subscription,
  news: SubscriptionEvent,
  t: SubscriptionWords,
  terms: OrderEmailTerms,
): { subject: string; parts: EmailBlock[] } {
  const shop = terms.shopName;
  const date = dayWords(subscription.next);
  switch (news.what) {
    case 'announced':
      return announced(news, { date, shop }, t, terms);
    case 'trouble': {
      const until = subscription.trouble?.until ?? subscription.next;
      const why = whyWords(news, t);
      const parts = [text(t('troubleText', { why })), text(t('troubleUntil', { date: dayWords(until) }))];
      return { subject: t('troubleSubject', { shop }), parts };
    }
    case 'missed': {
      const parts = [text(t('missedText', { why: whyWords(news, t) })), text(t('missedNext', { date }))];
      return { subject: t('missedSubject', { shop }), parts };
    }
    case 'paused': {
      const parts = [text(t(subscription.why === 'unpaid' ? 'unpaidText' : 'pausedText'))];
      return { subject: t('pausedSubject', { shop }), parts };
    }
    case 'cancelled':
      return { subject: t('cancelledSubject', { shop }), parts: [text(t('cancelledText'))] };
    case 'ending': {
      const parts = [text(t('endingText', { n: subscription.last ?? subscription.least, date }))];
      return { subject: t('endingSubject', { shop }), parts };
    }
    default:
      return { subject: t(`${news.what}Subject`, { shop }), parts: [text(t(`${news.what}Text`, { date }))] };
  }
}

function announced(
  { order, before }: Extract<SubscriptionEvent, { what: 'announced' }>,
  facts: { date: string; shop: string },
  t: SubscriptionWords,
  terms: OrderEmailTerms,
): { subject: string; parts: EmailBlock[] } {
  const money = (grosze: number) => formatMoney(grosze, order.data.currency);
  const all = { ...facts, amount: money(order.total) };
  const first = before === undefined ? t('announcedText', all) : t('dearerText', { ...all, before: money(before) });
  return {
    subject: before === undefined ? t('announcedSubject', facts) : t('dearerSubject', facts),
    parts: [
      text(first),
      rows(
        order.lines.map((line) => {
          const { name, worth, quantity, facts: chosen } = lineWords(line, order, terms.texts);
          return { label: name, value: worth, notes: [quantity, ...chosen.map(unlinked)] };
        }),
      ),
      rows(sumRows(order, terms.file.vat * 100, terms.texts).map(({ key: _, ...row }) => row)),
      text(payWords(order.payment, t)),
      text(t('announcedHow')),
    ],
  };
}

/** Why an order is not made, as the end of a sentence. */
export function whyWords(
  { code, names }: { code: TroubleCode; names: readonly string[] },
  t: SubscriptionWords,
): string {
  return code === 'payment' ? t('why_payment') : t(`why_${code}`, { names: names.join(', ') });
}

/** How the next order will be paid; empty when there is nothing to pay. */
export function payWords(payment: Order['payment'], t: SubscriptionWords): string {
  if (payment === 'blik' || payment === 'online') return t('payOnline');
  if (payment === 'transfer') return t('payTransfer');
  return payment === 'on_delivery' ? t('payOnDelivery') : '';
}

/** What the e-mail of an order that has ended says of the subscription that it began. */
export const endedParts = ({ data }: Order, { texts }: OrderEmailTerms): EmailBlock[] =>
  data.subscription?.place === 1 ? [text(subscriptionWords(texts)('orderEnds'))] : [];

/** What the e-mail of an order says of the subscription that it belongs to. */
export function subscriptionParts(order: Order, terms: OrderEmailTerms): EmailBlock[] {
  const { data, payment, status } = order;
  const { subscription } = data;
  if (!subscription) return [];
  const t = subscriptionWords(terms.texts);
  const { next, days, place, least, each } = subscription;
  const toPay = place > 1 && status === 'waiting' && (payment === 'blik' || payment === 'online');
  const pay = toPay ? [text(t('payOnline')), openButton(order, terms, t('orderPay'), 'platnosc')] : [];
  if (next === undefined) return [...pay, heading(t('orderTitle')), text(t('orderLast'))];
  const n = terms.file.subscriptions.notice_days;
  return [
    ...pay,
    heading(t('orderTitle')),
    text(`${t('every', { n: days })}. ${t('orderNext', { n, date: dayWords(next) })}`),
    ...(each === undefined ? [] : [text(t('checkoutPrice', { amount: formatMoney(each, data.currency) }))]),
    text(least === undefined ? t('orderManage') : t('orderManageLeast', { n: least })),
    openButton(order, terms, t('orderOpen'), 'abonament'),
  ];
}
