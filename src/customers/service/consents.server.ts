import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/database.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import type { Visit } from '../../session/model.ts';
import { translate } from '../../ui/text.ts';
import { type ConsentPurpose, PURPOSES, type Refusal } from '../model.ts';
import { consentsOf, insertConsent, withdrawConsent } from '../store/customers.server.ts';
import { customerTexts } from '../texts.ts';
import { type Deps, ownRow } from './shared.server.ts';

type Terms = Pick<Deps, 'clock' | 'texts' | 'shopName'>;

/** A consent is kept word for word, with when it was given and taken back (GDPR, art. 7). */
export async function giveConsents(
  tx: Tx,
  customer: string,
  purposes: readonly ConsentPurpose[],
  { clock, texts, shopName }: Terms,
): Promise<void> {
  for (const purpose of purposes) {
    const words = translate(customerTexts, texts, `consent_${purpose}`, { shop: shopName });
    const row = { id: randomUUID(), customer_id: customer, purpose, words, given_at: clock(), withdrawn_at: null };
    await insertConsent(tx, row);
  }
}

export const given = (rows: Awaited<ReturnType<typeof consentsOf>>): ConsentPurpose[] =>
  PURPOSES.filter((purpose) => rows.some((row) => row.purpose === purpose && row.withdrawn_at === null));

/** Whether a customer has taken back the consent to e-mails of the shop, and not given it again. */
export async function hasTakenBack(tx: Tx, customer: string): Promise<boolean> {
  const rows = await consentsOf(tx, customer);
  return rows.some(({ purpose }) => purpose === 'mailing') && !given(rows).includes('mailing');
}

export interface Consents {
  /** Present consents of a customer. */
  consents(customer: string): Promise<ConsentPurpose[]>;
  /** Agrees to these and to nothing else. */
  setConsents(visit: Visit, purposes: readonly ConsentPurpose[]): Promise<Result<void, Refusal>>;
}

export function createConsents(parts: Deps): Consents {
  const { db, clock, sessions } = parts;
  return {
    consents: async (customer) => given(await consentsOf(db.read, customer)),
    setConsents: (visit, purposes) =>
      db.write(async (tx): Promise<Result<void, Refusal>> => {
        const row = await ownRow(tx, visit, sessions);
        if (!row) return err({ code: 'nobody' });
        const before = given(await consentsOf(tx, row.id));
        const added = purposes.filter((purpose) => !before.includes(purpose));
        await giveConsents(tx, row.id, added, parts);
        for (const purpose of before)
          if (!purposes.includes(purpose)) await withdrawConsent(tx, row.id, purpose, clock());
        return ok(undefined);
      }),
  };
}
