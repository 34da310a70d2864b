import { checkFields, line, lines } from '../../forms/checkFields.ts';
import { PARTY_CODES } from '../../forms/parties.ts';
import { checkPhoneOrEmail, type EmailReader } from '../../forms/rules/email.ts';
import { LONGEST } from '../../forms/rules/lengths.ts';
import { checkFirm } from '../../forms/rules/names.ts';
import type { TextOverrides } from '../../ui/text.ts';

/** Longest values, characters; the form's `maxlength` and the rules agree. */
export const CONTACT_LONGEST = {
  contact_name: LONGEST.firm,
  contact_email: LONGEST.email,
  contact_order: 40,
  contact_message: 4000,
} as const;

export type ContactField = keyof typeof CONTACT_LONGEST;
export type ContactValues = Readonly<Record<ContactField, string>>;

/** Values as they are sent on, or their mistakes in the order of the form. */
export function checkContact(values: ContactValues, texts: TextOverrides, readEmail?: EmailReader) {
  const rules = {
    contact_name: { rule: (value: string) => checkFirm(value, PARTY_CODES.client.firm) },
    contact_email: { rule: (value: string) => checkPhoneOrEmail(value, readEmail) },
    contact_order: { rule: line(CONTACT_LONGEST.contact_order), optional: true },
    contact_message: { rule: lines(CONTACT_LONGEST.contact_message) },
  };
  return checkFields(values, rules, texts);
}
