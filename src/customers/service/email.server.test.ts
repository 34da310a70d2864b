import { beforeEach, expect, it } from 'vitest';
import type { Db, Tx } from '../../db/database.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { DAY, MINUTE } from '../../kit/clock.ts';
import { createMailbox } from '../../mail/service.server.ts';
import { PROOF_LASTS } from '../../session/model.ts';
import { createSessions, type Sessions } from '../../session/service.server.ts';
import { type OpenVisit, openVisit } from '../../session/visit.server.ts';
import { type Customers, createCustomers } from '../service.server.ts';
import { ACCOUNT_TERMS, PASSWORD } from '../testing/accounts.server.ts';

eachDatabase('e-mail addresses of accounts', (open) => {
  let db: Db;
  let now: number;
  let sessions: Sessions;
  let customers: Customers;
  let changed: object[];

  beforeEach(async () => {
    db = await open();
    now = Date.parse('2026-11-21T10:00:00Z');
    const clock = () => now;
    changed = [];
    const hooks = [{ onEmailChanged: async (_: Tx, news: object) => void changed.push(news) }];
    sessions = createSessions(db, clock);
    customers = createCustomers({ ...ACCOUNT_TERMS, db, clock, mailbox: createMailbox(clock), hooks });
  });

  const visit = () => openVisit(sessions, { name: 'witryna', secure: false }, undefined);
  async function account(login: string) {
    const made = await visit();
    const given = { kind: 'private' as const, address: { firstname: 'Anna', lastname: 'Nowak' }, consents: [] };
    const password = { password: PASSWORD, passwordRepeat: PASSWORD };
    const done = await customers.register(made, { ...given, ...password, login, email: `${login}@example.pl` }, '');
    expect(done).toMatchObject({ ok: true });
    return { made, id: made.customer ?? '' };
  }
  const mails = (kind: string) => db.read.selectFrom('mails').selectAll().where('kind', '=', kind).execute();
  /** Token of the link in the newest mail to an address. */
  async function tokenTo(address: string): Promise<string> {
    const rows = await db.read.selectFrom('mails').select('text').where('recipient', '=', address).execute();
    const tokens = rows.flatMap(({ text }) => /potwierdzenie-adresu\/([\w-]{43})/.exec(text)?.[1] ?? []);
    return tokens.at(-1) ?? '';
  }
  const stateOf = async (id: string) => {
    const found = await customers.find(id);
    return [found?.email, found?.emailVerifiedAt];
  };
  const codeOf = (done: { ok: boolean; error?: { code: string } }) => (done.ok ? 'done' : done.error?.code);

  it('are proved by the link of the first e-mail, once, of which only a hash is kept', async () => {
    const { made, id } = await account('anna');
    expect(await stateOf(id)).toEqual(['anna@example.pl', undefined]);
    const token = await tokenTo('anna@example.pl');
    expect(JSON.stringify(await db.read.selectFrom('email_links').selectAll().execute())).not.toContain(token);
    expect(await customers.emailOfLink(made, token)).toBe('anna@example.pl');
    const both = await Promise.all([customers.confirmEmail(made, token), customers.confirmEmail(made, token)]);
    expect(both.map(codeOf).sort()).toEqual(['bad_token', 'done']);
    expect(await stateOf(id)).toEqual(['anna@example.pl', now]);
    expect([await mails('email_changed'), changed]).toEqual([[], []]);
    expect(await customers.exportData(id)).toMatchObject({ account: { emailVerifiedAt: '2026-11-21T10:00:00.000Z' } });
  });

  it('are proved by nobody else’s account, no guest, and not after a day', async () => {
    const { made, id } = await account('anna');
    const thief = await account('ewa');
    const token = await tokenTo('anna@example.pl');
    for (const asking of [thief.made, await visit()]) {
      expect(await customers.emailOfLink(asking, token)).toBeUndefined();
      expect(codeOf(await customers.confirmEmail(asking, token))).toBe('bad_token');
    }
    now += DAY;
    expect(await customers.emailOfLink(made, token)).toBeUndefined();
    expect(codeOf(await customers.confirmEmail(made, token))).toBe('bad_token');
    expect(await stateOf(id)).toEqual(['anna@example.pl', undefined]);
    await customers.sweep();
    expect(await db.read.selectFrom('email_links').selectAll().execute()).toEqual([]);
  });

  it('are sent another link on request, three times, then after a wait', async () => {
    const { made } = await account('anna');
    const first = await tokenTo('anna@example.pl');
    for (const _ of [1, 2, 3]) expect(codeOf(await customers.askVerification(made))).toBe('done');
    expect(codeOf(await customers.askVerification(made))).toBe('wait');
    now += 15 * MINUTE;
    // Mails overtake each other: each link works until one was used.
    expect(codeOf(await customers.confirmEmail(made, first))).toBe('done');
    expect(await db.read.selectFrom('email_links').selectAll().execute()).toEqual([]);
    expect(codeOf(await customers.askVerification(made))).toBe('done');
    expect(await db.read.selectFrom('email_links').selectAll().execute()).toEqual([]);
    expect(codeOf(await customers.askVerification(await visit()))).toBe('nobody');
  });

  it('are proved by a new password that came by mail', async () => {
    const { id } = await account('anna');
    await customers.askRecovery('anna', '');
    const [{ text = '' } = {}] = await mails('password_recovery');
    const token = /odzyskiwanie-hasla\/([\w-]{43})/.exec(text)?.[1] ?? '';
    const given = { token, password: 'inny piec 8', repeat: 'inny piec 8' };
    expect(codeOf(await customers.recover(await visit(), given))).toBe('done');
    expect(await stateOf(id)).toEqual(['anna@example.pl', now]);
  });

  it('change when the link to the new one is used; the old one is told then, and its links end', async () => {
    const { made, id } = await account('anna');
    await customers.askRecovery('anna', '');
    expect(codeOf(await customers.changeEmail(made, 'nowa@example.pl'))).toBe('done');
    expect(await stateOf(id)).toEqual(['anna@example.pl', undefined]);
    expect(await customers.pendingEmail(id)).toBe('nowa@example.pl');
    const token = await tokenTo('nowa@example.pl');
    // Whoever has that mailbox has not the account.
    expect(codeOf(await customers.confirmEmail((await account('ewa')).made, token))).toBe('bad_token');
    now += PROOF_LASTS;
    expect(codeOf(await customers.changeEmail(made, 'x@example.pl'))).toBe('not_fresh');
    expect(codeOf(await customers.confirmEmail(made, token))).toBe('done');
    expect(await stateOf(id)).toEqual(['nowa@example.pl', now]);
    expect(await customers.pendingEmail(id)).toBeUndefined();
    expect(await mails('email_changed')).toMatchObject([{ recipient: 'anna@example.pl' }]);
    // Other rooms hear of it, and send nothing of the account there either.
    expect(changed).toEqual([{ customer: id, from: 'anna@example.pl', to: 'nowa@example.pl' }]);
    expect(await db.read.selectFrom('customer_links').selectAll().execute()).toEqual([]);
  });

  it('wait one at a time, and are left by who thinks again', async () => {
    const { made, id } = await account('anna');
    await customers.changeEmail(made, 'pierwsza@example.pl');
    const first = await tokenTo('pierwsza@example.pl');
    await customers.changeEmail(made, 'druga@example.pl');
    expect(codeOf(await customers.confirmEmail(made, first))).toBe('bad_token');
    const second = await tokenTo('druga@example.pl');
    await customers.dropEmailChange(made);
    expect(await customers.pendingEmail(id)).toBeUndefined();
    expect(codeOf(await customers.confirmEmail(made, second))).toBe('bad_token');
    // That of the address it has still works.
    expect(codeOf(await customers.confirmEmail(made, await tokenTo('anna@example.pl')))).toBe('done');
  });

  it('do not tell a stranger that they are taken: their owner is told', async () => {
    const { made, id } = await account('anna');
    await account('ewa');
    expect(codeOf(await customers.changeEmail(made, 'EWA@example.pl'))).toBe('done');
    // It looks as it would with an address of nobody's.
    expect(await customers.pendingEmail(id)).toBe('EWA@example.pl');
    expect(await mails('email_taken')).toMatchObject([{ recipient: 'ewa@example.pl' }]);
    expect(await mails('email_confirm')).toEqual([]);
    expect(codeOf(await customers.changeEmail(made, 'to nie adres'))).toBe('fields');
  });

  it('stay with whoever took them meanwhile', async () => {
    const { made, id } = await account('anna');
    await customers.changeEmail(made, 'ewa@example.pl');
    const token = await tokenTo('ewa@example.pl');
    await account('ewa');
    expect(codeOf(await customers.confirmEmail(made, token))).toBe('bad_token');
    expect(await stateOf(id)).toEqual(['anna@example.pl', undefined]);
  });

  it('change for nobody whose place was revoked', async () => {
    const { made, id } = await account('anna');
    await db.write((tx) => sessions.revoke(tx, id, 'all'));
    expect(codeOf(await customers.changeEmail(made as OpenVisit, 'nowa@example.pl'))).toBe('nobody');
    expect(await mails('email_confirm')).toEqual([]);
  });
});
