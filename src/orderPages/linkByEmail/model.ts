import { checkFields } from '../../forms/checkFields.ts';
import { checkEmail, type EmailReader } from '../../forms/rules/email.ts';
import { LONGEST } from '../../forms/rules/lengths.ts';
import { err, ok } from '../../kit/result.ts';
import { readOrderNumber } from '../../orders/model.ts';
import { ORDER_PATH } from '../../orders/path.ts';
import { type TextOverrides, translate } from '../../ui/text.ts';
import { orderPageTexts } from '../texts.ts';

/** Longest values, characters; a number is copied along with the words before it. */
export const FIND_LONGEST = { order_number: 80, order_email: LONGEST.email } as const;
export type FindValues = Readonly<Record<keyof typeof FIND_LONGEST, string>>;

/** Part of the address where whoever has no link of their order asks for one; with `odstapienie`, for that of the withdrawal. */
export const FIND = 'znajdz';
export const findPath = (withdraw: boolean): string => `${ORDER_PATH}/${FIND}${withdraw ? '/odstapienie' : ''}`;

export function checkFind(values: FindValues, texts: TextOverrides, readEmail?: EmailReader) {
  const rules = {
    order_number: {
      rule: (value: string) =>
        readOrderNumber(value) === undefined ? err({ code: 'invalid_format' } as const) : ok(value.trim()),
      message: translate(orderPageTexts, texts, 'findNumberWrong'),
    },
    order_email: { rule: (value: string) => checkEmail(value, readEmail) },
  };
  return checkFields(values, rules, texts);
}
