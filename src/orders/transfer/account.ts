import { checkIban, formatIban } from '../../forms/rules/iban.ts';
import { err, ok, type Result } from '../../kit/result.ts';

/**
 * A Polish account as it is typed, kept as the 26 digits of its NRB: two check digits, eight of the bank's office, sixteen
 * of the account (regulation of the Minister of Finance of 5 July 2017, Dz.U. 2022 poz. 1181).
 */
export function readAccount(typed: string): Result<string, 'badAccount'> {
  const read = checkIban(typed);
  if (!read.ok || !/^PL\d{26}$/.test(read.value)) return err('badAccount');
  const account = read.value.slice(2);
  return isOffice(account.slice(2, 10)) ? ok(account) : err('badAccount');
}

/** "61 1090 1014 0000 0712 1981 2874" */
export const groupAccount = (account: string): string => formatIban(account);

const WEIGHTS = [3, 9, 7, 1, 3, 9, 7];

/** The eighth digit of an office's number is counted from the seven before it. */
function isOffice(digits: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(digits[i]), 0);
  return (10 - (sum % 10)) % 10 === Number(digits[7]);
}
