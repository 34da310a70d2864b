import { describe, expect, it } from 'vitest';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { serverChecks } from '../forms/rules/checks.server.ts';
import { MINUTE } from '../kit/clock.ts';
import { createMailbox } from '../mail/service.server.ts';
import { checkClient } from './model.ts';
import { createPasswords } from './password.server.ts';
import type { Registration } from './registration.ts';
import { createCustomers } from './service.server.ts';
import { ACCOUNT_TERMS, PASSWORD } from './testing/accounts.server.ts';
import { ANNA, openAccounts } from './testing/openAccounts.server.ts';

eachDatabase('accounts of the shop', (open) => {
  const { shop, visit, mails, anna, signIn, codesOf } = openAccounts(open);

  describe('registration', () => {
    it('a registration signs in, sends an e-mail and keeps the words of consent', async () => {
      const { made, id } = await anna();
      expect(made.marks()).toContainEqual(expect.stringContaining('zalogowany=1'));
      expect(await shop.customers.find(id)).toEqual({
        id,
        login: 'anna',
        language: 'pl',
        email: 'Anna@example.pl',
        kind: 'private',
        address: { firstname: 'Anna', lastname: 'Nowak', phone: '+48600700800' },
        createdAt: shop.now,
      });
      expect(await shop.customers.consents(id)).toEqual(['mailing']);
      expect(await mails('account_made')).toMatchObject([{ recipient: 'Anna@example.pl' }]);
      const [row] = await shop.db.read.selectFrom('customers').selectAll().execute();
      expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
      expect(JSON.stringify(row)).not.toContain(PASSWORD);
    });

    it('a login is made of the address when none is named', async () => {
      await anna();
      const done = await shop.customers.register(await visit(), { ...ANNA, login: '', email: 'anna@inna.pl' }, '');
      expect(done).toEqual({ ok: true, value: { login: 'anna10' } });
    });

    it('a password is repeated by the same letters, however a system puts them together', async () => {
      const password = 'gęślą jaźń 7';
      await anna({ password: password.normalize('NFD'), passwordRepeat: password.normalize('NFC') });
      expect((await signIn('anna', password)).done).toMatchObject({ ok: true });
    });

    it('a company registers with its tax number', async () => {
      const { id } = await anna({ kind: 'firm', address: { ...ANNA.address, firm: 'Piec', nip: '123-456-32-18' } });
      expect(await shop.customers.find(id)).toMatchObject({
        kind: 'firm',
        address: { firm: 'Piec', nip: '1234563218' },
      });
    });

    it('a company registers with the tax number of its country, and keeps both as they are', async () => {
      const address = { ...ANNA.address, region: 'DE', firm: 'Ofen', nip: 'DE136695976' };
      const { id } = await anna({ kind: 'firm', address });
      const kept = (await shop.customers.find(id))?.address ?? {};
      expect(kept).toMatchObject({ region: 'DE', firm: 'Ofen' });
      expect(checkClient(kept, 'firm', serverChecks)).toEqual({ ok: true, value: kept });
      const wrong = checkClient({ ...address, region: 'XX' }, 'firm', serverChecks);
      expect(wrong).toMatchObject({ error: { region: { code: 'incorrect_region' } } });
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
    ])('a registration is refused with %s', async (_, change, issues) => {
      const found = codesOf(await shop.customers.register(await visit(), { ...ANNA, ...change }, ''));
      expect((found as object[]).slice(0, issues.length)).toMatchObject(issues);
      expect(await shop.db.read.selectFrom('customers').selectAll().execute()).toEqual([]);
    });

    it('nobody registers twice with one login or address, whatever the case of its letters', async () => {
      await anna();
      const again = async (change: Partial<Registration>) =>
        codesOf(await shop.customers.register(await visit(), { ...ANNA, ...change }, ''));
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
      expect(await Promise.all([' Anna ', 'anna@example.PL', 'ewa'].map(shop.customers.loginUse))).toEqual([
        'login',
        'email',
        'free',
      ]);
      expect(await shop.customers.emailExists('anna@EXAMPLE.pl')).toBe(true);
    });

    it('one account is made when two register the same at once', async () => {
      const both = await Promise.all([1, 2].map(async () => shop.customers.register(await visit(), ANNA, '')));
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await shop.db.read.selectFrom('customers').selectAll().execute()).toHaveLength(1);
      // The session of the one that failed went with it.
      expect((await shop.db.read.selectFrom('sessions').selectAll().execute()).length).toBe(2);
    });

    it('one visitor registers only so many times', async () => {
      await anna();
      const again = async () => codesOf(await shop.customers.register(await visit(), ANNA, 'somebody'));
      for (let time = 0; time < 10; time += 1) expect(await again()).toBeInstanceOf(Array);
      expect(await again()).toBe('wait');
    });
  });

  describe('sign-in', () => {
    it.each(['anna', ' ANNA ', 'anna@example.pl', 'ANNA@EXAMPLE.PL'])(
      'a customer signs in as %s with the password',
      async (login) => {
        const { id } = await anna();
        const { asking, done } = await signIn(login);
        expect(done).toEqual({ ok: true, value: { login: 'anna' } });
        expect(asking).toMatchObject({ customer: id, session: id });
      },
    );

    it('the answer is the same for a login that does not exist', async () => {
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

    it.each([
      ['jan@żółw.example.pl', 'jan@żółw.example.pl'],
      ['jan@żółw.example.pl', ' Jan@ŻÓŁW.example.pl '],
      ['jan@example.pl', 'mailto:jan@example.pl'],
      ['jan@example.pl', 'jan@example.pl.'],
      ['jan@example.pl', '<jan@example.pl>,'],
      ['jan@example.pl', 'jan\u200B@example.pl'],
      ['jan@example.pl', 'jan @example.pl'],
      ['jan@example.pl', 'AN\u200BNA'],
    ])('whoever registered as %s signs in by what was copied as „%s”', async (email, typed) => {
      await anna({ email });
      expect((await signIn(typed)).done).toEqual({ ok: true, value: { login: 'anna' } });
      expect(await shop.customers.askRecovery(typed, 'v')).toMatchObject({ ok: true });
      expect(await mails('password_recovery')).toHaveLength(1);
    });

    it('a login that ends as a sentence does opens its own account, and not that of an address', async () => {
      await anna({ login: 'jan@example.pl.' });
      await shop.customers.register(await visit(), { ...ANNA, login: 'other', email: 'jan@example.pl' }, '');
      expect((await signIn('jan@example.pl.')).done).toEqual({ ok: true, value: { login: 'jan@example.pl.' } });
      expect((await signIn('jan@example.pl')).done).toEqual({ ok: true, value: { login: 'other' } });
    });

    it('signing in moves what the browser had gathered before, once', async () => {
      const { id } = await anna();
      const guest = await visit();
      const from = await shop.db.write((tx) => guest.remember(tx));
      await signIn('anna', PASSWORD, 'v', guest);
      expect(shop.moved).toEqual([{ from, customer: id }]);
      expect(guest.session).toBe(id);
      await signIn('anna', PASSWORD, 'v', guest);
      expect(shop.moved).toHaveLength(1);
    });

    it('five wrong passwords close a login until a growing wait is over; another login is not kept out', async () => {
      await anna();
      for (let time = 0; time < 5; time += 1) expect(codesOf((await signIn('anna', 'inne')).done)).toBe('bad_login');
      expect((await signIn('anna')).done).toEqual({ ok: false, error: { code: 'wait', wait: MINUTE } });
      expect(codesOf((await signIn('anna', PASSWORD, 'another')).done)).toBe('wait');
      expect(codesOf((await signIn('ewa', 'inne')).done)).toBe('bad_login');
      shop.now += MINUTE;
      expect(codesOf((await signIn('anna', 'inne')).done)).toBe('bad_login');
      expect((await signIn('anna')).done).toMatchObject({ error: { wait: 2 * MINUTE } });
      shop.now += 2 * MINUTE;
      expect((await signIn('anna')).done).toMatchObject({ ok: true });
      for (let time = 0; time < 5; time += 1) expect(codesOf((await signIn('anna', 'inne')).done)).toBe('bad_login');
    });

    it('login and address count as one, however they take turns', async () => {
      await anna();
      const codes = [];
      for (const login of ['anna', 'anna@example.pl', 'ANNA', 'anna@example.pl', 'anna', 'anna@example.pl', 'anna']) {
        codes.push(codesOf((await signIn(login, 'inne', login)).done));
      }
      expect(codes).toEqual([...Array(5).fill('bad_login'), 'wait', 'wait']);
    });

    it('the right password signs in any number of times, from one address too', async () => {
      await anna();
      const office = 'office';
      for (let time = 0; time < 29; time += 1) await signIn(`ktos${time}`, 'inne', office);
      for (let time = 0; time < 40; time += 1) expect((await signIn('anna', PASSWORD, office)).done.ok).toBe(true);
      // What was wrong before is not forgiven by what is right now.
      expect(codesOf((await signIn('ktos', 'inne', office)).done)).toBe('bad_login');
      expect(codesOf((await signIn('anna', PASSWORD, office)).done)).toBe('wait');
    });

    it('tries that come at once are counted too', async () => {
      await anna();
      const all = await Promise.all(
        Array.from({ length: 12 }, async () => codesOf((await signIn('anna', 'inne')).done)),
      );
      expect(all.filter((code) => code === 'bad_login')).toHaveLength(5);
    });

    it('a visitor who tries one login after another has to wait', async () => {
      await anna();
      for (let time = 0; time < 30; time += 1) await signIn(`ktos${time}`, 'inne', 'robot');
      expect(codesOf((await signIn('anna', PASSWORD, 'robot')).done)).toBe('wait');
      expect((await signIn('anna', PASSWORD, 'human')).done.ok).toBe(true);
    });

    it('signing out ends the visit, and what is theirs stays', async () => {
      const { made, id } = await anna();
      await shop.customers.signOut(made);
      expect(made.customer).toBeUndefined();
      expect(await shop.customers.find(id)).toBeDefined();
      expect(await shop.customers.places(id)).toEqual([]);
    });

    it('a password is hashed anew once the shop wants more work', async () => {
      const { id } = await anna();
      const stronger = createPasswords({ memory: 128, passes: 2, parallelism: 1 });
      const clock = () => shop.now;
      const later = createCustomers({
        db: shop.db,
        clock,
        mailbox: createMailbox(clock),
        ...ACCOUNT_TERMS,
        passwords: stronger,
      });
      expect(await later.signIn(await visit(), { login: 'anna', password: PASSWORD }, '')).toMatchObject({ ok: true });
      const [row] = await shop.db.read.selectFrom('customers').select('password_hash').where('id', '=', id).execute();
      expect(row?.password_hash).toContain('m=128,t=2');
      expect((await signIn('anna')).done.ok).toBe(true);
    });
  });

  it('are not opened by trying one login after another from a network that costs nothing', async () => {
    const wrong = async (visitor: string) => codesOf((await signIn(`nikt${visitor}`, 'nie to', visitor)).done);
    const take = (visitor: string) => shop.customers.limiter.take({ visitor });
    for (let net = 0; net < 16; net += 1)
      for (let time = 0; time < 30; time += 1) await take(`2001:db8:1:${net.toString(16)}::/64`);
    expect(await wrong('2001:db8:1:ff::/64')).toBe('wait');
    expect(await wrong('2001:db8:2:ff::/64')).toBe('bad_login');
  });

  it('do not fill a mailbox when a password is changed again and again', async () => {
    const { made } = await anna();
    const words = ['glina i ogień 9', PASSWORD];
    let current = PASSWORD;
    let done: object = {};
    for (let time = 0; time < 12; time += 1) {
      const password = words[time % 2] ?? '';
      const changed = await shop.customers.changePassword(made, { current, password, repeat: password });
      if (changed.ok) current = password;
      done = changed;
    }
    expect(done).toMatchObject({ error: { code: 'wait' } });
    expect(await mails('password_changed')).toHaveLength(5);
  });
});
