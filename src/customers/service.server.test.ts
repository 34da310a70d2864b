import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../db/database.ts';
import { eachDatabase } from '../db/testing.server.ts';
import { DAY, HOUR, MINUTE } from '../kit/clock.ts';
import { createMailbox } from '../mail/service.server.ts';
import { PROOF_LASTS } from '../session/model.ts';
import { createSessions, type Sessions } from '../session/service.server.ts';
import { type OpenVisit, openVisit } from '../session/visit.server.ts';
import type { Registration } from './model.ts';
import { createPasswords } from './password.server.ts';
import type { CustomerHooks } from './ports.ts';
import { type Customers, createCustomers } from './service.server.ts';
import { ACCOUNT_TERMS, PASSWORD } from './testing/accounts.server.ts';

const TERMS = { name: 'witryna', secure: false };
const ANNA: Registration = {
  kind: 'private',
  address: { firstname: 'Anna', lastname: 'Nowak', phone: '600 700 800' },
  email: 'Anna@Example.pl',
  login: 'anna',
  password: PASSWORD,
  passwordRepeat: PASSWORD,
  consents: ['mailing'],
};
const STREET = { region: 'PL', street: 'Polna', street_number: '12', zipcode: '59700', city: 'Bolesławiec' };
const DELIVERY = { ...STREET, firstname: 'Anna', lastname: 'Nowak', phone: '600700800' };

