import { checkFields, lines } from '../../forms/checkFields.ts';
import { PARTY_CODES } from '../../forms/parties.ts';
import { checkEmail, type EmailReader } from '../../forms/rules/email.ts';
import { LONGEST } from '../../forms/rules/lengths.ts';
import { checkFirm } from '../../forms/rules/names.ts';
import type { TextOverrides } from '../../ui/text.ts';

/** Id of the heading over the form. */
export const QUESTION_PLACE = 'pytanie';

/** Longest values, characters. */
export const QUESTION_LONGEST = {
  question_name: LONGEST.firm,
  question_email: LONGEST.email,
  question_text: 2000,
} as const;

export type QuestionField = keyof typeof QUESTION_LONGEST;
export type QuestionValues = Readonly<Record<QuestionField, string>>;

export function checkQuestion(values: QuestionValues, texts: TextOverrides, readEmail?: EmailReader) {
  const rules = {
    question_name: { rule: (value: string) => checkFirm(value, PARTY_CODES.client.firm), optional: true },
    question_email: { rule: (value: string) => checkEmail(value, readEmail) },
    question_text: { rule: lines(QUESTION_LONGEST.question_text) },
  };
  return checkFields(values, rules, texts);
}
