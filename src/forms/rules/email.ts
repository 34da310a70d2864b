import { err, ok } from '../../kit/result.ts';
import type { Checked } from '../codes.ts';
import { LONGEST } from './lengths.ts';
import { checkPhone, phoneOrEmail } from './phone.ts';
import { plain, tidy } from './tidy.ts';

/** The address as it is kept, undefined when it is none. */
export type EmailReader = (value: string) => string | undefined;

/** Checks an e-mail address. `read` is the server's; without it only an obvious mistake is refused. */
export function checkEmail(value: string, read: EmailReader = plausible): Checked {
  const text = tidy(value, LONGEST.email);
  if (!text.ok) return text;
  const address = read(copied(text.value));
  return address === undefined ? err({ code: 'incorect_email' }) : ok(address);
}

/**
 * An address without what is copied along, which none has: the name before it in a message, a link's scheme and subject,
 * marks around it and the end of a sentence, typeset signs.
 */
function copied(text: string): string {
  const address = plain(text)
    .replace(/[.,;]$/, '')
    .replace(/^[^<>@]*<([^<>]+)>$/, '$1')
    .replace(/^["„”“«»(]([^"„”“«»()]+)["„”“«»)]$/, '$1')
    .replace(/^(?:<|(?:mailto|e-?mail) ?: ?)/i, '')
    .replace(/>$/, '')
    .replace(/[‘’]/g, "'");
  return /^mailto/i.test(text) ? unspaced(address.split('?')[0] ?? '') : unspaced(address);
}

/** Keyboards of telephones put a space beside an @ or behind a dot; more of them part words. */
function unspaced(address: string): string {
  const [local = '', domain, ...more] = address.split(/ ?@ ?/);
  if (domain === undefined || more.length > 0) return address;
  return `${local}@${/^[^ .]+ ?\. ?[^ ]+$/.test(domain) ? domain.replace(' ', '').replace(' ', '') : domain}`;
}

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
