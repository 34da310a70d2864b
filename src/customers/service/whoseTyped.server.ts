import type { Kysely } from 'kysely';
import type { CustomerRow } from '../../db/tables/customers.ts';
import type { Tables } from '../../db/tables.ts';
import { readEmail } from '../../forms/rules/email.server.ts';
import { checkEmail } from '../../forms/rules/email.ts';
import { LONGEST } from '../../forms/rules/lengths.ts';
import { tidy } from '../../forms/rules/tidy.ts';
import { keyOf } from '../model.ts';
import { byKey } from '../store/customers.server.ts';

/**
 * Finds whom a login or an e-mail address belongs to as it was typed or copied: registration keeps an address cleaned, and
 * its domain as the mail system writes it. What is exactly somebody's login is theirs. `typed` is its key.
 */
export async function whoseTyped(
  read: Kysely<Tables>,
  loginOrEmail: string,
): Promise<{ typed: string; row: CustomerRow | undefined }> {
  const exact = keyOf(loginOrEmail.slice(0, LONGEST.email + 1));
  const line = tidy(loginOrEmail, LONGEST.email);
  const email = checkEmail(loginOrEmail, readEmail);
  const typed = email.ok ? keyOf(email.value) : line.ok ? keyOf(line.value) : exact;
  const row = await byKey(read, exact);
  return { typed, row: row || typed === exact ? row : await byKey(read, typed) };
}
