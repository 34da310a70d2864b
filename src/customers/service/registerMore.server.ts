import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/database.ts';
import { type AddressValues, checkAddress } from '../../forms/address.ts';
import { checkBirthDate } from '../../forms/rules/birthDate.ts';
import { serverChecks } from '../../forms/rules/checks.server.ts';
import { isoDate } from '../../kit/dates.ts';
import { ok } from '../../kit/result.ts';
import { type AddressKind, addressIssues, BIRTH_DATE, type FieldIssue, keptTerms } from '../model.ts';
import type { Registration } from '../registration.ts';
import { insertAddress } from '../store/customers.server.ts';
import type { Deps } from './shared.server.ts';

export interface CheckedMore {
  issues: FieldIssue[];
  birthDate?: string | undefined;
  others: { kind: AddressKind; address: AddressValues }[];
}

/** Checks what a program sends with a registration besides what the form asks for. */
export function checkMore(
  { birthDate = '', others = [] }: Pick<Registration, 'birthDate' | 'others'>,
  { clock, minAge }: Pick<Deps, 'clock' | 'minAge'>,
): CheckedMore {
  const terms = { today: () => isoDate(clock()), minAge };
  const born = birthDate.trim() === '' ? ok(undefined) : checkBirthDate(birthDate, terms);
  const checked = others.map(({ kind, company, address }) => ({
    kind,
    address: checkAddress(address, keptTerms(kind, company), serverChecks),
  }));
  return {
    issues: [
      ...(born.ok ? [] : [{ name: BIRTH_DATE, issue: born.error }]),
      ...checked.flatMap(({ kind, address }) => (address.ok ? [] : addressIssues(kind, address.error))),
    ],
    ...(born.ok ? { birthDate: born.value } : {}),
    others: checked.flatMap(({ kind, address }) => (address.ok ? [{ kind, address: address.value }] : [])),
  };
}

/** Keeps the other addresses of a new customer. */
export async function keepOthers(tx: Tx, customer: string, others: CheckedMore['others'], at: number): Promise<void> {
  for (const { kind, address } of others) {
    const row = { id: randomUUID(), customer_id: customer, kind, is_default: 1, created_at: at };
    await insertAddress(tx, { ...row, address: JSON.stringify(address) });
  }
}
