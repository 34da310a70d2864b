import { type TextOverrides, translate } from '../ui/text.ts';
import type { Issue } from './codes.ts';
import { formTexts } from './texts.ts';

export interface Message {
  readonly code: string;
  readonly message: string;
}

/**
 * What the wire says of an issue: the words of the catalogue first, then what helps to mend it. For a postcode the second
 * message is the bare list of formats, as programs read it.
 */
export function wireMessages(issue: Issue, overrides: TextOverrides): Message[] {
  const second = 'formats' in issue ? listed(issue.formats) : hint(issue, overrides);
  const told = second === undefined || second === '' ? [] : [{ code: issue.code, message: second }];
  return [{ code: issue.code, message: first(issue, overrides) }, ...told];
}

/** The same for a person, as one text. */
export function issueText(issue: Issue, overrides: TextOverrides): string {
  const more = hint(issue, overrides);
  return more === undefined ? first(issue, overrides) : `${first(issue, overrides)} ${more}`;
}

/** What a postcode of the country looks like; undefined where nothing is known. */
export function formatsHint(formats: readonly string[], overrides: TextOverrides): string | undefined {
  if (formats.length === 0) return undefined;
  const params = { formats: listed(formats) };
  if (formats.every((format) => /\d/.test(format))) return translate(formTexts, overrides, 'zipcode_example', params);
  return translate(formTexts, overrides, formats.length === 1 ? 'zipcode_format' : 'zipcode_formats', params);
}

const listed = (formats: readonly string[]) => formats.join(', ');

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
      return translate(formTexts, overrides, issue.code);
  }
}

function hint(issue: Issue, overrides: TextOverrides): string | undefined {
  if ('formats' in issue) return formatsHint(issue.formats, overrides);
  if (!('because' in issue)) return undefined;
  switch (issue.because) {
    case 'short':
      return translate(formTexts, overrides, 'phone_short');
    case 'country':
      return translate(formTexts, overrides, 'phone_country');
    case 'future':
      return translate(formTexts, overrides, 'birth_date_future');
    case 'age':
      return translate(formTexts, overrides, 'birth_date_age', { n: issue.age });
    default:
      return undefined;
  }
}
