import { formatIban } from '../../forms/rules/iban.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import { type TextOverrides, translate } from '../../ui/text.ts';
import type { Order } from '../model.ts';
import { withdrawTexts } from './texts.ts';

/** How much comes back, and how. */
export function moneyWords(
  { payment, data: { currency } }: Pick<Order, 'payment' | 'data'>,
  { amount, account }: { amount: number; account?: string | undefined },
  texts: TextOverrides,
): string {
  const money = formatMoney(amount, currency);
  if (amount === 0) return translate(withdrawTexts, texts, 'moneyNone');
  if (payment === 'on_delivery') {
    return account === undefined
      ? translate(withdrawTexts, texts, 'byHand', { amount: money })
      : translate(withdrawTexts, texts, 'byHandAccount', { amount: money, account: formatIban(account) });
  }
  const how = translate(withdrawTexts, texts, payment === 'transfer' ? 'byTransfer' : 'sameWay');
  return `${translate(withdrawTexts, texts, 'moneyTotal')}: ${money}. ${how}`;
}
