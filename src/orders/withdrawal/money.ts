import { formatIban } from '../../forms/rules/iban.ts';
import type { Grosze } from '../../kit/money.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import { type TextOverrides, translate } from '../../ui/text.ts';
import type { Order } from '../model.ts';
import { withdrawTexts } from './texts.ts';

/** What a courier has to collect less of, for a parcel that goes without what was withdrawn from. */
export function collectLess(
  { payment }: Pick<Order, 'payment'>,
  { sent, whole, lines }: { sent: boolean; whole: boolean; lines: readonly { worth: Grosze; deposit: Grosze }[] },
): Grosze {
  if (payment !== 'on_delivery' || sent || whole) return 0;
  return lines.reduce((sum, { worth, deposit }) => sum + worth + deposit, 0);
}

/** How much comes back, and how. */
export function moneyWords(
  { payment, data: { currency } }: Pick<Order, 'payment' | 'data'>,
  { amount, account, less = 0 }: { amount: Grosze; account?: string | undefined; less?: Grosze },
  texts: TextOverrides,
): string {
  const money = formatMoney(amount, currency);
  if (less > 0) return translate(withdrawTexts, texts, 'moneyLess', { amount: formatMoney(less, currency) });
  if (amount === 0) return translate(withdrawTexts, texts, 'moneyNone');
  if (payment === 'on_delivery') {
    return account === undefined
      ? translate(withdrawTexts, texts, 'byHand', { amount: money })
      : translate(withdrawTexts, texts, 'byHandAccount', { amount: money, account: formatIban(account) });
  }
  const how = translate(withdrawTexts, texts, payment === 'transfer' ? 'byTransfer' : 'sameWay');
  return `${translate(withdrawTexts, texts, 'moneyTotal')}: ${money}. ${how}`;
}
