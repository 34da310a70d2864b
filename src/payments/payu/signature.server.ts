import { createHash, timingSafeEqual } from 'node:crypto';

const NAMES = ['OpenPayu-Signature', 'X-OpenPayU-Signature'];
/** What PayU signs with, by the names it has been seen to write. SHA-1 is not among them. */
const DIGESTS: Readonly<Record<string, string>> = { MD5: 'md5', 'SHA-256': 'sha256', SHA256: 'sha256' };

/**
 * Whether a notification is from PayU: the digest of its body followed by the second key of the point of sale, in a
 * header such as `sender=checkout;signature=d47d…;algorithm=MD5;content=DOCUMENT` (developers.payu.com, Notifications).
 */
export function isSigned(body: string, headers: Headers, secondKey: string): boolean {
  const header = NAMES.map((name) => headers.get(name)).find((value) => value !== null);
  const fields = header === undefined || header === null ? undefined : fieldsOf(header);
  const digest = DIGESTS[fields?.get('algorithm')?.toUpperCase() ?? ''];
  const signature = fields?.get('signature');
  if (digest === undefined || signature === undefined || !/^[\da-f]+$/i.test(signature)) return false;
  const expected = createHash(digest).update(body, 'utf8').update(secondKey, 'utf8').digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Undefined when a field stands there twice: then nobody can say which one was meant. */
function fieldsOf(header: string): Map<string, string> | undefined {
  const fields = new Map<string, string>();
  for (const part of header.slice(0, 1000).split(';')) {
    const [name = '', value = ''] = part.split('=').map((side) => side.trim());
    if (fields.has(name)) return undefined;
    fields.set(name, value);
  }
  return fields;
}
