import { type TextOverrides, translate } from '../ui/text.ts';
import type { Issue } from './codes.ts';
import { formTexts } from './texts.ts';

export interface Message {
  readonly code: string;
  readonly message: string;
}

/**
 * Messages of an issue on the wire: the words of the catalogue first, then a hint. Of a postcode the second message is
 * the bare list of formats, as programs read it, and the first leads to it.
 */
export function wireMessages(issue: Issue, overrides: TextOverrides): Message[] {
  const { code } = issue;
  const message = first(issue, overrides);
  if ('formats' in issue && issue.formats.length > 0) {
    const { label, list } = formatsOf(issue.formats, overrides);
    return [
      { code, message: `${message} ${label}` },
      { code, message: list },
    ];
  }
  const more = hint(issue, overrides);
  return [{ code, message }, ...(more === undefined ? [] : [{ code, message: more }])];
}

/** Words of an issue for a person, as one text; what is wrong with a telephone or an account says all. */
export function issueText(issue: Issue, overrides: TextOverrides): string {
  const messages = wireMessages(issue, overrides).map(({ message }) => message);
  return (isPhone(issue.code) || issue.code === 'incorrect_iban' ? messages.slice(-1) : messages).join(' ');
}

/** Tells whether a message that follows one of this code is said instead of it. */
export const isPhone = (code: string): boolean => code.endsWith('_phone');

function formatsOf(formats: readonly string[], overrides: TextOverrides): { label: string; list: string } {
  const patterns = formats.length === 1 ? 'zipcode_format' : 'zipcode_formats';
  const key = formats.every((format) => /\d/.test(format)) ? 'zipcode_example' : patterns;
  return { label: translate(formTexts, overrides, key), list: formats.join(', ') };
}

function first(issue: Issue, overrides: TextOverrides): string {
  switch (issue.code) {
    case 'incorect_email':
      return translate(formTexts, overrides, issue.code, { email: translate(formTexts, overrides, 'example_email') });
    case 'login_taken_login_propose':
      return translate(formTexts, overrides, issue.code, { login: issue.login });
    case 'min_length':
    case 'max_length':
    case 'password_to_short':
    case 'password_to_long':
      return translate(formTexts, overrides, issue.code, { bound: issue.bound });
    default:
      if ('because' in issue && issue.because === 'digits') return translate(formTexts, overrides, 'digits');
      if ('because' in issue && issue.because === 'extension')
        return translate(formTexts, overrides, 'phone_extension');
      return translate(formTexts, overrides, issue.code);
  }
}

function hint(issue: Issue, overrides: TextOverrides): string | undefined {
  if (!('because' in issue)) return undefined;
  switch (issue.because) {
    case 'short':
      return translate(formTexts, overrides, 'phone_short');
    case 'country':
      return translate(formTexts, overrides, 'phone_country');
    case 'prefix':
      return translate(formTexts, overrides, 'phone_prefix_wrong');
    case 'check':
      return translate(formTexts, overrides, 'iban_check');
    case 'count':
      return translate(formTexts, overrides, 'iban_count', { n: String(issue.count) });
    case 'future':
      return translate(formTexts, overrides, 'birth_date_future');
    case 'age':
      return translate(formTexts, overrides, 'birth_date_age', { n: issue.age });
    default:
      return undefined;
  }
}
