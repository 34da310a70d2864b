import { err, ok } from '../../kit/result.ts';
import type { Checked } from '../codes.ts';
import { isForbidden } from './forbiddenPassword.ts';
import { lengthOf } from './tidy.ts';

export interface PasswordTerms {
  /** Characters. */
  min: number;
  max: number;
  /** Words of this shop that no password may be made of. */
  own?: readonly string[];
}

/** Kept as typed: a space is a sign of a password like any other. */
export function checkPassword(value: string, { min, max, own }: PasswordTerms, login?: string): Checked {
  if (value === '') return err({ code: 'no_password' });
  // A sign takes two places at most.
  if (value.length > max * 2 || lengthOf(value) > max) return err({ code: 'password_to_long', bound: max });
  if (lengthOf(value) < min) return err({ code: 'password_to_short', bound: min });
  if (login && login.toLowerCase() === value.toLowerCase()) return err({ code: 'login_equals_password' });
  return isForbidden(value, own) ? err({ code: 'password_forbidden' }) : ok(value);
}
