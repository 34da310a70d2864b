import { checkFields, lines } from '../../forms/checkFields.ts';
import { PARTY_CODES } from '../../forms/parties.ts';
import { checkEmail, type EmailReader } from '../../forms/rules/email.ts';
import { LONGEST } from '../../forms/rules/lengths.ts';
import { checkFirm } from '../../forms/rules/names.ts';
import type { TextOverrides } from '../../ui/text.ts';

/** Id of the heading over the form. */
export const REPORT_PLACE = 'zgloszenie';

/** Longest values, characters. */
export const REPORT_LONGEST = {
  report_reason: 2000,
  report_name: LONGEST.firm,
  report_email: LONGEST.email,
} as const;

export type ReportField = keyof typeof REPORT_LONGEST;
export type ReportValues = Readonly<Record<ReportField, string>>;

/** What a notice must hold: why, and who sends it (Regulation (EU) 2022/2065, art. 16(2)). */
export function checkReport(values: ReportValues, texts: TextOverrides, readEmail?: EmailReader) {
  const rules = {
    report_reason: { rule: lines(REPORT_LONGEST.report_reason) },
    report_name: { rule: (value: string) => checkFirm(value, PARTY_CODES.client.firm) },
    report_email: { rule: (value: string) => checkEmail(value, readEmail) },
  };
  return checkFields(values, rules, texts);
}
