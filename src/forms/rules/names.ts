import { err, ok } from '../../kit/result.ts';
import type { Checked, IllegalCode, MissingCode } from '../codes.ts';
import { LONGEST } from './lengths.ts';
import { tidy } from './tidy.ts';

export interface TextCodes {
  missing: MissingCode;
  illegal: IllegalCode;
}

const LETTER = /\p{L}/u;
const DIGIT = /\p{Nd}/u;
/**
 * Pattern of names: with every apostrophe, dash and dot in use somewhere, and the joiners of Persian and Indian
 * letters.
 */
const NAME = /^[\p{L}\p{M}\p{Pd} '’‘‛′`´՚׳״·・.,&()/"„”“«»\u200C\u200D]+$/u;
const CITY = /^[\p{L}\p{M}\p{Nd}\p{Pd} '’‘‛`´·.,()/&:!"„”“\u200C\u200D]+$/u;
/** A company may be called by any sign that can be printed. */
const FIRM = /^[\p{L}\p{M}\p{N}\p{P}\p{S} \u200C\u200D]+$/u;
/** Signs of markup, and pictures; ™ and ® are neither. */
const NO_NAME = /[<>{};\\]|\p{Emoji_Presentation}/u;

/** Checks a first or last name. */
export function checkName(value: string, codes: TextCodes): Checked {
  const text = tidy(value, LONGEST.firstname);
  if (!text.ok) return text;
  if (DIGIT.test(text.value)) return err({ code: codes.illegal, because: 'digits' });
  return lettered(text.value, NAME, codes);
}

export function checkCity(value: string, codes: TextCodes): Checked {
  const text = tidy(value, LONGEST.city);
  return text.ok ? lettered(text.value, CITY, codes) : text;
}

/** Checks a company's name. */
export function checkFirm(value: string, codes: TextCodes): Checked {
  const text = tidy(value, LONGEST.firm);
  if (!text.ok) return text;
  if (NO_NAME.test(text.value)) return err({ code: codes.illegal });
  return lettered(text.value, FIRM, codes);
}

/** Checks an addition to a receiver's name: a company, or what a courier needs, such as the code of a door. */
export function checkAddition(value: string, codes: TextCodes): Checked {
  const firm = checkFirm(value, codes);
  const isCode = !firm.ok && firm.error.code === 'invalid_format' && DIGIT.test(value);
  return isCode ? tidy(value, LONGEST.additional) : firm;
}

/** Checks one line of the characters in `allowed`, at least one of them a letter. */
export function lettered(text: string, allowed: RegExp, { missing, illegal }: TextCodes): Checked {
  if (text === '') return err({ code: missing });
  if (!allowed.test(text)) return err({ code: illegal });
  return LETTER.test(text) ? ok(text) : err({ code: 'invalid_format' });
}
