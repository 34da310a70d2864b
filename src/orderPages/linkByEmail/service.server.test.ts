import { expect, it } from 'vitest';
import { cup } from '../../basket/testing/shop.server.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { takeForm } from '../../forms/formKind.server.ts';
import { createMailbox } from '../../mail/service.server.ts';
import { EMAIL_TERMS } from '../../orders/testing/emailTerms.ts';
import { orderShop } from '../../server/testing/orderShop.server.ts';
import { createOrderLinks, type FindOptions } from './service.server.ts';

eachDatabase('the link of an order', (open) => {
  const shop = orderShop(open);

  const linksOf = (more: Pick<FindOptions, 'mayWrite' | 'waitToMail'> & Partial<FindOptions>) =>
    createOrderLinks({
      db: shop.db,
      orders: shop.orders,
      mailbox: createMailbox(() => shop.now),
      emails: EMAIL_TERMS,
      pace: { now: () => 0, sleep: async () => {}, step: 50 },
      ...more,
    });
  const NOBODY = {
    signIn: async () => false,
    signOut: async () => {},
    remember: async () => undefined,
    tell: () => {},
  };

  it('goes to one address a few times, then not for a while, whoever asks', async () => {
    const { number } = await shop.placed(await shop.shopper([cup()]));
    const asked: string[] = [];
    const links = linksOf({
      mayWrite: async () => true,
      waitToMail: async (email) => (asked.push(email) > 2 ? 1000 : 0),
    });
    const values = { order_number: String(number), order_email: 'Anna@example.pl' };
    for (const from of ['a', 'b', 'c', 'd'])
      expect(await takeForm(links(false), NOBODY, { values, files: [], trapped: false, from })).toMatchObject({
        state: 'sent',
      });
    const other = { order_number: String(number), order_email: 'inna@example.pl' };
    await takeForm(links(false), NOBODY, { values: other, files: [], trapped: false, from: 'e' });
    expect(asked).toEqual(Array(4).fill('anna@example.pl'));
    expect(await shop.db.read.selectFrom('mails').select('id').execute()).toHaveLength(2);
  });

  it('goes to the address of the order alone, and the answer is the same for all', async () => {
    const { number } = await shop.placed(await shop.shopper([cup()]));
    let left = 5;
    const slept: number[] = [];
    const links = linksOf({
      mayWrite: async () => left-- > 0,
      waitToMail: async () => 0,
      pace: { now: () => 0, sleep: async (ms) => void slept.push(ms), step: 50 },
    });
    const ask = (order_number: string, order_email: string, trapped = false) =>
      takeForm(links(true), NOBODY, {
        ...{ values: { order_number, order_email }, files: [], trapped, from: 'a' },
      });
    const sent = (email: string) => ({ state: 'sent', email, files: 0, emailId: '' });
    expect(await ask(`nr ${number}`, 'Anna@Example.pl')).toEqual(sent('Anna@example.pl'));
    expect(await ask(String(number), 'inna@example.pl')).toEqual(sent('inna@example.pl'));
    expect(await ask('999999', 'anna@example.pl')).toEqual(sent('anna@example.pl'));
    expect(slept).toEqual([50, 50, 50]);
    const mails = await shop.db.read.selectFrom('mails').select(['recipient', 'text']).execute();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['anna@example.pl']);
    expect(mails[0]?.text).toContain(`/zamowienie/${number}/odstapienie?klucz=`);

    expect(await ask('', 'anna@')).toMatchObject({ state: 'faults', faults: [{}, {}] });
    expect(await ask('dużo', 'anna@example.pl')).toMatchObject({ state: 'faults' });
    expect(await ask('1', 'anna@example.pl', true)).toMatchObject({ state: 'refused', why: 'robot' });
    await ask('1', 'anna@example.pl');
    await ask('1', 'anna@example.pl');
    expect(await ask('1', 'anna@example.pl')).toMatchObject({ state: 'refused', why: 'often' });
  });
});
