import { isPolishNip } from '../../kit/nip.ts';
import { err, ok } from '../../kit/result.ts';
import type { Checked } from '../codes.ts';
import { LONGEST } from './lengths.ts';
import { plain, tidy } from './tidy.ts';

const WRITTEN = /^[A-Z0-9 .:()+*/-]+$/;
/** Label that invoices print before the number. */
const LABEL = /^(?:NR )?(?:NIP|VAT)(?:[ -](?:UE|EU|ID|NR))?[ .:]*/;
/** Copied along, behind the number. */
const END = /[,;]$/;
/** Signs that only part the digits. */
const PARTING = /[ ./:()-]/g;

/** Tells whether a check digit of a foreign number is right; undefined where nobody knows the country's rule. */
export type ForeignNip = (compact: string, region: string) => boolean | undefined;

/** A company's tax number, as kept: capital letters and digits. `region` is a country's code of two letters. */
export function checkNip(value: string, region: string, foreign?: ForeignNip): Checked {
  const text = tidy(value, LONGEST.nip);
  if (!text.ok) return text;
  const written = plain(text.value).toUpperCase().replace(LABEL, '').replace(END, '');
  if (written === '') return err({ code: 'incorect_nip' });
  if (!WRITTEN.test(written)) return err({ code: 'illegal_characters_client_nip' });
  const compact = written.replace(PARTING, '');
  if (region === 'PL') {
    const digits = compact.startsWith('PL') ? compact.slice(2) : compact;
    return isPolishNip(digits) ? ok(digits) : err({ code: 'incorect_nip' });
  }
  // Libraries fill short numbers up with zeros, and zeros pass many a check digit.
  const some = compact.length >= 2 && compact.length <= 20 && /[1-9]/.test(compact);
  return some && (foreign?.(compact, region) ?? true) ? ok(compact) : err({ code: 'incorect_nip' });
}

/** "856-734-62-15" for a Polish number; anything else as it was. */
export function formatNip(value: string, region: string): string {
  if (region !== 'PL' || value.length > LONGEST.nip) return value;
  const written = plain(value).toUpperCase().replace(LABEL, '').replace(END, '').replace(PARTING, '');
  const found = /^(?:PL)?(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(written);
  return found ? found.slice(1).join('-') : value;
}
