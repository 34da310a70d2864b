import { quoted, Unreadable } from './errors.ts';
import { type Decimal, readDecimal } from './numbers.ts';

export const CURRENCY = 'PLN';

/** Signs of currencies, as people write them beside a number. */
const SIGNS: Readonly<Record<string, string>> = { zł: 'PLN', zl: 'PLN', '€': 'EUR', $: 'USD', '£': 'GBP', kč: 'CZK' };
const AMOUNT = /^([a-z]{2,3}|zł|[€$£]|kč)?\s*([\d.,' ]*\d(?:,-|\.-)?[.,]?)\s*([a-z]{2,3}|zł|[€$£]|kč)?\.?$/i;
/** Every kind of space that parts thousands. */
const SPACES = /[\s\u00a0\u202f]/g;

/**
 * An amount as people and programs write it: "1 084,50 zł", "12.99 PLN", "PLN 1,234.50", "1.234,50", "12,-". Throws
 * Unreadable for other currencies, for text, and for "1,234", which is two numbers.
 */
export function readAmount(text: string): Decimal {
  const [, before = '', digits = '', after = ''] = AMOUNT.exec(text.trim().replace(SPACES, ' ')) ?? [];
  const currency = (before || after).toLowerCase();
  const code = SIGNS[currency] ?? currency.toUpperCase();
  if (code !== '' && code !== CURRENCY) throw new Unreadable(`its price is in ${quoted(code)}, not PLN`);
  const decimal = readDecimal(plainNumber(digits.replace(/[,.]-$/, '').replace(/[ ']/g, '')) ?? '');
  if (!decimal || (before !== '' && after !== '')) throw new Unreadable(`unreadable amount ${quoted(text)}`);
  return decimal;
}

/** "1.234,5" and "1,234.5" as "1234.5"; undefined for a number that can be read in two ways. */
function plainNumber(digits: string): string | undefined {
  const signs = digits.replace(/\d/g, '');
  const last = signs.at(-1);
  if (last === undefined) return digits;
  const alike = [...signs].every((sign) => sign === last);
  if (signs.length > 1 && alike) {
    return /^\d{1,3}(?:[.,]\d{3})+$/.test(digits) ? digits.replaceAll(last, '') : undefined;
  }
  if (signs.length === 1 && /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)) return undefined;
  const [whole = '', fraction = ''] = [
    digits.slice(0, digits.lastIndexOf(last)),
    digits.slice(digits.lastIndexOf(last) + 1),
  ];
  if (signs.length > 1 && !/^\d{1,3}(?:[.,]\d{3})*$/.test(whole)) return undefined;
  return `${whole.replace(/[.,]/g, '')}.${fraction}`;
}
