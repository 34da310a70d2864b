import { beforeEach, expect, it } from 'vitest';
import { cup } from '../../basket/testing/shop.server.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { DAY } from '../../kit/clock.ts';
import type { NewEmail } from '../../mail/model.ts';
import { cutOrders } from '../../orders/account/customerOrders.server.ts';
import type { Order } from '../../orders/model.ts';
import { EMAIL_TERMS } from '../../orders/testing/emailTerms.ts';
import { orderShop } from '../../server/testing/orderShop.server.ts';
import { spoken } from '../../server/testing/spokenTerms.ts';
import { createOpinions, type Opinions } from '../service.server.ts';
import { type AskingOptions, askingHooks, createAsking, keepRefusal, type OpinionAsking } from './service.server.ts';

const THANKS = { what: '10 zł rabatu', code: 'DZIEKUJEMY' };
const TERMS = { shortest: 20, longest: 500, photos: 5, on_page: 10, ask_after_days: 14 };
const WRITTEN = { rating: 4 as const, content: 'Stoi pewnie na stole', author: 'Anna' };

eachDatabase('asking buyers for opinions', (open) => {
  const shop = orderShop(open, () => askingHooks(() => shop.now, TERMS.ask_after_days));
  let opinions: Opinions;
  let asking: OpinionAsking;
  let mails: NewEmail[];
  let refusing: string[];
  beforeEach(() => {
    mails = [];
    refusing = [];
    opinions = createOpinions(shop.db, () => shop.now, TERMS);
    asking = again();
  });

  const options = (): AskingOptions => ({
    db: shop.db,
    clock: () => shop.now,
    mailbox: { enqueue: async (_, mail) => `${mails.push(mail)}` },
    emails: EMAIL_TERMS,
    opinions,
    orderOf: shop.orders.order,
    saidNo: async (_, customer) => refusing.includes(customer),
  });
  const again = (on = true) =>
    createAsking({
      ...options(),
      opinions: { ...opinions, terms: { ...TERMS, ask_after_days: on ? TERMS.ask_after_days : undefined } },
    });

  async function done(customer?: string): Promise<Order> {
    const order = await shop.placed(await shop.shopper([cup({ quantity: '2' }), cup({ product: 2 })]));
    await shop.orders.transferCame(order);
    if (customer !== undefined)
      await shop.db.write((tx) =>
        tx.updateTable('orders').set({ customer_id: customer }).where('id', '=', order.id).execute(),
      );
    const moved = await shop.orders.move(order, 'done');
    if (typeof moved === 'string') throw new Error(moved);
    return moved;
  }
  const later = (days: number) => {
    shop.now += days * DAY;
  };
  const links = (path: string) =>
    [...(mails.at(-1)?.text ?? '').matchAll(new RegExp(`${path}/([\\w-]{43})`, 'g'))].map(([, token = '']) => token);
  const asked = async () => {
    await done();
    later(14);
    await asking.run();
    return links('/opinia');
  };

  it('writes so many days after the order is done, once, whoever looks', async () => {
    const order = await done();
    later(13);
    expect(await asking.run()).toBe(0);
    later(1);
    const runs = await Promise.all([asking.run(), again().run()]);
    expect(runs[0] + runs[1]).toBe(1);
    expect(await asking.run()).toBe(0);
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([['opinion_ask', order.email]]);
    expect(links('/opinia')).toHaveLength(2);
    const stored = JSON.stringify([
      await shop.db.read.selectFrom('opinion_links').selectAll().execute(),
      await shop.db.read.selectFrom('opinion_requests').selectAll().execute(),
    ]);
    for (const token of [...links('/opinia'), ...links('/opinia/bez-pytania')]) expect(stored).not.toContain(token);
  });

  it('writes in the language that an order was placed in', async () => {
    const order = await done();
    const data = JSON.stringify({ ...order.data, language: 'en' });
    await shop.db.write((tx) => tx.updateTable('orders').set({ data }).where('id', '=', order.id).execute());
    const english = createAsking({ ...options(), emails: spoken(EMAIL_TERMS) });
    later(14);
    expect(await english.run()).toBe(1);
    expect(mails.at(-1)?.subject).toBe(`How do you like it? Order no. ${order.number}: Próba`);
    expect(links('/en/opinia')).toHaveLength(2);
    expect(links('/en/opinia/bez-pytania')).toHaveLength(1);
  });

  it('leaves out what is not done, was given back, or was due long ago', async () => {
    const waiting = await shop.placed(await shop.shopper());
    await shop.orders.cancel(waiting, 'shop');
    const back = await done();
    const taken = back.lines.filter(({ data }) => !data.gift).map(({ place, quantity }) => ({ place, quantity }));
    const made = await shop.withdrawals.make(back, { attempt: 'a'.repeat(24), name: 'A', email: back.email, taken });
    expect(made.ok).toBe(true);
    later(14);
    expect(await asking.run()).toBe(0);
    await done();
    later(60);
    expect(await asking.run()).toBe(0);
  });

  it('does not happen where the shop does not ask, or somebody said no', async () => {
    await done('anna');
    later(14);
    expect(await again(false).run()).toBe(0);
    refusing.push('anna');
    expect(await asking.run()).toBe(0);
  });

  it('does not happen when somebody said no and the account is gone since', async () => {
    await done('anna');
    refusing.push('anna');
    await shop.db.write(async (tx) => {
      await keepRefusal(tx, 'anna', options());
      await cutOrders(tx, 'anna');
    });
    refusing.pop();
    later(14);
    expect(await asking.run()).toBe(0);
    const stored = await shop.db.read.selectFrom('opinion_refusals').selectAll().execute();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain('anna');
  });

  it('happens when an account is gone that said nothing against it', async () => {
    await done('anna');
    await shop.db.write(async (tx) => {
      await keepRefusal(tx, 'anna', options());
      await cutOrders(tx, 'anna');
    });
    later(14);
    expect(await asking.run()).toBe(1);
  });

  it('ends by the link in it, for every later order of that address', async () => {
    await asked();
    const [leave = ''] = links('/opinia/bez-pytania');
    expect(await asking.toLeave(leave)).toBe('anna@example.pl');
    expect(await asking.leave('guessed')).toBe(false);
    expect(await asking.leave(leave)).toBe(true);
    expect(await asking.leave(leave)).toBe(true);
    await done();
    later(14);
    expect(await asking.run()).toBe(0);
    expect(mails).toHaveLength(1);
    const stored = JSON.stringify(await shop.db.read.selectFrom('opinion_refusals').selectAll().execute());
    expect(stored).not.toContain('anna');
  });

  it('has links that write one opinion each, confirmed, with the size bought', async () => {
    const [first = '', second = ''] = await asked();
    expect(await asking.find(first)).toMatchObject({ line: { product: 1 } });
    const both = await Promise.all([
      asking.write(first, WRITTEN),
      asking.write(first, { ...WRITTEN, content: 'Zupełnie inne słowa o kubku' }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, error: 'used' });
    expect(await asking.find(first)).toMatchObject({ stop: 'used' });
    const [kept] = await opinions.list('waiting');
    expect(kept).toMatchObject({ product: 1, confirmed: true, state: 'waiting' });
    // Words that came before leave the link as it was.
    const content = kept?.content ?? '';
    expect(await asking.write(second, { ...WRITTEN, content })).toEqual({ ok: false, error: 'repeated' });
    expect(await asking.write(second, { ...WRITTEN, content: 'A ta jest o czym innym' })).toMatchObject({ ok: true });
  });

  it('promises and mails what is given for an opinion, whatever the rating, and keeps it with the opinion', async () => {
    const terms = { ...TERMS, thanks: THANKS };
    opinions = createOpinions(shop.db, () => shop.now, terms);
    asking = createAsking({ ...options(), opinions });
    const [first = '', second = ''] = await asked();
    expect(mails.at(-1)?.text).toContain('Za opinię, dobrą czy złą, dziękujemy: 10 zł rabatu.');
    expect(mails.at(-1)?.text).not.toContain('DZIEKUJEMY');
    for (const token of [first, second])
      await asking.write(token, { ...WRITTEN, rating: 1, content: `Nie polecam wcale ${token}` });
    expect(mails.map(({ kind }) => kind)).toEqual(['opinion_ask', 'opinion_thanks', 'opinion_thanks']);
    expect(mails.at(-1)).toMatchObject({ recipient: 'anna@example.pl' });
    expect(mails.at(-1)?.text).toContain('Twój kod: DZIEKUJEMY');
    expect(await opinions.list('waiting')).toMatchObject([{ thanks: '10 zł rabatu' }, { thanks: '10 zł rabatu' }]);
    // The link is used up, and no second code comes.
    expect(await asking.write(first, { ...WRITTEN, content: 'Jeszcze raz o tym samym kubku' })).toMatchObject({
      ok: false,
    });
    expect(mails).toHaveLength(3);
  });

  it('has links that end with time and with what is given back, and cannot be guessed', async () => {
    const [first = '', second = ''] = await asked();
    const [order] = await shop.orders.list({ most: 1 });
    if (!order) throw new Error('no order');
    const taken = [{ place: order.lines[0]?.place ?? 0, quantity: order.lines[0]?.quantity ?? 0 }];
    await shop.withdrawals.make(order, { attempt: 'b'.repeat(24), name: 'A', email: order.email, taken });
    expect(await asking.find(first)).toMatchObject({ stop: 'ended' });
    expect(await asking.write(first, WRITTEN)).toEqual({ ok: false, error: 'ended' });
    later(90);
    expect(await asking.find(second)).toMatchObject({ stop: 'expired' });
    expect(await asking.write(second, WRITTEN)).toEqual({ ok: false, error: 'expired' });
    expect(await asking.find('a'.repeat(43))).toEqual({ stop: 'unknown' });
    expect(await asking.write('a'.repeat(43), WRITTEN)).toEqual({ ok: false, error: 'unknown' });
    expect(await opinions.list('waiting')).toEqual([]);
  });
});
