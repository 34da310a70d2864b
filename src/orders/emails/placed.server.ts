import { shopEmail } from '../../forms/shopEmail.ts';
import { formatDate, formatTime } from '../../kit/dates.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import type { EmailBlock } from '../../mail/blocks.ts';
import type { NewEmail } from '../../mail/model.ts';
import { unlinked } from '../../mail/unlinked.ts';
import { type Order, toPayOf } from '../model.ts';
import { addressLines, lineWords, prizeWords, sumRows, transferRows } from '../orderText.ts';
import { orderWords } from '../texts.ts';
import { guaranteeFiles } from './guarantees.server.ts';
import { rightsParts } from './rights.server.ts';
import type { EmailSlots } from './slots.ts';
import { emailWords, heading, type OrderEmailTerms, openButton, rows, text, toBuyer } from './terms.ts';

/**
 * The contract on a durable medium (UPK, art. 21): what was agreed on, who sells, and what rights go with
 * it.
 */
export function placedEmail(order: Order, terms: OrderEmailTerms, slots: Partial<EmailSlots> = {}): NewEmail {
  const t = emailWords(terms);
  const { number, placedAt } = order;
  const said = { number: String(number), date: formatDate(placedAt), time: formatTime(placedAt) };
  const parts: EmailBlock[] = [
    text(t('placed', said)),
    text(nextStep(order, terms)),
    nextButton(order, terms),
    ...(slots.placed?.(order, terms) ?? []),
    heading(t('linesTitle')),
    ...boughtParts(order, terms, unlinked),
    ...prizeParts(order, terms),
    heading(t('paymentTitle')),
    ...paymentParts(order, terms),
    heading(t('deliveryTitle')),
    text(deliveryText(order, terms)),
    ...buyerParts(order, terms, 'buyerTitle', unlinked),
    ...agreedParts(order, terms),
    ...rightsParts(order, terms, slots.rights?.(order, terms) ?? []),
  ];
  const subject = t('placedSubject', { number: String(number), shop: terms.shopName });
  const attachments = [...(terms.termsFile ? [terms.termsFile] : []), ...guaranteeFiles(order.lines, terms)];
  return { ...toBuyer(order, { kind: 'order_placed', subject }, parts, terms), attachments };
}

/** What a shopper has written; the shop reads it as it is. */
type Written = (text: string) => string;
const asWritten: Written = (text) => text;

const boughtParts = (order: Order, terms: OrderEmailTerms, written: Written): EmailBlock[] => [
  rows(order.lines.map((line) => lineRow(line, order, terms, written))),
  rows(sumRows(order, terms.file.vat * 100, terms.texts).map(({ key: _, ...row }) => row)),
];

function lineRow(line: Order['lines'][number], order: Order, { texts }: OrderEmailTerms, written: Written) {
  const { name, worth, quantity, facts } = lineWords(line, order, texts);
  return { label: name, value: worth, notes: [quantity, ...facts.map(written)] };
}

function nextStep({ status, payment, expiresAt, data }: Order, terms: OrderEmailTerms): string {
  const t = emailWords(terms);
  if (status === 'waiting' && expiresAt !== undefined) {
    const date = formatDate(expiresAt);
    return payment === 'transfer'
      ? t('nextTransfer', { date })
      : t('nextOnline', { date, time: formatTime(expiresAt) });
  }
  return t(data.delivery ? 'nextWork' : 'nextNothingTravels');
}

/** Button to the payment, where that is what comes next; else to the order. */
function nextButton(order: Order, terms: OrderEmailTerms): EmailBlock {
  const t = emailWords(terms);
  if (order.status !== 'waiting') return openButton(order, terms, t('open'));
  const label = t('pay', { amount: formatMoney(toPayOf(order), order.data.currency) });
  return openButton(order, terms, label, order.payment === 'transfer' ? undefined : 'platnosc');
}

function paymentParts(order: Order, terms: OrderEmailTerms): EmailBlock[] {
  const t = emailWords(terms);
  const method = orderWords(terms.texts)(`pay_${order.payment}`);
  if (order.payment === 'transfer') {
    return [
      text(method),
      rows(transferRows(order, terms.file, terms.texts).map(({ label, value }) => ({ label, value, copied: true }))),
    ];
  }
  const amount = formatMoney(toPayOf(order), order.data.currency);
  const { giftCard, sums } = order.data;
  if (giftCard && sums.card !== undefined) {
    const paid = { tail: giftCard.tail, amount: formatMoney(sums.card, order.data.currency) };
    const byCard = text(t('paidByCard', paid));
    if (order.payment === 'nothing') return [byCard];
    return [byCard, text(order.payment === 'on_delivery' ? t('payOnDelivery', { amount }) : method)];
  }
  return [text(order.payment === 'on_delivery' ? t('payOnDelivery', { amount }) : method)];
}

function prizeParts(order: Order, { texts }: OrderEmailTerms): EmailBlock[] {
  const prize = prizeWords(order, texts);
  return prize === undefined ? [] : [text(prize)];
}

function deliveryText({ data: { delivery } }: Order, terms: OrderEmailTerms): string {
  if (!delivery) return emailWords(terms)('deliveryNone');
  const t = orderWords(terms.texts);
  const { name, point, promise } = delivery;
  return [
    name,
    ...(point === undefined ? [] : [t('point', { code: point })]),
    ...(promise === undefined ? [] : [promise]),
  ].join('\n');
}

function buyerParts(order: Order, terms: OrderEmailTerms, title: 'buyerTitle' | 'shopBuyer', written: Written) {
  const t = emailWords(terms);
  const { buyer, delivery: way } = order.data;
  const { client, delivery, invoice } = buyer;
  const lines = ({ email, ...address }: typeof client) =>
    text([...addressLines(address, terms.texts).map(written), ...(email === undefined ? [] : [email])].join('\n'));
  return [
    ...(delivery && way && !way.pickUp ? [lines(delivery)] : []),
    heading(t(title)),
    lines(client),
    ...(invoice ? [heading(t('invoiceTitle')), lines(invoice)] : []),
  ];
}

function agreedParts({ data: { remarks, consents } }: Order, terms: OrderEmailTerms): EmailBlock[] {
  const t = emailWords(terms);
  return [
    ...(remarks === '' ? [] : [heading(t('remarksTitle')), text(unlinked(remarks))]),
    ...(consents.length === 0
      ? []
      : [heading(t('consentsTitle')), text(consents.map(({ words }) => words).join('\n'))]),
  ];
}

/** Tells the shop that there is something to do. */
export function shopPlacedEmail(order: Order, terms: OrderEmailTerms): NewEmail {
  const t = emailWords(terms);
  const amount = formatMoney(order.total, order.data.currency);
  const number = String(order.number);
  const { remarks, sums, currency } = order.data;
  const { card } = sums;
  const byCard = card && { card: formatMoney(card, currency), left: formatMoney(toPayOf(order), currency) };
  const parts: EmailBlock[] = [
    text(t('shopPlaced', { number, amount, payment: orderWords(terms.texts)(`pay_${order.payment}`) })),
    ...(byCard ? [text(t('shopCard', byCard))] : []),
    ...boughtParts(order, terms, asWritten),
    ...(remarks === '' ? [] : [heading(t('shopRemarks')), text(remarks)]),
    heading(t('deliveryTitle')),
    text(deliveryText(order, terms)),
    ...buyerParts(order, terms, 'shopBuyer', asWritten),
  ];
  const subject = t('shopSubject', { number, amount });
  return shopEmail({ kind: 'order_shop', subject, parts, replyTo: order.email }, terms);
}
