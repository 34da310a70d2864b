import * as v from 'valibot';
import { money, text, whole } from '../settings/fields.ts';

/** gift-cards.yaml: which products are gift cards. A shop without the file sells none; cards sold before still pay. */

const card = v.strictObject({
  product: v.pipe(whole(1), v.description('id of a product')),
  size: v.pipe(v.optional(text(40)), v.description('a size of it; every size when left out'), v.examples(['100'])),
  value: v.pipe(
    money(),
    v.check((value) => value > 0, 'an amount above 0'),
    v.description('what a piece of it pays for, in the currency of the shop'),
    v.examples([100]),
  ),
});

export const giftCardsFile = v.strictObject({
  valid_months: v.pipe(v.optional(whole(12, 120), 24), v.description('months that a card pays for, at least 12')),
  cards: v.optional(v.pipe(v.array(card), v.maxLength(200, 'at most 200 cards')), []),
});
