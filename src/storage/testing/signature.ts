import { createHash, createHmac } from 'node:crypto';

/** A request as it came, to be signed by the book and compared. */
export interface SignedRequest {
  method: string;
  /** Path and query, as they were sent. */
  target: string;
  headers: Readonly<Record<string, string>>;
  /** Names of the headers that the signature covers. */
  signed: readonly string[];
  /** SHA-256 of the body, as hexadecimal digits. */
  hash: string;
}

export interface Scope {
  secret: string;
  /** 20130524T000000Z */
  at: string;
  region: string;
  service: string;
}

export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, content: string) => createHmac('sha256', key).update(content).digest();

/**
 * The signature of a request by AWS's description of Signature Version 4 alone, beside the program's library:
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
export function signatureOf({ method, target, headers, signed, hash }: SignedRequest, scope: Scope): string {
  const [path = '/', query = ''] = target.split('?');
  const pairs = query
    .split('&')
    .filter(Boolean)
    .map((pair) => pair.split('='))
    .map(([name = '', value = '']) => `${again(name)}=${again(value)}`)
    .sort();
  const lines = signed.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}\n`);
  const canonical = [
    method,
    path.split('/').map(again).join('/'),
    pairs.join('&'),
    lines.join(''),
    signed.join(';'),
    hash,
  ].join('\n');
  const day = scope.at.slice(0, 8);
  const place = `${day}/${scope.region}/${scope.service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', scope.at, place, sha256(canonical)].join('\n');
  const keys = [day, scope.region, scope.service, 'aws4_request'];
  return hmac(
    keys.reduce<Buffer | string>((key, one) => hmac(key, one), `AWS4${scope.secret}`) as Buffer,
    text,
  ).toString('hex');
}

/** Decoded, and every byte but letters, digits, - _ . ~ encoded again. */
const again = (part: string): string =>
  [...Buffer.from(decodeURIComponent(part))]
    .map((byte) => String.fromCharCode(byte))
    .map((sign) =>
      /[A-Za-z0-9\-_.~]/.test(sign) ? sign : `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .join('');
