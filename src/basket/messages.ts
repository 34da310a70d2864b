import { formatQuantity } from '../kit/quantity.ts';
import { type TextOverrides, translate } from '../ui/text.ts';
import { MOST_LINES } from './limits.ts';
import type { AddError, AddErrorCode } from './model.ts';
import type { CodeErrorCode } from './rebates/model.ts';
import { basketTexts } from './texts.ts';

/** Why something was not put into the basket, in the shopper's words. */
export function addMessage({ code, limit }: AddError, texts: TextOverrides): string {
  const bound = { n: limit ? formatQuantity(limit.parts, limit.precision) : '', unit: limit?.unit ?? '' };
  return failureText(code, bound, texts);
}

/** @param bound as it is read, where there is one */
export function failureText(code: AddErrorCode, bound: { n: string; unit: string }, texts: TextOverrides): string {
  switch (code) {
    case 'product_not_found':
      return translate(basketTexts, texts, 'errorNotFound');
    case 'products_not_available':
      return translate(basketTexts, texts, 'errorUnavailable');
    case 'order_notenough':
    case 'too_much_product':
    case 'too_much_product_size':
      return translate(basketTexts, texts, 'errorAtMost', bound);
    case 'not_enough_product':
    case 'not_enough_product_size':
      return translate(basketTexts, texts, 'errorAtLeast', bound);
    case 'quantity':
      return translate(basketTexts, texts, 'errorQuantity');
    case 'quantity_step':
      return translate(basketTexts, texts, 'errorStep', bound);
    case 'points':
      return translate(basketTexts, texts, 'errorPoints');
    case 'subscription':
      return translate(basketTexts, texts, 'errorSubscription');
    case 'subscription_period':
      return translate(basketTexts, texts, 'errorSubscriptionPeriod');
    case 'bundle':
      return translate(basketTexts, texts, 'errorBundle');
    case 'personalisation':
      return translate(basketTexts, texts, 'errorPersonalisation');
    case 'service_date':
      return translate(basketTexts, texts, 'errorServiceDate');
    case 'basket_full':
      return translate(basketTexts, texts, 'errorFull', { n: MOST_LINES });
    case 'comment_long':
      return translate(basketTexts, texts, 'errorCommentLong');
    case 'line_not_found':
      return translate(basketTexts, texts, 'errorLineNotFound');
    case 'unavailable':
      return translate(basketTexts, texts, 'errorStore');
    case 'insecure':
      return translate(basketTexts, texts, 'errorInsecure');
  }
}

/** Why a rebate code was not activated, in the shopper's words. */
export function codeMessage(code: CodeErrorCode | 'unavailable', texts: TextOverrides): string {
  if (code === 'insecure') return translate(basketTexts, texts, 'errorInsecure');
  if (code === 'unavailable') return translate(basketTexts, texts, 'errorStore');
  return translate(basketTexts, texts, code);
}
