import { checkFields } from '../../forms/checkFields.ts';
import type { Fault } from '../../forms/engine/model.ts';
import { issueText } from '../../forms/messages.ts';
import { checkEmail, type EmailReader } from '../../forms/rules/email.ts';
import { emailKey } from '../../forms/rules/emailKey.ts';
import { LONGEST } from '../../forms/rules/lengths.ts';
import type { TextOverrides } from '../../ui/text.ts';

/** Fields as programs of such shops know them; longest values, characters. */
export const NEWSLETTER_LONGEST = { mailing_email: LONGEST.email, newsletter_consent: 1 } as const;

export type NewsletterValues = Readonly<Record<keyof typeof NEWSLETTER_LONGEST, string>>;

export const NEWSLETTER_PATH = '/newsletter';
/** Address after the form was sent without scripts. */
export const CHECK_MAIL_PATH = `${NEWSLETTER_PATH}/sprawdz-poczte`;
export const confirmPath = (token: string): string => `${NEWSLETTER_PATH}/potwierdz/${token}`;
export const leavePath = (token: string): string => `${NEWSLETTER_PATH}/wypisz/${token}`;

/** Address as it is stored, or its mistake. */
export function checkNewsletter(
  { mailing_email, newsletter_consent }: NewsletterValues,
  texts: TextOverrides,
  readEmail?: EmailReader,
): { faults: Fault[]; email: string } {
  const rules = { mailing_email: { rule: (value: string) => checkEmail(value, readEmail) } };
  const { faults, values } = checkFields({ mailing_email }, rules, texts);
  const agreed = newsletter_consent === '1';
  const consent = { name: 'newsletter_consent', message: issueText({ code: 'required_flag' }, texts) };
  return { faults: agreed ? faults : [...faults, consent], email: emailKey(values.mailing_email) };
}
