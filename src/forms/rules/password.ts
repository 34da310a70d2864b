import { err, ok } from '../../kit/result.ts';
import type { Checked } from '../codes.ts';
import { isLogin } from './login.ts';
import { lengthOf, ROOM } from './tidy.ts';

export interface PasswordTerms {
  /** Characters. */
  min: number;
  max: number;
  /** Words of this shop that no password may be made of. */
  own?: readonly string[];
}

/** Some systems put „ę” together of a letter and a mark, others do not: it is one password. */
export const isSamePassword = (one: string, other: string): boolean => one.normalize('NFC') === other.normalize('NFC');

/** Tells whether a password is among the first guesses; `own` are words that an attacker knows. */
export type EasyPassword = (password: string, own: readonly string[]) => boolean;

/** Checks a password, which is kept as typed: a space is a sign like any other. `logins` are those of its owner. */
export function checkPassword(
  value: string,
  { min, max, own = [] }: PasswordTerms,
  logins: readonly string[] = [],
  isEasy: EasyPassword = () => false,
): Checked {
  if (value === '') return err({ code: 'no_password' });
  const length = value.length > max * ROOM ? value.length : lengthOf(value.normalize('NFC'));
  if (length > max) return err({ code: 'password_to_long', bound: max });
  if (length < min) return err({ code: 'password_to_short', bound: min });
  const known = logins.map((login) => login.trim()).filter((login) => login !== '');
  if (isLogin(value, known)) return err({ code: 'login_equals_password' });
  return isEasy(value, [...own, ...known]) ? err({ code: 'password_forbidden' }) : ok(value);
}
