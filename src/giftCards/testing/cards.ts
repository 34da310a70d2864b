import type { GiftCardRules } from '../model.ts';

/** Product 9 is a card of 100 zł. */
export const CARD_PRODUCT = 9;
export const CARD_RULES: GiftCardRules = { months: 24, cards: [{ product: CARD_PRODUCT, value: 10_000 }] };
