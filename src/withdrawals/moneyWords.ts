import { formatIban } from '../forms/rules/iban.ts';
import type { Grosze } from '../kit/money.ts';
import { optional } from '../kit/optional.ts';
import { formatMoney } from '../kit/priceFormat.ts';
import type { Order } from '../orders/model.ts';
import { type TextOverrides, translate } from '../ui/text.ts';
import { paidByHand } from './money.ts';
import { withdrawTexts } from './texts.ts';

type Paid = Pick<Order, 'payment' | 'paidAt' | 'data'>;

/** How much comes back, and how. */
export function moneyWords(order: Paid, returned: Returned, texts: TextOverrides): string {
  const { points = 0, kept = 0, amount, less = 0 } = returned;
  const stays = formatMoney(kept, order.data.currency);
  const rest = [
    ...(kept === 0 ? [] : [translate(withdrawTexts, texts, 'moneyKept', { amount: stays })]),
    ...(points === 0 ? [] : [translate(withdrawTexts, texts, 'pointsBack', { n: points })]),
  ];
  const collected = { amount: formatMoney(less, order.data.currency) };
  // Points or money have paid for some of it: that nothing has been paid would not be true.
  if (amount === 0 && less > 0 && rest.length === 0) return translate(withdrawTexts, texts, 'moneyLess', collected);
  return [
    ...(amount === 0 && (less > 0 || rest.length > 0) ? [] : [inMoney(order, returned, texts)]),
    ...(less > 0 ? [translate(withdrawTexts, texts, 'less', collected)] : []),
    ...rest,
  ].join(' ');
}

function inMoney(order: Paid, { amount, card = 0, byHand, account, sent }: Returned, texts: TextOverrides): string {
  const { currency, giftCard } = order.data;
  const hand = paidByHand(order, { amount, card, ...optional('byHand', byHand) });
  const other = () => otherWords(order, { amount: amount - card, byHand: hand, account, sent }, texts);
  if (card === 0) return other();
  const facts = { amount: formatMoney(card, currency), tail: giftCard?.tail ?? '' };
  const onCard = translate(withdrawTexts, texts, 'toCard', facts);
  return amount === card ? onCard : `${onCard} ${other()}`;
}

interface Returned {
  amount: Grosze;
  /** What of it goes to the gift card that paid. */
  card?: Grosze;
  /** What of it the shop pays out itself. */
  byHand?: Grosze;
  /** What has come and stays, to pay for the rest. */
  kept?: Grosze;
  /** Points that come back. */
  points?: number;
  account?: string | undefined;
  /** What a courier collects less of. */
  less?: Grosze;
  /** The things had left the shop. */
  sent?: boolean | undefined;
}

/** Money of such an order may be on its way while nothing of it is here. */
const comesAhead = (payment: Order['payment']): boolean => payment !== 'on_delivery' && payment !== 'nothing';

function otherWords(
  { payment, paidAt, data: { currency } }: Paid,
  { amount, byHand, account, sent = true }: Pick<Returned, 'amount' | 'byHand' | 'account' | 'sent'>,
  texts: TextOverrides,
): string {
  const money = formatMoney(amount, currency);
  if (amount === 0)
    return translate(withdrawTexts, texts, paidAt === undefined && comesAhead(payment) ? 'moneyLate' : 'moneyNone');
  if (payment === 'on_delivery' && sent) {
    return account === undefined
      ? translate(withdrawTexts, texts, 'byHand', { amount: money })
      : translate(withdrawTexts, texts, 'byHandAccount', { amount: money, account: formatIban(account) });
  }
  const how = translate(withdrawTexts, texts, byHand === amount ? 'byTransfer' : 'sameWay');
  return `${translate(withdrawTexts, texts, 'moneyTotal')}: ${money}. ${how}`;
}
