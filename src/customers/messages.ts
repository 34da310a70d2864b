import type { Fault } from '../forms/engine/model.ts';
import { issueText } from '../forms/messages.ts';
import { type TextOverrides, translate } from '../ui/text.ts';
import { type FieldIssue, MOST_ADDRESSES, type Refusal, waitMinutes } from './model.ts';
import { customerTexts } from './texts.ts';

const WORDS = {
  bad_login: 'badLogin',
  busy: 'busy',
  insecure: 'insecure',
  nobody: 'nobody',
  not_fresh: 'nobody',
  bad_token: 'badToken',
  no_address: 'noAddress',
} as const;

export function fieldMessage({ name, issue }: FieldIssue, texts: TextOverrides): string {
  if (issue.code === 'wrong_password') return translate(customerTexts, texts, 'wrongPassword');
  if (issue.code === 'used_login' && name === 'client_email') return translate(customerTexts, texts, 'usedEmail');
  return issueText(issue, texts);
}

/** Mistakes in fields, for a form. */
export const faultsOf = (issues: readonly FieldIssue[], texts: TextOverrides): Fault[] =>
  issues.map((issue) => ({ name: issue.name, message: fieldMessage(issue, texts) }));

/** Message about anything but fields. */
export function refusalText(refusal: Exclude<Refusal, { code: 'fields' }>, texts: TextOverrides): string {
  switch (refusal.code) {
    case 'wait':
      return translate(customerTexts, texts, 'wait', { n: waitMinutes(refusal.wait) });
    case 'too_many':
      return translate(customerTexts, texts, 'tooMany', { n: MOST_ADDRESSES });
    default:
      return translate(customerTexts, texts, WORDS[refusal.code]);
  }
}
