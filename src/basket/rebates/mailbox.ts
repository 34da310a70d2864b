import { emailKey } from '../../forms/rules/emailKey.ts';

/** Mail that is addressed with dots or without them goes to one box there. */
const GOOGLE = new Set(['gmail.com', 'googlemail.com']);

/**
 * The box that an address leads to, as far as it can be known: what stands behind a plus sign only sorts mail (RFC 5233), and
 * whoever is asked to come once would come again with another.
 */
export function mailboxOf(email: string): string {
  const address = emailKey(email);
  const at = address.lastIndexOf('@');
  if (at < 0) return address;
  const domain = address.slice(at + 1);
  const [box = ''] = address.slice(0, at).split('+');
  return GOOGLE.has(domain) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`;
}
