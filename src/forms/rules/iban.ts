import { err, ok } from '../../kit/result.ts';
import type { Checked } from '../codes.ts';
import { LONGEST } from './lengths.ts';
import { plain } from './tidy.ts';

/** Tells whether an account of its country may look like this; without one only the check digits are looked at. */
export type IbanOfCountry = (iban: string) => boolean;

/** An account's number as typed in Poland, with or without PL, spaces, hyphens and dots; kept as an IBAN without spaces. */
export function checkIban(value: string, ofCountry: IbanOfCountry = () => true): Checked {
  const iban = readIban(value);
  return iban !== undefined && hasCheckDigits(iban) && ofCountry(iban) ? ok(iban) : err({ code: 'incorrect_iban' });
}

function readIban(value: string): string | undefined {
  if (value.length > LONGEST.iban) return undefined;
  const bare = plain(value)
    .toUpperCase()
    .replace(/[\s.:-]/g, '')
    .replace(/^IBAN/, '');
  const iban = /^\d{26}$/.test(bare) ? `PL${bare}` : bare;
  if (iban.startsWith('PL') && !/^PL\d{26}$/.test(iban)) return undefined;
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) ? iban : undefined;
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
  const iban = readIban(value);
  if (iban === undefined) return value;
  const text = iban.startsWith('PL') ? `  ${iban.slice(2)}` : iban;
  return (text.match(/.{1,4}/g) ?? []).map((group) => group.trim()).join(' ');
}
