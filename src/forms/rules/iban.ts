import { err, ok } from '../../kit/result.ts';
import type { Checked } from '../codes.ts';
import { LONGEST } from './lengths.ts';
import { plain, ROOM } from './tidy.ts';

/** Tells whether an account of its country may look like this; without one only the check digits are looked at. */
export type IbanOfCountry = (iban: string) => boolean;

/**
 * An account's number as typed in Poland, with or without PL, with what parts its digits and the words before it; kept as an
 * IBAN without spaces.
 */
export function checkIban(value: string, ofCountry: IbanOfCountry = () => true): Checked {
  const bare = value.length > LONGEST.iban * ROOM ? '' : bareIban(value);
  const iban = ibanIn(bare);
  if (iban !== undefined && hasCheckDigits(iban) && ofCountry(iban)) return ok(iban);
  const digits = bare.replace(/^PL/, '');
  if (!/^\d{15,40}$/.test(digits)) return err({ code: 'incorrect_iban' });
  return digits.length === DIGITS
    ? err({ code: 'incorrect_iban', because: 'check' })
    : err({ code: 'incorrect_iban', because: 'count', count: digits.length });
}

/** Digits of a Polish number. */
const DIGITS = 26;
const LABEL = /^(?:(?:NR|NUMER|KONTO|KONTA|RACHUNEK|RACHUNKU|BANKOWE|BANKOWEGO|BANKOWY|IBAN)[.: ]+){1,4}/;

const bareIban = (value: string): string =>
  plain(value)
    .trim()
    .toUpperCase()
    .replace(LABEL, '')
    .replace(/[\s.,:;_/()-]/g, '')
    .replace(/^IBAN/, '');

function ibanIn(bare: string): string | undefined {
  // Where only digits stand, letters that look like them are digits that were read off paper.
  const digits = bare.replace(/^PL/, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  if (/^\d{26}$/.test(digits)) return `PL${digits}`;
  return !bare.startsWith('PL') && /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(bare) ? bare : undefined;
}

/** ISO 13616: the first four signs moved to the end, letters as 10 to 35, leave 1 when divided by 97. */
function hasCheckDigits(iban: string): boolean {
  let rest = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    const number = Number.parseInt(sign, 36);
    rest = (rest * (number > 9 ? 100 : 10) + number) % 97;
  }
  return rest === 1;
}

/** "61 1090 1014 …" for a Polish account at home, "DE89 3704 …" for others; anything else as it was. */
export function formatIban(value: string): string {
  const iban = value.length > LONGEST.iban ? undefined : ibanIn(bareIban(value));
  if (iban === undefined) return value;
  const text = iban.startsWith('PL') ? `  ${iban.slice(2)}` : iban;
  return (text.match(/.{1,4}/g) ?? []).map((group) => group.trim()).join(' ');
}
