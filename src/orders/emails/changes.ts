import { formatDate } from '../../kit/dates.ts';
import type { Grosze } from '../../kit/money.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import type { EmailBlock } from '../../mail/blocks.ts';
import type { NewEmail } from '../../mail/model.ts';
import type { Order, OrderPart } from '../model.ts';
import { prizeWords } from '../orderText.ts';
import type { Going } from '../transitions/hooks.ts';
import type { EmailSlots } from './slots.ts';
import { emailWords, type OrderEmailTerms, openButton, text, toBuyer } from './terms.ts';

const factsOf = (order: Order, { shopName }: OrderEmailTerms) => ({
  number: String(order.number),
  date: formatDate(order.placedAt),
  shop: shopName,
});

/**
 * @param came what was paid, gift card left out: less than was agreed on where some of it was withdrawn from before
 * @param handed what it hands out at once, as files do
 */
export function paidEmail(
  order: Order,
  came: Grosze,
  terms: OrderEmailTerms,
  handed: readonly EmailBlock[] = [],
): NewEmail {
  const t = emailWords(terms);
  const facts = factsOf(order, terms);
  const amount = formatMoney(came, order.data.currency);
  const free = order.payment === 'nothing';
  const prize = prizeWords(order, terms.texts);
  const parts = [
    // What was to be paid on delivery may have left long ago.
    text(free ? t('handed', facts) : t(order.status === 'accepted' ? 'paid' : 'paidLater', { ...facts, amount })),
    ...handed,
    ...(prize ? [text(prize)] : []),
    openButton(order, terms, t('open')),
  ];
  const subject = t(free ? 'handedSubject' : 'paidSubject', facts);
  return toBuyer(order, { kind: 'order_paid', subject }, parts, terms);
}

export function sentEmail(order: Order, terms: OrderEmailTerms, slots: Partial<EmailSlots> = {}): NewEmail {
  const t = emailWords(terms);
  const facts = factsOf(order, terms);
  const { name: way = '', pickUp = false, point } = order.data.delivery ?? {};
  const parts: EmailBlock[] = [
    text(t(pickUp ? 'ready' : 'sent', { ...facts, way })),
    ...(point === undefined ? [] : [text(t('sentPoint', { code: point }))]),
    ...shipmentParts(order, terms),
    openButton(order, terms, t('open')),
    ...(slots.sent?.(order, terms) ?? []),
  ];
  return toBuyer(
    order,
    { kind: 'order_sent', subject: t(pickUp ? 'readySubject' : 'sentSubject', facts) },
    parts,
    terms,
  );
}

/** Number of its parcel, and the carrier's page about it. */
function shipmentParts({ data: { shipment } }: Order, terms: OrderEmailTerms): EmailBlock[] {
  if (!shipment) return [];
  const t = emailWords(terms);
  const { number, href } = shipment;
  return [
    text(t('shipment', { number })),
    ...(href === undefined ? [] : [{ kind: 'button' as const, label: t('track'), href }]),
  ];
}

/** The number of a parcel that has left already. */
export function shipmentEmail(order: Order, terms: OrderEmailTerms): NewEmail {
  const t = emailWords(terms);
  const facts = factsOf(order, terms);
  const parts = [text(t('shipmentOf', facts)), ...shipmentParts(order, terms), openButton(order, terms, t('open'))];
  return toBuyer(order, { kind: 'order_shipment', subject: t('shipmentSubject', facts) }, parts, terms);
}

export function endedEmail(
  order: Order,
  status: 'cancelled' | 'expired',
  terms: OrderEmailTerms,
  slots: Partial<EmailSlots> = {},
): NewEmail {
  const t = emailWords(terms);
  const facts = factsOf(order, terms);
  const unpaid = order.paidAt === undefined && order.payment !== 'on_delivery' && order.payment !== 'nothing';
  const late = status === 'expired' ? 'expiredLate' : unpaid ? 'cancelledPaid' : undefined;
  const hasPoints = order.customerId !== undefined && order.lines.some(({ data }) => data.points);
  const pointsBack = hasPoints ? [text(t('pointsBack'))] : [];
  const parts = [
    text(t(status, facts)),
    ...(late ? [text(t(late))] : []),
    ...pointsBack,
    ...(slots.ended?.(order, terms) ?? []),
    openButton(order, terms, t('open')),
  ];
  return toBuyer(order, { kind: `order_${status}`, subject: t(`${status}Subject`, facts) }, parts, terms);
}

/** Money that a courier collected came from no account. */
const wayByHand = ({ payment }: Order) => (payment === 'on_delivery' ? 'refundCollected' : 'refundTransfer');

export function refundEmail(
  order: Order,
  { amount, byHand }: Pick<Going, 'amount' | 'byHand'>,
  terms: OrderEmailTerms,
): NewEmail {
  const t = emailWords(terms);
  const facts = { ...factsOf(order, terms), amount: formatMoney(amount, order.data.currency) };
  const parts = [
    text(t('refund', facts)),
    text(t(byHand === amount ? wayByHand(order) : 'refundSameWay')),
    openButton(order, terms, t('open')),
  ];
  return toBuyer(order, { kind: 'order_refund', subject: t('refundSubject', facts) }, parts, terms);
}

/** The way back to an order, for whoever has lost it. */
export function linkEmail(order: Order, part: OrderPart | undefined, terms: OrderEmailTerms): NewEmail {
  const t = emailWords(terms);
  const facts = factsOf(order, terms);
  const withdraw = part === 'odstapienie';
  const parts: EmailBlock[] = [
    text(t('link', facts)),
    ...(withdraw ? [text(t('linkWithdraw'))] : []),
    openButton(order, terms, t(withdraw ? 'withdrawButton' : 'open'), part),
    { kind: 'small', text: t('linkWhy') },
  ];
  const subject = t('linkSubject', facts);
  return { ...toBuyer(order, { kind: 'order_link', subject }, parts, terms), urgency: 'now' };
}
