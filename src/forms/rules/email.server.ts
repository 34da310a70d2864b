import { domainToASCII } from 'node:url';
import isEmail from 'validator/lib/isEmail.js';
import type { EmailReader } from './email.ts';

/** Domains with Polish letters are real, and kept as the mail system writes them; local parts with them are not delivered. */
export const readEmail: EmailReader = (value) => {
  // At half a pair of surrogates the library throws.
  if (!value.isWellFormed()) return undefined;
  if (!isEmail(value, { allow_utf8_local_part: false, domain_specific_validation: false })) return undefined;
  const at = value.lastIndexOf('@');
  const domain = domainToASCII(value.slice(at + 1));
  return domain === '' ? undefined : `${value.slice(0, at)}@${domain}`;
};
