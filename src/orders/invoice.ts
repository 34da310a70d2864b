import { BOUGHT, type Order, type OrderInvoice } from './model.ts';

/** Sites of the Ministry of Finance that show an invoice of KSeF: the real one, and those for trying out. */
const VERIFIERS = ['qr.ksef.mf.gov.pl', 'qr-demo.ksef.mf.gov.pl', 'qr-test.ksef.mf.gov.pl'];
/** NIP of the seller, day, twelve hexadecimal digits, check digits. */
const NUMBER = /^(\d{10})-(\d{4})(\d{2})(\d{2})-[\dA-F]{12}-([\dA-F]{2})$/;
const LINK = /^\/invoice\/(\d{10})\/\d{2}-\d{2}-\d{4}\/[\w-]{43}$/;

/**
 * An invoice by its number in KSeF and the address in its verification code; undefined for what is no such number or address,
 * or for two of different sellers (documentation of KSeF 2.0: numer-ksef, kody-qr).
 */
export function readInvoice(number: string, href?: string): OrderInvoice | undefined {
  const [, nip, year, month, day, check] = NUMBER.exec(number) ?? [];
  if (check === undefined || Number.isNaN(Date.parse(`${year}-${month}-${day}`))) return undefined;
  if (crc8(number.slice(0, -3)) !== Number.parseInt(check, 16)) return undefined;
  if (href === undefined) return { number };
  if (!URL.canParse(href)) return undefined;
  const { protocol, host, pathname, search, hash } = new URL(href);
  const verified = protocol === 'https:' && VERIFIERS.includes(host) && search === '' && hash === '';
  return verified && LINK.exec(pathname)?.[1] === nip ? { number, href: `https://${host}${pathname}` } : undefined;
}

/** CRC-8 with the polynomial x⁸ + x² + x + 1 from zero, of ASCII text. */
function crc8(text: string): number {
  let crc = 0;
  for (const letter of text) {
    crc ^= letter.charCodeAt(0);
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x80 ? (crc << 1) ^ 0x07 : crc << 1) & 0xff;
  }
  return crc;
}

/** Something was sold: paid for, or made up to be paid on delivery. */
export const mayInvoice = ({ status }: Pick<Order, 'status'>): boolean => BOUGHT.includes(status);

export const isSameInvoice = (one: OrderInvoice | undefined, other: OrderInvoice): boolean =>
  one?.number === other.number && one.href === other.href;
