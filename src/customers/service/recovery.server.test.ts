import { expect, it } from 'vitest';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { MINUTE } from '../../kit/clock.ts';
import { openAccounts } from '../testing/openAccounts.server.ts';

eachDatabase('accounts whose password is forgotten', (open) => {
  const { shop, visit, mails, anna, signIn, codesOf } = openAccounts(open);
  const tokenIn = async () => {
    const sent = await mails('password_recovery');
    return /odzyskiwanie-hasla\/([\w-]{43})/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';
  };
  const NEW = 'glina i ogień 9';

  it('open by the link of a mail, once, to a new password; all places are signed out', async () => {
    const { header, id } = await anna();
    expect(await shop.customers.askRecovery('ANNA@example.pl', 'v')).toMatchObject({ ok: true });
    const token = await tokenIn();
    expect(JSON.stringify(await shop.db.read.selectFrom('customer_links').selectAll().execute())).not.toContain(token);
    expect(await shop.customers.isLinkGood(token)).toBe(true);
    const asking = await visit();
    const given = { token, password: NEW, repeat: NEW };
    expect(await shop.customers.recover(asking, given)).toEqual({ ok: true, value: { login: 'anna' } });
    expect(asking.customer).toBe(id);
    expect((await visit(header)).customer).toBeUndefined();
    expect(codesOf((await signIn('anna')).done)).toBe('bad_login');
    expect((await signIn('anna', NEW)).done.ok).toBe(true);
    expect(codesOf(await shop.customers.recover(await visit(), given))).toBe('bad_token');
    expect(await mails('password_changed')).toHaveLength(1);
  });

  it('lose whatever else opens them when the link is the first proof of their address', async () => {
    // Somebody registered with the address of another, and waits for its owner with a key of their own.
    const { id } = await anna();
    const recovered = async () => {
      await shop.customers.askRecovery('anna', 'v');
      await shop.customers.recover(await visit(), { token: await tokenIn(), password: NEW, repeat: NEW });
    };
    await recovered();
    expect(shop.claimed).toEqual([id]);
    await recovered();
    expect(shop.claimed).toEqual([id]);
  });

  it('open once even when the link is used twice at the same time', async () => {
    await anna();
    await shop.customers.askRecovery('anna', 'v');
    const given = { token: await tokenIn(), password: NEW, repeat: NEW };
    const both = await Promise.all([1, 2].map(async () => shop.customers.recover(await visit(), given)));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('keep the link when the new password will not do, and lose it after half an hour', async () => {
    await anna();
    await shop.customers.askRecovery('anna', 'v');
    const token = await tokenIn();
    const tried = await shop.customers.recover(await visit(), { token, password: 'anna', repeat: 'anna' });
    expect(codesOf(tried)).toMatchObject([{ code: 'password_to_short' }]);
    expect(await shop.customers.isLinkGood(token)).toBe(true);
    shop.now += 30 * MINUTE;
    expect(await shop.customers.isLinkGood(token)).toBe(false);
    expect(codesOf(await shop.customers.recover(await visit(), { token, password: NEW, repeat: NEW }))).toBe(
      'bad_token',
    );
    await shop.customers.sweep();
    expect(await shop.db.read.selectFrom('customer_links').selectAll().execute()).toEqual([]);
  });

  it('are answered like those that are not there, and get three mails an hour', async () => {
    await anna();
    for (let time = 0; time < 6; time += 1)
      expect(await shop.customers.askRecovery(time % 2 ? 'anna' : 'anna@example.pl', '')).toEqual({
        ok: true,
        value: undefined,
      });
    expect(await shop.customers.askRecovery('nikt@example.pl', '')).toEqual({ ok: true, value: undefined });
    expect(await mails('password_recovery')).toHaveLength(3);
  });
});
