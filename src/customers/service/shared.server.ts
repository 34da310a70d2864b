import { afterCommit } from '../../db/afterCommit.server.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { CustomerRow } from '../../db/tables/customers.ts';
import type { AddressValues } from '../../forms/address.ts';
import type { Pace } from '../../forms/equalTime.server.ts';
import type { PasswordTerms } from '../../forms/rules/password.ts';
import type { Clock } from '../../kit/clock.ts';
import { storedLanguage } from '../../kit/language.ts';
import { languageToStore } from '../../kit/speech.ts';
import type { Visit } from '../../session/model.ts';
import type { Sessions } from '../../session/service.server.ts';
import type { TextOverrides } from '../../ui/text.ts';
import type { AccountEmails } from '../emails.server.ts';
import type { Customer, CustomerKind } from '../model.ts';
import type { Passwords } from '../password.server.ts';
import type { CustomerHooks } from '../ports.ts';
import { byId, keepLanguage } from '../store/customers.server.ts';
import type { Limiter } from './attempts.server.ts';

/** Dependencies that the modules of the service share. */
export interface Deps {
  db: Db;
  clock: Clock;
  texts: TextOverrides;
  shopName: string;
  sessions: Sessions;
  passwords: Passwords;
  passwordTerms: PasswordTerms;
  /** Full years; missing: no matter. */
  minAge?: number | undefined;
  limiter: Limiter;
  emails: AccountEmails;
  hooks: readonly CustomerHooks[];
  pace: Pace;
}

export function customerOf(row: CustomerRow): Customer {
  const { birth_date: birthDate, ...address }: AddressValues & { birth_date?: string } = JSON.parse(row.address);
  return {
    id: row.id,
    login: row.login,
    email: row.email,
    kind: row.kind as CustomerKind,
    address,
    ...(birthDate === undefined ? {} : { birthDate }),
    createdAt: row.created_at,
    language: storedLanguage(row.language),
    ...(row.email_verified_at === null ? {} : { emailVerifiedAt: row.email_verified_at }),
  };
}

/** Locks the customer of a visit; undefined for a session that was revoked a moment ago. */
export async function ownRow(tx: Tx, visit: Visit, sessions: Sessions): Promise<CustomerRow | undefined> {
  const { customer, place } = visit;
  if (customer === undefined || place === undefined || !(await sessions.hold(tx, place))) return undefined;
  return byId(tx, customer);
}

/** Opens an account to a visit; what the browser had gathered before is moved to it. False where no session can be kept. */
export async function signInVisit(
  tx: Tx,
  visit: Visit,
  customer: string,
  { hooks, sessions }: Deps,
  deed: 'login' | 'sign_up' = 'login',
): Promise<boolean> {
  const from = visit.customer === undefined ? visit.session : undefined;
  if (from !== undefined && (await sessions.hold(tx, from)))
    for (const { onSignIn } of hooks) await onSignIn?.(tx, { from, customer });
  const done = await visit.signIn(tx, customer);
  if (done) await keepLanguage(tx, customer, languageToStore());
  if (done) afterCommit(tx, () => visit.measured?.note({ name: deed }));
  return done;
}
