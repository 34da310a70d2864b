import { createHash } from 'node:crypto';
import type { BasketView, KnownLine } from '../../basket/view.ts';
import type { Grosze } from '../../kit/money.ts';

/**
 * Names what a shopper reads before the button: every line with its price and what a bundle holds, whatever way of delivery is chosen. The page sends
 * it back with the total, so that nothing else is ever ordered or charged.
 */
export function priceFingerprint({ lines, freeGifts, code, card, currency, priceType }: BasketView): string {
  const facts = [
    currency,
    priceType,
    code?.state === 'works' ? code.code : '',
    card && card.stop === undefined ? [card.tail, card.balance] : '',
    lines.map(({ id, product, additional, known }) => [
      id,
      product,
      additional,
      known && [
        known.size.type,
        known.quantity,
        known.precision,
        paidOf(known, priceType),
        known.points,
        known.deposit,
      ],
      known?.parts.map(partFacts),
    ]),
    freeGifts.gifts
      .filter(({ chosen }) => chosen)
      .map(({ product, size, parts }) => [product, size, parts.map(partFacts)]),
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 16);
}

/** With VAT where prices are shown so: its rate may follow the country, and the price stays. */
const paidOf = ({ price }: KnownLine, priceType: BasketView['priceType']) =>
  priceType === 'net' ? price?.paid : price?.paid.gross;

const partFacts = ({ product, size, quantity }: KnownLine['parts'][number]) => [product, size, quantity];

/** `mark.total` of the form. */
export function readFingerprint(shown: string): { mark: string; total: Grosze } | undefined {
  const [, mark, total] = /^([\w-]{16})\.(\d{1,12})$/.exec(shown) ?? [];
  return mark === undefined ? undefined : { mark, total: Number(total) };
}
