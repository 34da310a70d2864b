import { formatQuantity } from '../kit/quantity.ts';
import { type TextOverrides, translate } from '../ui/text.ts';
import { LONGEST_COMMENT, MOST_LINES } from './limits.ts';
import type { AddError, AddErrorCode } from './model.ts';
import type { CodeErrorCode } from './rebates/model.ts';
import { basketTexts } from './texts.ts';

const ADD_TEXTS = {
  product_not_found: 'errorNotFound',
  products_not_available: 'errorUnavailable',
  order_notenough: 'errorAtMost',
  too_much_product: 'errorAtMost',
  too_much_product_size: 'errorAtMost',
  not_enough_product: 'errorAtLeast',
  not_enough_product_size: 'errorAtLeast',
  quantity: 'errorQuantity',
  quantity_step: 'errorStep',
  points: 'errorPoints',
  subscription: 'errorSubscription',
  subscription_period: 'errorSubscriptionPeriod',
  bundle: 'errorBundle',
  personalisation: 'errorPersonalisation',
  service_date: 'errorServiceDate',
  basket_full: 'errorFull',
  comment_length: 'errorCommentLength',
  comment_long: 'errorCommentLong',
  line_not_found: 'errorLineNotFound',
  unavailable: 'errorStore',
  insecure: 'errorInsecure',
} as const satisfies Record<AddErrorCode, keyof typeof basketTexts.values>;

/** Bounds that are the same for all lines. */
const OWN_BOUNDS: Partial<Record<AddErrorCode, { n: number }>> = {
  basket_full: { n: MOST_LINES },
  comment_length: { n: LONGEST_COMMENT },
};

/** Why something was not put into the basket, in the shopper's words. */
export function addMessage({ code, limit }: AddError, texts: TextOverrides): string {
  const bound = { n: limit ? formatQuantity(limit.parts, limit.precision) : '', unit: limit?.unit ?? '' };
  return failureText(code, bound, texts);
}

/** @param bound as it is read, where there is one */
export const failureText = (code: AddErrorCode, bound: { n: string; unit: string }, texts: TextOverrides): string =>
  translate(basketTexts, texts, ADD_TEXTS[code], { ...bound, ...OWN_BOUNDS[code] });

/** Why a rebate code was not activated, in the shopper's words. */
export const codeMessage = (code: CodeErrorCode | 'unavailable', texts: TextOverrides): string =>
  translate(basketTexts, texts, code === 'insecure' || code === 'unavailable' ? ADD_TEXTS[code] : code);
