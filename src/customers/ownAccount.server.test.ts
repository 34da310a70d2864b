import { describe, expect, it } from 'vitest';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { DAY, HOUR } from '../kit/clock.ts';
import { PROOF_LASTS } from '../session/model.ts';
import type { OpenVisit } from '../session/visit.server.ts';
import { PASSWORD } from './testing/accounts.server.ts';
import { DELIVERY, openAccounts, STREET } from './testing/openAccounts.server.ts';

eachDatabase('accounts of the shop', (open) => {
  const { shop, visit, headerOf, mails, anna, signIn, codesOf } = openAccounts(open);

  describe('are changed by their owner', () => {
    it('data change whole or not at all', async () => {
      const { made, id } = await anna();
      const address = { ...STREET, firstname: 'Ania', lastname: 'Nowak', phone: '600700800' };
      expect(await shop.customers.changeData(made, { kind: 'private', address, birthDate: '' })).toMatchObject({
        ok: true,
      });
      expect((await shop.customers.find(id))?.address).toMatchObject({ firstname: 'Ania', zipcode: '59-700' });
      const half = { ...address, city: '' };
      expect(
        codesOf(await shop.customers.changeData(made, { kind: 'private', address: half, birthDate: 'wczoraj' })),
      ).toMatchObject([
        { name: 'client_city', code: 'no_city' },
        { name: 'client_birth_date', code: 'birth_date' },
      ]);
    });

    it('birth date and second telephone are kept for who wants to say them', async () => {
      const { made, id } = await anna();
      const address = { firstname: 'Anna', lastname: 'Nowak', phone: '600700800', phone2: '22 123 45 67' };
      const data = { kind: 'private', address, birthDate: '1987-05-12' } as const;
      expect(await shop.customers.changeData(made, data)).toMatchObject({ ok: true });
      expect(await shop.customers.find(id)).toMatchObject({
        birthDate: '1987-05-12',
        address: { phone2: '+48221234567' },
      });
      expect((await shop.customers.buyer(made))?.address).toEqual({
        ...{ firstname: 'Anna', lastname: 'Nowak', phone: '+48600700800', phone2: '+48221234567' },
      });
      expect(await shop.customers.exportData(id)).toMatchObject({ account: { birthDate: '1987-05-12' } });
      const wrong = { ...data, address: { ...address, phone: '', phone2: '12x' } };
      expect(codesOf(await shop.customers.changeData(made, wrong))).toMatchObject([
        { name: 'client_phone', code: 'incorect_phone' },
        { name: 'client_phone2', code: 'illegal_characters_client_phone2' },
      ]);
      const wrongPrefix = { ...data, address: { ...address, phone_prefix: '+4' } };
      expect(codesOf(await shop.customers.changeData(made, wrongPrefix))).toMatchObject([
        { name: 'client_phone_prefix', code: 'incorect_phone' },
      ]);
      expect(await shop.customers.changeData(made, { ...data, birthDate: ' ' })).toMatchObject({ ok: true });
      expect(await shop.customers.find(id)).not.toHaveProperty('birthDate');
    });

    it('a password changes with the one that was; other places are signed out and this one has a new token', async () => {
      const { made, header } = await anna();
      const { asking: elsewhere } = await signIn('anna');
      const given = { current: PASSWORD, password: 'inny piec 8', repeat: 'inny piec 8' };
      expect(codesOf(await shop.customers.changePassword(made, { ...given, current: 'zle haslo' }))).toMatchObject([
        { name: 'current_password', code: 'wrong_password' },
      ]);
      expect(await shop.customers.changePassword(made, given)).toMatchObject({ ok: true });
      expect((await visit(headerOf(elsewhere))).customer).toBeUndefined();
      expect((await visit(header)).customer).toBeUndefined();
      expect((await visit(headerOf(made))).customer).toBe(made.customer);
      expect((await signIn('anna', 'inny piec 8')).done.ok).toBe(true);
      expect(await mails('password_changed')).toHaveLength(1);
    });

    it('addresses change, and one is always taken first', async () => {
      const { made, id } = await anna();
      const save = (more: object) =>
        shop.customers.saveAddress(made, {
          kind: 'delivery',
          company: false,
          address: DELIVERY,
          isDefault: false,
          ...more,
        });
      const first = await save({});
      shop.now += 1;
      const at = (n: number) => ({ address: { ...DELIVERY, phone: `6007008${10 + n}` } });
      const second = await save({ ...at(1), isDefault: true });
      if (!first.ok || !second.ok) throw new Error('not kept');
      const order = async () => (await shop.customers.addresses(id)).map((one) => [one.id, one.isDefault]);
      expect(await order()).toEqual([
        [second.value, true],
        [first.value, false],
      ]);
      // What is there already was sent twice.
      expect(await save({})).toEqual(first);
      expect(await order()).toHaveLength(2);
      expect(await shop.customers.removeAddress(made, second.value)).toMatchObject({ ok: true });
      expect(await order()).toEqual([[first.value, true]]);
      expect(codesOf(await save({ address: { ...DELIVERY, zipcode: '1' } }))).toMatchObject([
        { name: 'delivery_zipcode' },
      ]);
      for (let n = 1; n < 20; n += 1) await save(at(n));
      expect(codesOf(await save(at(20)))).toBe('too_many');
      expect(await save({})).toEqual(first);
    });

    it('consents are kept with when each was given and taken back', async () => {
      const { made, id } = await anna();
      shop.now += 1;
      await shop.customers.setConsents(made, ['sms']);
      expect(await shop.customers.consents(id)).toEqual(['sms']);
      const rows = await shop.db.read.selectFrom('customer_consents').selectAll().orderBy('given_at').execute();
      expect(rows).toMatchObject([
        { purpose: 'mailing', withdrawn_at: shop.now, words: expect.stringContaining('sklepu Próba') },
        { purpose: 'sms', withdrawn_at: null },
      ]);
    });

    it('places where they are signed in are signed out', async () => {
      const { made, id } = await anna();
      const { asking: phone } = await signIn('anna');
      const { asking: work } = await signIn('anna');
      expect(await shop.customers.places(id)).toHaveLength(3);
      await shop.customers.revoke(made, phone.place ?? '');
      expect((await visit(headerOf(phone))).customer).toBeUndefined();
      expect(await shop.customers.revoke(made, 'others')).toEqual({ ok: true, value: 1 });
      expect((await visit(headerOf(work))).customer).toBeUndefined();
      expect((await visit(headerOf(made))).customer).toBe(id);
    });
  });

  describe('belong to their owner', () => {
    it('are given to their owner as a file', async () => {
      const { made, id } = await anna();
      await shop.customers.saveAddress(made, { kind: 'delivery', company: false, address: DELIVERY, isDefault: true });
      const data = await shop.customers.exportData(id);
      expect(data).toMatchObject({
        account: { login: 'anna', email: 'Anna@example.pl', createdAt: '2026-11-21T10:00:00.000Z' },
        addresses: [{ city: 'Bolesławiec', isDefault: true }],
        consents: [{ purpose: 'mailing', withdrawnAt: null }],
        sessions: [{ signedInAt: '2026-11-21T10:00:00.000Z' }],
        passkeys: [],
      });
      expect(JSON.stringify(data)).not.toMatch(/argon2|hash/);
    });

    it('are removed by their owner, with all that hangs on them', async () => {
      const { made, id } = await anna();
      await shop.customers.saveAddress(made, { kind: 'delivery', company: false, address: DELIVERY, isDefault: true });
      await shop.customers.askRecovery('anna', '');
      shop.now += PROOF_LASTS;
      expect(codesOf(await shop.customers.erase(made))).toBe('not_fresh');
      await signIn('anna', PASSWORD, 'v', made);
      expect(await shop.customers.erase(made)).toMatchObject({ ok: true });
      for (const mark of made.marks()) expect(mark).toContain('Max-Age=0');
      for (const table of [
        'customers',
        'customer_addresses',
        'customer_consents',
        'customer_links',
        'sessions',
      ] as const)
        expect(await shop.db.read.selectFrom(table).selectAll().execute(), table).toEqual([]);
      expect(shop.erased).toEqual([id]);
      expect(await mails('account_erased')).toMatchObject([{ recipient: 'Anna@example.pl' }]);
      expect(await shop.customers.loginUse('anna')).toBe('free');
    });

    it('are seen and changed by nobody else', async () => {
      const { made, id } = await anna();
      const kept = await shop.customers.saveAddress(made, {
        kind: 'delivery',
        company: false,
        address: DELIVERY,
        isDefault: true,
      });
      const address = kept.ok ? kept.value : '';
      const { made: ewa } = await anna({ login: 'ewa', email: 'ewa@example.pl' });
      expect(codesOf(await shop.customers.removeAddress(ewa, address))).toBe('no_address');
      const change = { id: address, kind: 'delivery' as const, company: false, address: DELIVERY, isDefault: true };
      expect(codesOf(await shop.customers.saveAddress(ewa, change))).toBe('no_address');
      for (const place of [made.place ?? '', '\u0000'])
        expect(await shop.customers.revoke(ewa, place)).toEqual({ ok: true, value: 0 });
      expect(await shop.customers.places(id)).toHaveLength(1);
    });

    it.each<[string, (who: OpenVisit) => Promise<void>]>([
      ['nobody', async (who) => shop.customers.signOut(who)],
      [
        'whose session was revoked meanwhile',
        async (who) => void (await shop.db.write((tx) => shop.sessions.revoke(tx, who.customer ?? '', 'all'))),
      ],
      [
        'whose session is over',
        async () => {
          shop.now += 31 * DAY;
        },
      ],
    ])('are closed to others: %s', async (_, lose) => {
      const { made, id } = await anna();
      await lose(made);
      const data = { kind: 'private' as const, address: { firstname: 'Zła', lastname: 'Osoba' }, birthDate: '' };
      const address = { kind: 'delivery' as const, company: false, address: DELIVERY, isDefault: true };
      const done = [
        await shop.customers.changeData(made, data),
        await shop.customers.saveAddress(made, address),
        await shop.customers.removeAddress(made, 'x'),
        await shop.customers.setConsents(made, []),
        await shop.customers.revoke(made, 'others'),
        await shop.customers.changeEmail(made, 'zla@example.pl'),
        await shop.customers.erase(made),
        await shop.customers.changePassword(made, {
          current: PASSWORD,
          password: 'inny piec 8',
          repeat: 'inny piec 8',
        }),
      ];
      for (const one of done) expect(['nobody', 'not_fresh']).toContain(codesOf(one));
      expect(await shop.customers.find(id)).toMatchObject({ email: 'Anna@example.pl', address: { firstname: 'Anna' } });
      expect(await shop.customers.consents(id)).toEqual(['mailing']);
    });
  });

  describe('are told to who takes an order', () => {
    it('a customer is told with the addresses that come first', async () => {
      const { made, id } = await anna();
      const save = (change: object) =>
        shop.customers.saveAddress(made, {
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
      expect(await shop.customers.buyer(made)).toEqual({
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

    it('nothing is told of a guest, nor of who has signed out or gone', async () => {
      const { made } = await anna();
      expect(await shop.customers.buyer(await visit())).toBeUndefined();
      await shop.customers.erase(made);
      expect(await shop.customers.buyer({ customer: 'gone' })).toBeUndefined();
      expect(await shop.customers.buyer(made)).toBeUndefined();
    });
  });

  it('forget tries after a day', async () => {
    await signIn('ktos', 'inne');
    shop.now += DAY + HOUR;
    await shop.customers.sweep();
    expect(await shop.db.read.selectFrom('attempts').selectAll().execute()).toEqual([]);
  });
});
