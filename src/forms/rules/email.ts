import { err, ok } from '../../kit/result.ts';
import type { Checked } from '../codes.ts';
import { LONGEST } from './lengths.ts';
import { checkPhone, phoneOrEmail } from './phone.ts';
import { tidy } from './tidy.ts';

/** The address as it is kept, undefined when it is none. */
export type EmailReader = (value: string) => string | undefined;

/** Checks an e-mail address. `read` is the server's; without it only an obvious mistake is refused. */
export function checkEmail(value: string, read: EmailReader = plausible): Checked {
  const text = tidy(value, LONGEST.email);
  if (!text.ok) return text;
  const address = read(copied(text.value));
  return address === undefined ? err({ code: 'incorect_email' }) : ok(address);
}

/** An address without what is copied along, which none has: the end of a sentence, a link's scheme, typeset apostrophes. */
const copied = (text: string): string =>
  text
    .replace(/[.,;]$/, '')
    .replace(/^(?:mailto:|<)/i, '')
    .replace(/>$/, '')
    .replace(/[‘’]/g, "'");

/** A field for either: only digits and signs of telephones are a number, all else an address. */
export function checkPhoneOrEmail(value: string, read?: EmailReader): Checked {
  if (phoneOrEmail(value) === 'email') return checkEmail(value, read);
  return checkPhone(value, undefined, { missing: 'incorect_phone', illegal: 'illegal_characters_client_phone' });
}

/** Accepts one `@` with something before it, and a domain with a dot inside. The server knows better. */
function plausible(value: string): string | undefined {
  const [local, domain = '', ...more] = value.split('@');
  const dot = domain.lastIndexOf('.');
  return local && more.length === 0 && dot > 0 && dot < domain.length - 2 && !value.includes(' ') ? value : undefined;
}
