import { beforeEach, expect, it } from 'vitest';
import { cup } from '../../basket/testing/shop.server.ts';
import { createCatalogue } from '../../catalogue/service.server.ts';
import { stock } from '../../catalogue/testing/things.ts';
import { createPoints } from '../../customers/points/service.server.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { DAY } from '../../kit/clock.ts';
import { createMailbox } from '../../mail/service.server.ts';
import { EMAIL_TERMS } from '../../mail/testing/emailTerms.ts';
import {
  type Claimer,
  createOrderClaims,
  type OrderClaims,
  sweepOrderClaims,
} from '../../orders/account/claims.server.ts';
import { cutOrders, exportOrders } from '../../orders/account/customerOrders.server.ts';
import { ADDRESS } from '../../orders/testing/address.ts';
import { orderShop } from '../../server/testing/orderShop.server.ts';
import type { Visit } from '../../session/model.ts';
import { createSessions } from '../../session/service.server.ts';
import { reorder } from './reorder.server.ts';

const pace = { now: () => 0, sleep: async () => {}, step: 1 };

eachDatabase('orders of an account', (open) => {
  const shop = orderShop(open);
  let claims: OrderClaims;
  let wait: number;

  beforeEach(() => {
    wait = 0;
    const clock = () => shop.now;
    const mailbox = createMailbox(clock);
    const points = createPoints(shop.db, clock);
    const waitToMail = async () => wait;
    claims = createOrderClaims({ db: shop.db, clock, mailbox, emails: EMAIL_TERMS, points, waitToMail, pace });
  });

  /** A customer with an account; what they gather hangs on the session of the same id. */
  async function customer(login: string, email = `${login}@example.pl`): Promise<{ visit: Visit; claimer: Claimer }> {
    const visit = await shop.baskets.visitor();
    const id = `konto-${login}`;
    const at = shop.now;
    await shop.db.write(async (tx) => {
      await tx
        .insertInto('sessions')
        .values({ id, token_hash: id, created_at: at, expires_at: at + 9 * DAY })
        .execute();
      const keys = { login_key: login, email_key: email.toLowerCase() };
      await tx
        .insertInto('customers')
        .values({
          id,
          login,
          email,
          ...keys,
          kind: 'private',
          password_hash: '',
          address: '{}',
          created_at: at,
          changed_at: at,
        })
        .execute();
      await visit.signIn(tx, id);
    });
    return { visit, claimer: { id, login, email } };
  }

  /** An order of somebody who has signed in. */
  async function ordered(visit: Visit, wanted = [cup({ quantity: '2' })], code?: string) {
    for (const one of await shop.baskets.baskets.add(visit, wanted)) expect(one.ok).toBe(true);
    if (code !== undefined) await shop.baskets.baskets.activateCode(visit, code);
    const input = await shop.input(visit, 'transfer', { customerId: visit.customer ?? '' });
    const placed = await shop.checkout.place(visit, input);
    if (!placed.ok) throw new Error(placed.error.code);
    return placed.value;
  }
  const numbersOf = async (id: string, stretch = { most: 10, skip: 0 }) => {
    const { orders, all } = await shop.orders.ofCustomer(id, stretch);
    return [orders.map(({ number }) => number), all];
  };
  const tokens = async () => {
    const rows = await shop.db.read.selectFrom('mails').select('text').orderBy('created_at').execute();
    return rows.flatMap(({ text }) => /zamowienia-bez-konta\/([\w-]{43})/.exec(text)?.[1] ?? []);
  };

  it('open for their customer, whatever the session, and for no other', async () => {
    const anna = await customer('anna');
    const order = await ordered(anna.visit);
    expect(await shop.orders.find(order.number, { customer: anna.claimer.id })).toEqual(order);
    const jan = await customer('jan');
    expect(await shop.orders.find(order.number, jan.visit)).toBeUndefined();
    expect(await shop.orders.find(order.number, { customer: '' })).toBeUndefined();
    const guest = await shop.placed(await shop.shopper());
    expect(await shop.orders.find(guest.number, jan.visit)).toBeUndefined();
  });

  it('use a code once for the account, whatever address is written', async () => {
    const anna = await customer('anna');
    await ordered(anna.visit, [cup()], 'RAZ');
    await shop.baskets.baskets.add(anna.visit, [cup()]);
    await shop.baskets.baskets.activateCode(anna.visit, 'RAZ');
    const input = await shop.input(anna.visit, 'transfer', { customerId: anna.claimer.id });
    const client = { ...input.checked.addresses.client, email: 'inna@example.pl' };
    const other = { ...input, checked: { ...input.checked, addresses: { type: 'private' as const, client } } };
    expect(await shop.checkout.place(anna.visit, other)).toMatchObject({ ok: false, error: { code: 'rebate' } });
    const jan = await customer('jan');
    await shop.baskets.baskets.add(jan.visit, [cup()]);
    await shop.baskets.baskets.activateCode(jan.visit, 'RAZ');
    const written = await shop.input(jan.visit, 'transfer', { customerId: jan.claimer.id });
    expect(await shop.checkout.place(jan.visit, written), 'at the address of another who has had it').toMatchObject({
      ok: false,
      error: { code: 'rebate' },
    });
    const own = { ...client, email: 'jan@example.pl' };
    const his = { ...written, checked: { ...written.checked, addresses: { type: 'private' as const, client: own } } };
    expect(await shop.checkout.place(jan.visit, his)).toMatchObject({ ok: true, value: { data: { code: 'RAZ' } } });
  });

  it('are listed newest first, in stretches, without those of others', async () => {
    const anna = await customer('anna');
    const jan = await customer('jan');
    await ordered(anna.visit, [cup()]);
    await ordered(jan.visit, [cup()]);
    await ordered(anna.visit, [cup()]);
    expect(await numbersOf(anna.claimer.id)).toEqual([[1003, 1001], 2]);
    expect(await numbersOf(anna.claimer.id, { most: 1, skip: 1 })).toEqual([[1001], 2]);
    expect(await numbersOf('nobody')).toEqual([[], 0]);
  });

  it('give their points to the account that they join, once they are paid', async () => {
    const ledger = createPoints(shop.db, () => shop.now);
    await shop.baskets.brought([stock(5)], { pointsEarned: 30 });
    const anna = await customer('anna', ADDRESS.email);
    const paid = await shop.placed(await shop.shopper());
    await shop.orders.transferCame(paid);
    const waits = await shop.placed(await shop.shopper([cup()]));
    await claims.ask(anna.claimer);
    const [token = ''] = await tokens();
    expect(await claims.claim(anna.claimer, token)).toBe(2);
    expect(await ledger.balance(anna.claimer.id)).toBe(60);
    await shop.orders.transferCame(waits);
    expect(await ledger.balance(anna.claimer.id)).toBe(90);
    // Whoever comes after them with that address is given nothing of it.
    await shop.db.write(async (tx) => {
      await cutOrders(tx, anna.claimer.id);
      await tx.deleteFrom('sessions').where('id', '=', anna.claimer.id).execute();
    });
    const jan = await customer('jan', ADDRESS.email);
    await claims.ask(jan.claimer);
    expect(await claims.claim(jan.claimer, (await tokens()).at(-1) ?? '')).toBe(2);
    expect(await ledger.balance(jan.claimer.id)).toBe(0);
  });

  it('go into the basket once more, as far as there are any', async () => {
    const anna = await customer('anna');
    const order = await ordered(anna.visit, [cup({ quantity: '2' }), cup({ product: 2, quantity: '3' })]);
    const by = { baskets: shop.baskets.baskets, catalogue: createCatalogue(shop.db) };
    await shop.baskets.brought([stock(2)]);
    const done = await reorder(by, anna.visit, order);
    expect(done).toEqual({ added: 2, left: [], fewer: [{ place: 1, quantity: '2' }] });
    expect((await shop.baskets.shown(anna.visit)).lines).toEqual([
      [1, 2],
      [2, 2],
    ]);
    const again = await reorder(by, anna.visit, order);
    expect(again).toMatchObject({ added: 0, left: [{ place: 0 }, { place: 1 }], fewer: [] });
  });

  it('bring what was written about their things, unless something stands there already', async () => {
    const anna = await customer('anna');
    const { baskets } = shop.baskets;
    const written = async () => (await baskets.view(anna.visit)).lines.map(({ known }) => known?.comment);
    const write = async (comment: string) => {
      const [line] = (await baskets.view(anna.visit)).lines;
      await baskets.edit(anna.visit, line ? [{ line: { id: line.id }, comment }] : []);
    };
    await baskets.add(anna.visit, [cup(), cup({ product: 2 })]);
    await write('Na prezent');
    const order = await shop.placed(anna.visit);
    expect(order.lines.map(({ data }) => data.comment)).toEqual(['Na prezent', '']);
    const by = { baskets, catalogue: createCatalogue(shop.db) };
    await reorder(by, anna.visit, order);
    expect(await written()).toEqual(['Na prezent', '']);
    await write('Dla siebie');
    await reorder(by, anna.visit, order);
    expect(await written()).toEqual(['Dla siebie', '']);
  });

  it('join an account by the mailed link, once, when the account asked for it', async () => {
    const guest = await shop.placed(await shop.shopper());
    const anna = await customer('ANNA', 'Anna@Example.pl');
    expect(await numbersOf(anna.claimer.id)).toEqual([[], 0]);
    expect((await claims.ask(anna.claimer)).ok).toBe(true);
    const [token = ''] = await tokens();
    const thief = await customer('jan');
    const stolen = { ...thief.claimer, email: anna.claimer.email };
    for (const who of [thief.claimer, stolen]) {
      expect(await claims.isGood(who, token)).toBe(false);
      expect(await claims.claim(who, token)).toBeUndefined();
    }
    // The address of the account has been changed since.
    expect(await claims.claim({ ...anna.claimer, email: 'inna@example.pl' }, token)).toBeUndefined();
    expect(await claims.isGood(anna.claimer, token)).toBe(true);
    const both = await Promise.all([claims.claim(anna.claimer, token), claims.claim(anna.claimer, token)]);
    expect(both.filter((joined) => joined === 1)).toHaveLength(1);
    expect(await claims.claim(anna.claimer, token)).toBeUndefined();
    expect(await numbersOf(anna.claimer.id)).toEqual([[guest.number], 1]);
    expect(await shop.orders.find(guest.number, anna.visit)).toMatchObject({ customerId: anna.claimer.id });
  });

  it('join an account for a day, and never leave another one', async () => {
    const jan = await customer('jan');
    // With her address in the form, but on his account.
    const his = await ordered(jan.visit);
    const anna = await customer('anna');
    expect(await claims.ask(anna.claimer)).toMatchObject({ ok: true });
    expect(await tokens()).toEqual([]);
    await shop.placed(await shop.shopper([cup()]));
    await claims.ask(anna.claimer);
    const [token = ''] = await tokens();
    shop.now += DAY;
    expect(await claims.claim(anna.claimer, token)).toBeUndefined();
    expect(await sweepOrderClaims(shop.db, shop.now)).toBe(1);
    await claims.ask(anna.claimer);
    const [, second = ''] = await tokens();
    expect(await claims.claim(anna.claimer, second)).toBe(1);
    expect(await shop.orders.order(his.number)).toMatchObject({ customerId: jan.claimer.id });
  });

  it('are not mailed about too often', async () => {
    await shop.placed(await shop.shopper());
    const anna = await customer('anna');
    wait = 60_000;
    expect(await claims.ask(anna.claimer)).toEqual({ ok: false, error: { wait: 60_000 } });
    expect(await tokens()).toEqual([]);
  });

  it('are given to who asks for their data, and stay without the account when it goes', async () => {
    const anna = await customer('anna');
    const order = await ordered(anna.visit);
    expect(await exportOrders(shop.db, anna.claimer.id)).toMatchObject({
      orders: [{ number: order.number, total: order.total, lines: [{ product: 1, quantity: '2' }] }],
    });
    await shop.db.write(async (tx) => {
      await cutOrders(tx, anna.claimer.id);
      await createSessions(shop.db, () => shop.now).end(tx, anna.claimer.id);
    });
    const kept = await shop.orders.order(order.number);
    const { sessionId: _1, customerId: _2, ...rest } = order;
    expect(kept).toEqual(rest);
    expect(await shop.orders.find(order.number, anna.visit)).toBeUndefined();
    expect(await shop.orders.find(order.number, { key: order.accessKey })).toBeDefined();
    expect(await exportOrders(shop.db, anna.claimer.id)).toEqual({ orders: [] });
  });
});
