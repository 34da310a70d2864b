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
const NAME = /^[\p{L}\p{M} '’.‐-]+$/u;
const CITY = /^[\p{L}\p{M}\p{Nd} '’.,()/‐-]+$/u;
const FIRM = /^[\p{L}\p{M}\p{Nd} &+/"()„”“«»,.'’!:–‐-]+$/u;

/** A first or last name. */
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

/** A company's name, or what is added to the name of the person who receives. */
export function checkFirm(value: string, codes: TextCodes): Checked {
  const text = tidy(value, LONGEST.firm);
  return text.ok ? lettered(text.value, FIRM, codes) : text;
}

/** One line of the characters that `allowed` lists, at least one of them a letter. */
export function lettered(text: string, allowed: RegExp, { missing, illegal }: TextCodes): Checked {
  if (text === '') return err({ code: missing });
  if (!allowed.test(text)) return err({ code: illegal });
  return LETTER.test(text) ? ok(text) : err({ code: 'invalid_format' });
}
