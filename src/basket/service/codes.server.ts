import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { bumpVersion } from '../../db/versions.server.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import type { KeptBasket } from '../basketView.ts';
import { codeKey, codeRefusal } from '../rebates/codeTerms.ts';
import { mailboxOf } from '../rebates/mailbox.ts';
import type { CodeErrorCode, RebateCode, RebateRules } from '../rebates/model.ts';
import { addUse, isUsedBy, usesOf } from '../store/uses.server.ts';

type Codes = Pick<RebateRules, 'codes'>;
type Refusal = Extract<CodeErrorCode, `rebates_code_${string}`>;

/** A code as typed, if it is in force. */
export async function codeInForce(
  db: Kysely<Tables>,
  { codes }: Codes,
  typed: string,
  at: number,
): Promise<Result<{ key: string; code: RebateCode }, Refusal>> {
  const key = codeKey(typed);
  if (key === '') return err('rebates_code_empty');
  const code = codes.get(key);
  if (!code) return err('rebates_code_undefined');
  const refused = codeRefusal(code, { at, used: await usesFor(db, key, code) });
  return refused ? err(refused) : ok({ key, code });
}

/** Uses of a code; counted only where the merchant has set a limit. */
const usesFor = async (db: Kysely<Tables>, key: string, { uses }: RebateCode): Promise<number> =>
  uses === undefined ? 0 : usesOf(db, key);

/** The code of a basket as it stands now. */
export async function keptCode(
  db: Kysely<Tables>,
  { codes }: Codes,
  key: string | undefined,
  at: number,
): Promise<KeptBasket['code']> {
  if (key === undefined) return undefined;
  const code = codes.get(key);
  if (!code) return { code: key, refused: 'rebates_code_deleted' };
  const refused = codeRefusal(code, { at, used: await usesFor(db, key, code) });
  return refused ? { code: code.code, refused } : code;
}

/** An order that is being placed with a code. */
export interface CodeUse {
  /** Code as typed or as stored. */
  code: string;
  order: string;
  /** E-mail address of the order. */
  email: string;
  /** Id of the account that orders. */
  customer: string | undefined;
}

/** Hashes the customer: somebody who reads the store learns no address. */
const hashOf = (customer: string): string =>
  createHash('sha256').update(customer.trim().toLowerCase()).digest('base64url');

/**
 * Counts the use of a code in the transaction of its order; refused when it is not in force, has been used up, or has been
 * used by this customer. Orders with one code wait for each other.
 */
export async function countCode(
  tx: Tx,
  { codes }: Codes,
  use: CodeUse,
  at: number,
): Promise<Result<RebateCode, Refusal>> {
  await bumpVersion(tx, `rebate ${codeKey(use.code)}`);
  const found = await codeInForce(tx, { codes }, use.code, at);
  if (!found.ok) return found;
  const { key, code } = found.value;
  const customer = hashOf(mailboxOf(use.email));
  const account = use.customer === undefined ? null : hashOf(use.customer);
  // Uses of former versions were kept by the address as it was written, or by the account instead of it.
  const who = [customer, hashOf(use.email), ...(account === null ? [] : [account])];
  if (code.oncePerCustomer && (await isUsedBy(tx, key, who))) return err('rebates_code_used');
  await addUse(tx, { code: key, order_id: use.order, customer, account, used_at: at });
  return ok(code);
}
