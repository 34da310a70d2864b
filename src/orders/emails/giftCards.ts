import type { IssuedCard } from '../../giftCards/model.ts';
import { formatDate } from '../../kit/dates.ts';
import type { Grosze } from '../../kit/money.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import type { EmailBlock } from '../../mail/blocks.ts';
import type { NewEmail } from '../../mail/model.ts';
import { type TextOverrides, translate } from '../../ui/text.ts';
import { giftCardTexts } from '../giftCards/texts.ts';
import type { Order } from '../model.ts';
import { heading, type OrderEmailTerms, rows, text, toBuyer } from './terms.ts';

/** Numbers and PINs of cards that were bought, each with its value and its last day; it can be handed on as it is. */
export function cardsEmail(order: Order, cards: readonly IssuedCard[], terms: OrderEmailTerms): NewEmail {
  const { texts, shopName, shopUrl } = terms;
  const number = String(order.number);
  const facts = { n: cards.length, number, shop: shopName };
  const parts: EmailBlock[] = [
    text(translate(giftCardTexts, texts, 'mail', facts)),
    ...cards.flatMap((card) => cardParts(card, order.data.currency, texts)),
    text(translate(giftCardTexts, texts, 'mailHow')),
    text(translate(giftCardTexts, texts, 'mailSecret')),
    { kind: 'button', label: translate(giftCardTexts, texts, 'mailShop'), href: shopUrl },
  ];
  return toBuyer(
    order,
    { kind: 'gift_card', subject: translate(giftCardTexts, texts, 'subject', facts) },
    parts,
    terms,
  );
}

function cardParts({ code, value, expiresAt }: IssuedCard, currency: string, texts: TextOverrides): EmailBlock[] {
  const label = (key: 'number' | 'pin' | 'value' | 'until') => translate(giftCardTexts, texts, key);
  const worth = formatMoney(value, currency);
  return [
    heading(translate(giftCardTexts, texts, 'cardOf', { value: worth })),
    rows([
      { label: label('number'), value: code?.number ?? '', copied: true },
      { label: label('pin'), value: code?.pin ?? '', copied: true },
      { label: label('value'), value: worth },
      { label: label('until'), value: formatDate(expiresAt - 1) },
    ]),
  ];
}

/** Money is on a card again. */
export function cardRefundEmail(order: Order, amount: Grosze, terms: OrderEmailTerms): NewEmail {
  const { texts } = terms;
  const facts = {
    number: String(order.number),
    amount: formatMoney(amount, order.data.currency),
    tail: order.data.giftCard?.tail ?? '',
  };
  const subject = translate(giftCardTexts, texts, 'refundSubject', facts);
  return toBuyer(
    order,
    { kind: 'gift_card_refund', subject },
    [text(translate(giftCardTexts, texts, 'refund', facts))],
    terms,
  );
}
