import type { IssuedCard } from '../../giftCards/model.ts';
import { formatDate } from '../../kit/dates.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import { giftCardTexts } from '../../orders/giftCards/texts.ts';
import type { Order } from '../../orders/model.ts';
import { type TextOverrides, translate } from '../../ui/text.ts';

/** Gift cards that were bought with an order, as its page shows them. */
export interface BoughtCardsView {
  cards: { key: string; title: string; code?: { number: string; pin: string }; words: string }[];
  /** True: cards come once the order is paid. */
  waits: boolean;
}

/** Undefined for an order without any. */
export function boughtCardsView(
  order: Pick<Order, 'lines' | 'status' | 'data'>,
  cards: readonly IssuedCard[],
  texts: TextOverrides,
): BoughtCardsView | undefined {
  const { currency } = order.data;
  const money = (grosze: number) => formatMoney(grosze, currency);
  const open = order.status === 'waiting' || order.status === 'accepted' || order.status === 'sent';
  const waits = open && order.lines.some(({ data }) => data.cardValue !== undefined);
  if (cards.length === 0) return waits ? { cards: [], waits } : undefined;
  const words = ({ voided, code, balance, value, expiresAt }: IssuedCard): string => {
    if (voided) return translate(giftCardTexts, texts, 'voided');
    const facts = { balance: money(balance), value: money(value), date: formatDate(expiresAt - 1) };
    const state = translate(giftCardTexts, texts, 'state', facts);
    return code ? state : `${state} ${translate(giftCardTexts, texts, 'inLetter')}`;
  };
  return {
    cards: cards.map((card) => ({
      key: card.id,
      title: card.code
        ? translate(giftCardTexts, texts, 'cardOf', { value: money(card.value) })
        : translate(giftCardTexts, texts, 'tail', { tail: card.tail }),
      ...(card.code ? { code: card.code } : {}),
      words: words(card),
    })),
    waits: false,
  };
}