eachDatabase('accounts of the shop', (open) => {
  let db: Db;
  let now: number;
  let sessions: Sessions;
  let customers: Customers;
  let moved: { from: string; customer: string }[];
  let erased: string[];

  beforeEach(async () => {
    db = await open();
    now = Date.parse('2026-11-21T10:00:00Z');
    const clock = () => now;
    moved = [];
    erased = [];
    const hooks: CustomerHooks = {
      onSignIn: async (_, news) => void moved.push(news),
      exportCustomer: async () => ({ passkeys: [] }),
      eraseCustomer: async (_, customer) => void erased.push(customer),
    };
    sessions = createSessions(db, clock);
    const mailbox = createMailbox(clock);
    customers = createCustomers({ ...ACCOUNT_TERMS, db, clock, mailbox, hooks: [hooks] });
  });

  const visit = (header?: string) => openVisit(sessions, TERMS, header);
  const headerOf = (made: OpenVisit) => /^witryna=[\w-]+/.exec(made.cookie() ?? '')?.[0] ?? '';
  const mails = (kind: string) => db.read.selectFrom('mails').selectAll().where('kind', '=', kind).execute();
  async function anna(given: Partial<Registration> = {}) {
    const made = await visit();
    const done = await customers.register(made, { ...ANNA, ...given }, '');
    expect(done).toMatchObject({ ok: true });
    return { made, id: made.customer ?? '', header: headerOf(made) };
  }
  const signIn = async (login: string, password = PASSWORD, visitor = 'v', made?: OpenVisit) => {
    const asking = made ?? (await visit());
    return { asking, done: await customers.signIn(asking, { login, password }, visitor) };
  };
  const codesOf = (done: {
    ok: boolean;
    error?: { code: string; issues?: readonly { name: string; issue: object }[] };
  }) => done.error?.issues?.map(({ name, issue }) => ({ name, ...issue })) ?? done.error?.code;

  describe('begin', () => {
    it('with a registration, signed in, with a letter and the words of consent', async () => {
      const { made, id } = await anna();
      expect(made.marks()).toContainEqual(expect.stringContaining('zalogowany=1'));
      expect(await customers.find(id)).toEqual({
        id,
        login: 'anna',
        email: 'Anna@example.pl',
        kind: 'private',
        address: { firstname: 'Anna', lastname: 'Nowak', phone: '+48600700800' },
        createdAt: now,
      });
      expect(await customers.consents(id)).toEqual(['mailing']);
      expect(await mails('account_made')).toMatchObject([{ recipient: 'Anna@example.pl' }]);
      const [row] = await db.read.selectFrom('customers').selectAll().execute();
      expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
      expect(JSON.stringify(row)).not.toContain(PASSWORD);
    });

    it('with a login made of the address when none is named', async () => {
      await anna();
      const done = await customers.register(await visit(), { ...ANNA, login: '', email: 'anna@inna.pl' }, '');
      expect(done).toEqual({ ok: true, value: { login: 'anna10' } });
    });

    it('as a company, with its tax number', async () => {
      const { id } = await anna({ kind: 'firm', address: { ...ANNA.address, firm: 'Piec', nip: '123-456-32-18' } });
      expect(await customers.find(id)).toMatchObject({ kind: 'firm', address: { firm: 'Piec', nip: '1234563218' } });
    });

    it.each<[string, Partial<Registration>, object[]]>([
      ['an easy password', { password: 'haslo123', passwordRepeat: 'haslo123' }, [{ code: 'password_forbidden' }]],
      ['a short password', { password: 'ab1', passwordRepeat: 'ab1' }, [{ code: 'password_to_short', bound: 6 }]],
      ['a long password', { password: 'x1'.repeat(16) }, [{ code: 'password_to_long', bound: 30 }]],
      ['two passwords', { passwordRepeat: 'inne' }, [{ name: 'client_password_repeat', code: 'not_equal_passwords' }]],
      [
        'the login as password',
        { login: 'zielonypiec7', password: 'ZielonyPiec7' },
        [{ code: 'login_equals_password' }],
      ],
      ['half an address', { address: { ...ANNA.address, city: 'Łódź' } }, [{ name: 'client_region' }]],
      ['a bad login', { login: 'a b' }, [{ name: 'client_login', code: 'incorect_login' }]],
      [
        'nothing',
        { address: {}, email: '', password: '', passwordRepeat: '' },
        [{ code: 'no_firstname' }, { code: 'no_name' }, { code: 'incorect_email' }, { code: 'no_password' }],
      ],
    ])('not with %s', async (_, change, issues) => {
      const found = codesOf(await customers.register(await visit(), { ...ANNA, ...change }, ''));
      expect((found as object[]).slice(0, issues.length)).toMatchObject(issues);
      expect(await db.read.selectFrom('customers').selectAll().execute()).toEqual([]);
    });

    it('not twice with one login or address, whatever the letters', async () => {
      await anna();
      const again = async (change: Partial<Registration>) =>
        codesOf(await customers.register(await visit(), { ...ANNA, ...change }, ''));
      expect(await again({ email: 'a@inna.pl', login: 'ANNA' })).toEqual([
        { name: 'client_login', code: 'login_taken_login_propose', login: 'ANNA10' },
      ]);
      expect(await again({ login: 'inna', email: 'ANNA@example.PL' })).toEqual([
        { name: 'client_email', code: 'used_login' },
      ]);
      // A login that is somebody's address is what they sign in with.
      expect(await again({ login: 'anna@example.pl', email: 'b@inna.pl' })).toEqual([
        { name: 'client_login', code: 'used_login' },
      ]);
      expect(await Promise.all([' Anna ', 'anna@example.PL', 'ewa'].map(customers.loginUse))).toEqual([
        'login',
        'email',
        'free',
      ]);
      expect(await customers.emailExists('anna@EXAMPLE.pl')).toBe(true);
    });

    it('once, when two make the same at once', async () => {
      const both = await Promise.all([1, 2].map(async () => customers.register(await visit(), ANNA, '')));
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await db.read.selectFrom('customers').selectAll().execute()).toHaveLength(1);
      // The session of the one that failed went with it.
      expect((await db.read.selectFrom('sessions').selectAll().execute()).length).toBe(2);
    });

    it('so many times from one visitor', async () => {
      await anna();
      const again = async () => codesOf(await customers.register(await visit(), ANNA, 'somebody'));
      for (let time = 0; time < 10; time += 1) expect(await again()).toBeInstanceOf(Array);
      expect(await again()).toBe('wait');
    });
  });

  describe('open', () => {
    it.each(['anna', ' ANNA ', 'anna@example.pl', 'ANNA@EXAMPLE.PL'])('to %s with the password', async (login) => {
      const { id } = await anna();
      const { asking, done } = await signIn(login);
      expect(done).toEqual({ ok: true, value: { login: 'anna' } });
      expect(asking).toMatchObject({ customer: id, session: id });
    });

    it('with an answer that is the same for who is not there', async () => {
      await anna();
      const answers = await Promise.all(
        ['anna', 'nikt', 'nikt@example.pl', '', '\u0000', 'x'.repeat(5000)].map(
          async (login) => (await signIn(login, 'inne', login)).done,
        ),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
        new Set([JSON.stringify({ ok: false, error: { code: 'bad_login' } })]),
      );
    });

    it('moving what the browser had gathered before, once', async () => {
      const { id } = await anna();
      const guest = await visit();
      const from = await db.write((tx) => guest.remember(tx));
      await signIn('anna', PASSWORD, 'v', guest);
      expect(moved).toEqual([{ from, customer: id }]);
      expect(guest.session).toBe(id);
      await signIn('anna', PASSWORD, 'v', guest);
      expect(moved).toHaveLength(1);
    });

    it('no more after five wrong passwords, until a growing wait is over; another login is not kept out', async () => {
      await anna();
      for (let time = 0; time < 5; time += 1) expect(codesOf((await signIn('anna', 'inne')).done)).toBe('bad_login');
      expect((await signIn('anna')).done).toEqual({ ok: false, error: { code: 'wait', wait: MINUTE } });
      expect(codesOf((await signIn('anna', PASSWORD, 'another')).done)).toBe('wait');
      expect(codesOf((await signIn('ewa', 'inne')).done)).toBe('bad_login');
      now += MINUTE;
      expect(codesOf((await signIn('anna', 'inne')).done)).toBe('bad_login');
      expect((await signIn('anna')).done).toMatchObject({ error: { wait: 2 * MINUTE } });
      now += 2 * MINUTE;
      expect((await signIn('anna')).done).toMatchObject({ ok: true });
      for (let time = 0; time < 5; time += 1) expect(codesOf((await signIn('anna', 'inne')).done)).toBe('bad_login');
    });

    it('no more often by login and address in turn', async () => {
      await anna();
      const codes = [];
      for (const login of ['anna', 'anna@example.pl', 'ANNA', 'anna@example.pl', 'anna', 'anna@example.pl', 'anna']) {
        codes.push(codesOf((await signIn(login, 'inne', login)).done));
      }
      expect(codes).toEqual([...Array(5).fill('bad_login'), 'wait', 'wait']);
    });

    it('as often as the password is right, from one address too', async () => {
      await anna();
      const office = 'office';
      for (let time = 0; time < 29; time += 1) await signIn(`ktos${time}`, 'inne', office);
      for (let time = 0; time < 40; time += 1) expect((await signIn('anna', PASSWORD, office)).done.ok).toBe(true);
      // What was wrong before is not forgiven by what is right now.
      expect(codesOf((await signIn('ktos', 'inne', office)).done)).toBe('bad_login');
      expect(codesOf((await signIn('anna', PASSWORD, office)).done)).toBe('wait');
    });

    it('no more than so often at once, either', async () => {
      await anna();
      const all = await Promise.all(
        Array.from({ length: 12 }, async () => codesOf((await signIn('anna', 'inne')).done)),
      );
      expect(all.filter((code) => code === 'bad_login')).toHaveLength(5);
    });

    it('no more from a visitor who tries one login after another', async () => {
      await anna();
      for (let time = 0; time < 30; time += 1) await signIn(`ktos${time}`, 'inne', 'robot');
      expect(codesOf((await signIn('anna', PASSWORD, 'robot')).done)).toBe('wait');
      expect((await signIn('anna', PASSWORD, 'human')).done.ok).toBe(true);
    });

    it('until it is left; what is theirs stays', async () => {
      const { made, id } = await anna();
      await customers.signOut(made);
      expect(made.customer).toBeUndefined();
      expect(await customers.find(id)).toBeDefined();
      expect(await customers.places(id)).toEqual([]);
    });

    it('with work that is raised as machines grow', async () => {
      const { id } = await anna();
      const stronger = createPasswords({ memory: 128, passes: 2, parallelism: 1 });
      const clock = () => now;
      const later = createCustomers({
        db,
        clock,
        mailbox: createMailbox(clock),
        ...ACCOUNT_TERMS,
        passwords: stronger,
      });
      expect(await later.signIn(await visit(), { login: 'anna', password: PASSWORD }, '')).toMatchObject({ ok: true });
      const [row] = await db.read.selectFrom('customers').select('password_hash').where('id', '=', id).execute();
      expect(row?.password_hash).toContain('m=128,t=2');
      expect((await signIn('anna')).done.ok).toBe(true);
    });
  });

  describe('whose password is forgotten', () => {
    const tokenIn = async () => {
      const sent = await mails('password_recovery');
      return /odzyskiwanie-hasla\/([\w-]{43})/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';
    };
    const NEW = 'glina i ogień 9';

    it('open by the link of a mail, once, to a new password; all places are signed out', async () => {
      const { header, id } = await anna();
      expect(await customers.askRecovery('ANNA@example.pl', 'v')).toMatchObject({ ok: true });
      const token = await tokenIn();
      expect(JSON.stringify(await db.read.selectFrom('customer_links').selectAll().execute())).not.toContain(token);
      expect(await customers.isLinkGood(token)).toBe(true);
      const asking = await visit();
      const given = { token, password: NEW, repeat: NEW };
      expect(await customers.recover(asking, given)).toEqual({ ok: true, value: { login: 'anna' } });
      expect(asking.customer).toBe(id);
      expect((await visit(header)).customer).toBeUndefined();
      expect(codesOf((await signIn('anna')).done)).toBe('bad_login');
      expect((await signIn('anna', NEW)).done.ok).toBe(true);
      expect(codesOf(await customers.recover(await visit(), given))).toBe('bad_token');
      expect(await mails('password_changed')).toHaveLength(1);
    });

    it('open once even when the link is used twice at the same time', async () => {
      await anna();
      await customers.askRecovery('anna', 'v');
      const given = { token: await tokenIn(), password: NEW, repeat: NEW };
      const both = await Promise.all([1, 2].map(async () => customers.recover(await visit(), given)));
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    });

    it('keep the link when the new password will not do, and lose it after half an hour', async () => {
      await anna();
      await customers.askRecovery('anna', 'v');
      const token = await tokenIn();
      const tried = await customers.recover(await visit(), { token, password: 'anna', repeat: 'anna' });
      expect(codesOf(tried)).toMatchObject([{ code: 'password_to_short' }]);
      expect(await customers.isLinkGood(token)).toBe(true);
      now += 30 * MINUTE;
      expect(await customers.isLinkGood(token)).toBe(false);
      expect(codesOf(await customers.recover(await visit(), { token, password: NEW, repeat: NEW }))).toBe('bad_token');
      await customers.sweep();
      expect(await db.read.selectFrom('customer_links').selectAll().execute()).toEqual([]);
    });

    it('are answered like those that are not there, and get three mails an hour', async () => {
      await anna();
      for (let time = 0; time < 6; time += 1)
        expect(await customers.askRecovery(time % 2 ? 'anna' : 'anna@example.pl', '')).toEqual({
          ok: true,
          value: undefined,
        });
      expect(await customers.askRecovery('nikt@example.pl', '')).toEqual({ ok: true, value: undefined });
      expect(await mails('password_recovery')).toHaveLength(3);
    });
  });

  describe('are changed by their owner', () => {
    it('data, whole or not at all', async () => {
      const { made, id } = await anna();
      const address = { ...STREET, firstname: 'Ania', lastname: 'Nowak', phone: '600700800' };
      expect(await customers.changeData(made, { kind: 'private', address, birthDate: '' })).toMatchObject({ ok: true });
      expect((await customers.find(id))?.address).toMatchObject({ firstname: 'Ania', zipcode: '59-700' });
      const half = { ...address, city: '' };
      expect(
        codesOf(await customers.changeData(made, { kind: 'private', address: half, birthDate: 'wczoraj' })),
      ).toMatchObject([
        { name: 'client_city', code: 'no_city' },
        { name: 'client_birth_date', code: 'birth_date' },
      ]);
    });

    it('birth date and second telephone, for who wants to say them', async () => {
      const { made, id } = await anna();
      const address = { firstname: 'Anna', lastname: 'Nowak', phone: '600700800', phone2: '22 123 45 67' };
      const data = { kind: 'private', address, birthDate: '1987-05-12' } as const;
      expect(await customers.changeData(made, data)).toMatchObject({ ok: true });
      expect(await customers.find(id)).toMatchObject({ birthDate: '1987-05-12', address: { phone2: '+48221234567' } });
      expect((await customers.buyer(made))?.address).toEqual({
        ...{ firstname: 'Anna', lastname: 'Nowak', phone: '+48600700800', phone2: '+48221234567' },
      });
      expect(await customers.exportData(id)).toMatchObject({ account: { birthDate: '1987-05-12' } });
      const wrong = { ...data, address: { ...address, phone: '', phone2: '12x' } };
      expect(codesOf(await customers.changeData(made, wrong))).toMatchObject([
        { name: 'client_phone', code: 'incorect_phone' },
        { name: 'client_phone2', code: 'illegal_characters_client_phone2' },
      ]);
      expect(await customers.changeData(made, { ...data, birthDate: ' ' })).toMatchObject({ ok: true });
      expect(await customers.find(id)).not.toHaveProperty('birthDate');
    });

    it('password, with the one that was; other places are signed out and this one has a new token', async () => {
      const { made, header } = await anna();
      const { asking: elsewhere } = await signIn('anna');
      const given = { current: PASSWORD, password: 'inny piec 8', repeat: 'inny piec 8' };
      expect(codesOf(await customers.changePassword(made, { ...given, current: 'zle haslo' }))).toMatchObject([
        { name: 'current_password', code: 'wrong_password' },
      ]);
      expect(await customers.changePassword(made, given)).toMatchObject({ ok: true });
      expect((await visit(headerOf(elsewhere))).customer).toBeUndefined();
      expect((await visit(header)).customer).toBeUndefined();
      expect((await visit(headerOf(made))).customer).toBe(made.customer);
      expect((await signIn('anna', 'inny piec 8')).done.ok).toBe(true);
      expect(await mails('password_changed')).toHaveLength(1);
    });

    it('addresses, of which one is always taken first', async () => {
      const { made, id } = await anna();
      const save = (more: object) =>
        customers.saveAddress(made, { kind: 'delivery', company: false, address: DELIVERY, isDefault: false, ...more });
      const first = await save({});
      now += 1;
      const second = await save({ isDefault: true });
      if (!first.ok || !second.ok) throw new Error('not kept');
      const order = async () => (await customers.addresses(id)).map((one) => [one.id, one.isDefault]);
      expect(await order()).toEqual([
        [second.value, true],
        [first.value, false],
      ]);
      expect(await customers.removeAddress(made, second.value)).toMatchObject({ ok: true });
      expect(await order()).toEqual([[first.value, true]]);
      expect(codesOf(await save({ address: { ...DELIVERY, zipcode: '1' } }))).toMatchObject([
        { name: 'delivery_zipcode' },
      ]);
      for (let n = 1; n < 20; n += 1) await save({});
      expect(codesOf(await save({}))).toBe('too_many');
    });

    it('consents, each kept with when it was given and taken back', async () => {
      const { made, id } = await anna();
      now += 1;
      await customers.setConsents(made, ['sms']);
      expect(await customers.consents(id)).toEqual(['sms']);
      const rows = await db.read.selectFrom('customer_consents').selectAll().orderBy('given_at').execute();
      expect(rows).toMatchObject([
        { purpose: 'mailing', withdrawn_at: now, words: expect.stringContaining('sklepu Próba') },
        { purpose: 'sms', withdrawn_at: null },
      ]);
    });

    it('places where they are signed in', async () => {
      const { made, id } = await anna();
      const { asking: phone } = await signIn('anna');
      const { asking: work } = await signIn('anna');
      expect(await customers.places(id)).toHaveLength(3);
      await customers.revoke(made, phone.place ?? '');
      expect((await visit(headerOf(phone))).customer).toBeUndefined();
      expect(await customers.revoke(made, 'others')).toEqual({ ok: true, value: 1 });
      expect((await visit(headerOf(work))).customer).toBeUndefined();
      expect((await visit(headerOf(made))).customer).toBe(id);
    });
  });

  describe('are their owner’s', () => {
    it('to take away', async () => {
      const { made, id } = await anna();
      await customers.saveAddress(made, { kind: 'delivery', company: false, address: DELIVERY, isDefault: true });
      const data = await customers.exportData(id);
      expect(data).toMatchObject({
        account: { login: 'anna', email: 'Anna@example.pl', createdAt: '2026-11-21T10:00:00.000Z' },
        addresses: [{ city: 'Bolesławiec', isDefault: true }],
        consents: [{ purpose: 'mailing', withdrawnAt: null }],
        sessions: [{ signedInAt: '2026-11-21T10:00:00.000Z' }],
        passkeys: [],
      });
      expect(JSON.stringify(data)).not.toMatch(/argon2|hash/);
    });

    it('to remove, with all that hangs on them', async () => {
      const { made, id } = await anna();
      await customers.saveAddress(made, { kind: 'delivery', company: false, address: DELIVERY, isDefault: true });
      await customers.askRecovery('anna', '');
      now += PROOF_LASTS;
      expect(codesOf(await customers.erase(made))).toBe('not_fresh');
      await signIn('anna', PASSWORD, 'v', made);
      expect(await customers.erase(made)).toMatchObject({ ok: true });
      for (const mark of made.marks()) expect(mark).toContain('Max-Age=0');
      for (const table of [
        'customers',
        'customer_addresses',
        'customer_consents',
        'customer_links',
        'sessions',
      ] as const)
        expect(await db.read.selectFrom(table).selectAll().execute(), table).toEqual([]);
      expect(erased).toEqual([id]);
      expect(await mails('account_erased')).toMatchObject([{ recipient: 'Anna@example.pl' }]);
      expect(await customers.loginUse('anna')).toBe('free');
    });

    it('and nobody else’s', async () => {
      const { made, id } = await anna();
      const kept = await customers.saveAddress(made, {
        kind: 'delivery',
        company: false,
        address: DELIVERY,
        isDefault: true,
      });
      const address = kept.ok ? kept.value : '';
      const { made: ewa } = await anna({ login: 'ewa', email: 'ewa@example.pl' });
      expect(codesOf(await customers.removeAddress(ewa, address))).toBe('no_address');
      const change = { id: address, kind: 'delivery' as const, company: false, address: DELIVERY, isDefault: true };
      expect(codesOf(await customers.saveAddress(ewa, change))).toBe('no_address');
      for (const place of [made.place ?? '', '\u0000'])
        expect(await customers.revoke(ewa, place)).toEqual({ ok: true, value: 0 });
      expect(await customers.places(id)).toHaveLength(1);
    });

    it.each<[string, (who: OpenVisit) => Promise<void>]>([
      ['nobody', async (who) => customers.signOut(who)],
      [
        'whose session was revoked meanwhile',
        async (who) => void (await db.write((tx) => sessions.revoke(tx, who.customer ?? '', 'all'))),
      ],
      [
        'whose session is over',
        async () => {
          now += 31 * DAY;
        },
      ],
    ])('not for %s', async (_, lose) => {
      const { made, id } = await anna();
      await lose(made);
      const data = { kind: 'private' as const, address: { firstname: 'Zła', lastname: 'Osoba' }, birthDate: '' };
      const address = { kind: 'delivery' as const, company: false, address: DELIVERY, isDefault: true };
      const done = [
        await customers.changeData(made, data),
        await customers.saveAddress(made, address),
        await customers.removeAddress(made, 'x'),
        await customers.setConsents(made, []),
        await customers.revoke(made, 'others'),
        await customers.changeEmail(made, 'zla@example.pl'),
        await customers.erase(made),
        await customers.changePassword(made, { current: PASSWORD, password: 'inny piec 8', repeat: 'inny piec 8' }),
      ];
      for (const one of done) expect(['nobody', 'not_fresh']).toContain(codesOf(one));
      expect(await customers.find(id)).toMatchObject({ email: 'Anna@example.pl', address: { firstname: 'Anna' } });
      expect(await customers.consents(id)).toEqual(['mailing']);
    });
  });

  describe('are told to who takes an order', () => {
    it('with the addresses that come first', async () => {
      const { made, id } = await anna();
      const save = (change: object) =>
        customers.saveAddress(made, {
          kind: 'delivery',
          company: false,
          address: DELIVERY,
          isDefault: false,
          ...change,
        });
      await save({});
      await save({ address: { ...DELIVERY, city: 'Łódź' }, isDefault: true });
      const invoice = { ...STREET, firm: 'Piec', nip: '1234563218' };
      await save({ kind: 'invoice', company: true, address: invoice });
      expect(await customers.buyer(made)).toEqual({
        id,
        login: 'anna',
        email: 'Anna@example.pl',
        kind: 'private',
        address: { firstname: 'Anna', lastname: 'Nowak', phone: '+48600700800' },
        delivery: expect.objectContaining({ city: 'Łódź', phone: '+48600700800' }),
        invoice: expect.objectContaining({ firm: 'Piec', nip: '1234563218' }),
        consents: ['mailing'],
      });
    });

    it('not of a guest, nor of who has signed out or gone', async () => {
      const { made } = await anna();
      expect(await customers.buyer(await visit())).toBeUndefined();
      await customers.erase(made);
      expect(await customers.buyer({ customer: 'gone' })).toBeUndefined();
      expect(await customers.buyer(made)).toBeUndefined();
    });
  });

  it('forget tries after a day', async () => {
    await signIn('ktos', 'inne');
    now += DAY + HOUR;
    await customers.sweep();
    expect(await db.read.selectFrom('attempts').selectAll().execute()).toEqual([]);
  });
});
