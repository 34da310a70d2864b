import { checkoutTexts } from '../checkout/texts.ts';
import { deliveryTexts } from '../delivery/texts.ts';
import { dateWords } from '../delivery/words.ts';
import { type TextOverrides, type Translate, translate } from '../ui/text.ts';

export const deliveryWords =
  (texts: TextOverrides): Translate<typeof deliveryTexts.values> =>
  (key, ...args) =>
    translate(deliveryTexts, texts, key, ...args);

/** What is said of the day (YYYY-MM-DD) that a buyer chose. Nobody knows when a transfer comes: nothing is promised of it. */
export const wishWords = (texts: TextOverrides, payment: string, day: string): string =>
  translate(checkoutTexts, texts, payment === 'transfer' ? 'dayWishTransfer' : 'dayWish', {
    when: dateWords(deliveryWords(texts), day),
  });
