import { beforeEach, expect } from 'vitest';
import type { Db } from '../../db/database.ts';
import type { OpenTestDatabase } from '../../db/testing/databases.server.ts';
import { createMailbox } from '../../mail/service.server.ts';
import { createSessions, type Sessions } from '../../session/service.server.ts';
import { type OpenVisit, openVisit } from '../../session/visit.server.ts';
import type { CustomerHooks } from '../ports.ts';
import type { Registration } from '../registration.ts';
import { type Customers, createCustomers } from '../service.server.ts';
import { ACCOUNT_TERMS, PASSWORD } from './accounts.server.ts';

const TERMS = { name: 'witryna', secure: false };
export const ANNA: Registration = {
  kind: 'private',
  address: { firstname: 'Anna', lastname: 'Nowak', phone: '600 700 800' },
  email: 'Anna@Example.pl',
  login: 'anna',
  password: PASSWORD,
  passwordRepeat: PASSWORD,
  consents: ['mailing'],
};
export const STREET = { region: 'PL', street: 'Polna', street_number: '12', zipcode: '59700', city: 'Bolesławiec' };
export const DELIVERY = { ...STREET, firstname: 'Anna', lastname: 'Nowak', phone: '600700800' };

interface OpenAccounts {
  db: Db;
  now: number;
  sessions: Sessions;
  customers: Customers;
  moved: { from: string; customer: string }[];
  erased: string[];
  claimed: string[];
}

/** Accounts of a shop, opened anew for each test. */
export function openAccounts(open: OpenTestDatabase) {
  const shop = {} as OpenAccounts;

  beforeEach(async () => {
    const db = await open();
    const clock = () => shop.now;
    const hooks: CustomerHooks = {
      onSignIn: async (_, news) => void shop.moved.push(news),
      exportCustomer: async () => ({ passkeys: [] }),
      eraseCustomer: async (_, customer) => void shop.erased.push(customer),
      onClaimed: async (_, customer) => void shop.claimed.push(customer),
    };
    Object.assign(shop, {
      db,
      now: Date.parse('2026-11-21T10:00:00Z'),
      sessions: createSessions(db, clock),
      customers: createCustomers({ ...ACCOUNT_TERMS, db, clock, mailbox: createMailbox(clock), hooks: [hooks] }),
      moved: [],
      erased: [],
      claimed: [],
    } satisfies OpenAccounts);
  });

  const visit = (header?: string) => openVisit(shop.sessions, TERMS, header);
  const headerOf = (made: OpenVisit) => /^witryna=[\w-]+/.exec(made.cookie() ?? '')?.[0] ?? '';
  const mails = (kind: string) => shop.db.read.selectFrom('mails').selectAll().where('kind', '=', kind).execute();
  async function anna(given: Partial<Registration> = {}) {
    const made = await visit();
    const done = await shop.customers.register(made, { ...ANNA, ...given }, '');
    expect(done).toMatchObject({ ok: true });
    return { made, id: made.customer ?? '', header: headerOf(made) };
  }
  const signIn = async (login: string, password = PASSWORD, visitor = 'v', made?: OpenVisit) => {
    const asking = made ?? (await visit());
    return { asking, done: await shop.customers.signIn(asking, { login, password }, visitor) };
  };
  const codesOf = (done: {
    ok: boolean;
    error?: { code: string; issues?: readonly { name: string; issue: object }[] };
  }) => done.error?.issues?.map(({ name, issue }) => ({ name, ...issue })) ?? done.error?.code;
  return { shop, visit, headerOf, mails, anna, signIn, codesOf };
}
