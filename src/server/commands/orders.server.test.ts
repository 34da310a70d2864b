import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { folderOf, jpeg, productYaml } from '../../catalogue/testing/folder.server.ts';
import { orderInput } from '../../checkout/testing/orderInput.server.ts';
import { eachDatabase, type OpenTestDatabase } from '../../db/testing/databases.server.ts';
import { isoDate } from '../../kit/dates.ts';
import { toDecimal } from '../../kit/moneyText.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import type { Order, PaymentMethod } from '../../orders/model.ts';
import { createSessions } from '../../session/service.server.ts';
import { openVisit } from '../../session/visit.server.ts';
import { readSettings } from '../../settings/env.server.ts';
import { openShop } from '../open/shop.ts';
import { SHOP } from '../testing/testShop.server.ts';
import { runOrders } from './orders.ts';

/** An open shop, and its merchant at the command line in another process. */
async function merchantOf(open: OpenTestDatabase, more = '') {
  const place = await open.place();
  const product = productYaml({ id: 1001, name: '=Kubek "mały"', stock: 9 });
  const shopDir = await folderOf({
    ...SHOP,
    'shop.yaml': `${SHOP['shop.yaml']}${more}`,
    'pictures/kubek.jpg': await jpeg(),
    'products/kubek.yaml': product,
  });
  const dataDir = await mkdtemp(join(tmpdir(), 'witryna-data-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const url = 'url' in place ? { DATABASE_URL: place.url } : {};
  const settings = (more: NodeJS.ProcessEnv = {}) => {
    const read = readSettings({ SHOP_DIR: shopDir, DATA_DIR: dataDir, ...url, ...more });
    if (!read.ok) throw new Error(read.error.join('\n'));
    return read.value;
  };
  const shop = await openShop(settings({ SHOP_URL: 'https://sklep.example' }));
  onTestFinished(() => shop.close());

  const sessions = createSessions(shop.db, shop.clock);
  return {
    shop,
    async ordered(payment: PaymentMethod = 'transfer', remarks = ''): Promise<Order> {
      const visit = await openVisit(sessions, { name: 'witryna', secure: false }, undefined);
      await shop.baskets.add(visit, [{ product: 1001, size: 'uniw', quantity: '2' }]);
      const placed = await shop.checkout.place(visit, await orderInput(shop.baskets, visit, payment, { remarks }));
      if (!placed.ok) throw new Error(placed.error.code);
      return placed.value;
    },
    async says(line: string): Promise<{ code: number; out: string; err: string }> {
      const told = { out: '', err: '' };
      const into = (where: 'out' | 'err') =>
        new Writable({
          write(chunk, _, done) {
            told[where] += chunk;
            done();
          },
        });
      const code = await runOrders(settings(), line.split(' '), { out: into('out'), err: into('err') });
      return { code, ...told };
    },
  };
}

const withSpaces = (text: string) => text.replaceAll('\u00A0', ' ');

eachDatabase('witryna orders', (open) => {
  it('lists and shows what was ordered, and nothing of it moves the terminal', async () => {
    const { ordered, says } = await merchantOf(open);
    expect(await says('list')).toEqual({ code: 0, out: '', err: '' });
    await ordered('transfer', 'proszę\u001B[2J o wstążkę');
    await ordered('on_delivery');
    const list = await says('list');
    expect(list.out.split('\n').map((line) => line.slice(0, 4))).toEqual(['1002', '1001', '']);
    expect(list.out).toContain('Anna Nowak <anna@example.pl>');
    expect((await says('list --status waiting')).out).toMatch(/^1001 .*\n$/);
    expect(JSON.parse((await says('list --json')).out)).toMatchObject([{ number: '1002' }, { number: '1001' }]);
    const { out } = await says('show 1001');
    expect(out).toContain('proszę [2J o wstążkę');
    expect(out).not.toContain('\u001B');
    expect(out).toContain('2 szt. =Kubek "mały"');
    expect(JSON.parse((await says('show 1001 --json')).out)).toMatchObject({
      money: { kept: 0 },
      lines: [{ line: '1' }],
    });
    expect(await says('show 77')).toEqual({ code: 1, out: '', err: 'There is no order 77.\n' });
    expect(await says('sell')).toMatchObject({ code: 2, err: expect.stringContaining('no "orders sell"') });
  });

  it('lists what was placed on some days', async () => {
    const { ordered, says, shop } = await merchantOf(open);
    await ordered();
    const day = isoDate(shop.clock());
    expect((await says(`list --from ${day} --to ${day}`)).out).toMatch(/^1001 .*\n$/);
    expect((await says('list --to 2020-01-01')).out).toBe('');
    expect((await says('list --from 2099-01-01')).out).toBe('');
    expect((await says('list --status czeka-na-zaplate')).out).toMatch(/^1001 /);
    expect((await says('list --status anulowane')).out).toBe('');
  });

  it('exports and shows what is still to be paid of each order', async () => {
    const { ordered, says } = await merchantOf(open);
    const [part, whole] = [await ordered(), await ordered()];
    await says('paid 1001 5');
    const owed = [part.total - 500, whole.total].map(toDecimal);
    const exported = JSON.parse((await says('export --format json')).out) as { owed: string }[];
    expect(exported.map((order) => order.owed)).toEqual(owed);
    expect((await says('export --format csv')).out).toContain(`"${owed[0]}"`);
    expect(JSON.parse((await says('show 1001 --json')).out)).toMatchObject({ owed: owed[0] });
    expect(JSON.parse((await says('list --json')).out)).toMatchObject([{ owed: owed[1] }, { owed: owed[0] }]);
  });

  it('moves orders as far as they go', async () => {
    const { ordered, says, shop } = await merchantOf(open);
    await ordered();
    expect(await says('set-status 1001 sent')).toEqual({
      code: 1,
      out: '',
      err: 'Order 1001 is waiting and cannot become sent, only cancelled.\n',
    });
    expect(await says('set-status 1001 cancelled')).toMatchObject({ code: 0, out: 'Order 1001 is cancelled.\n' });
    await ordered('on_delivery');
    expect(await says('set-status 1002 sent')).toMatchObject({ code: 0, out: 'Order 1002 is sent.\n' });
    expect(await says('set-status 1002 cancelled')).toMatchObject({
      code: 1,
      err: expect.stringContaining('only done'),
    });
    expect(await says('set-status 1002 done')).toMatchObject({ code: 0 });
    expect((await shop.orders.order(1002))?.status).toBe('done');
    const stores = await shop.db.read.selectFrom('stocks').select('quantity').execute();
    expect(stores.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(7);
  });

  it('writes down the number of a parcel', async () => {
    const delivery = 'delivery:\n  - { id: kurier, name: Kurier, cost: 16.90, working_days: 2 }\n';
    const { ordered, says } = await merchantOf(open, delivery);
    await ordered();
    expect(await says('shipment 1001 6200-AB')).toMatchObject({ code: 1, err: expect.stringContaining('no parcel') });
    await says('paid 1001');
    const link = 'https://kurier.example/6200-AB';
    expect(await says(`shipment 1001 6200-AB ${link}`)).toMatchObject({
      code: 0,
      out: 'The parcel of order 1001 is 6200-AB.\n',
    });
    expect((await says('export --format csv')).out).toContain(`"6200-AB","${link}"`);
  });

  it('hands on the code by which something goes back', async () => {
    const { ordered, says, shop } = await merchantOf(open);
    const order = await ordered();
    expect(await says('return 1001 ZWR-1234')).toMatchObject({
      code: 1,
      err: expect.stringContaining('has to come back'),
    });
    await says('paid 1001');
    await says('set-status 1001 sent');
    const sent = await shop.orders.order(order.number);
    const taken = (sent ?? order).lines.map(({ place, quantity }) => ({ place, quantity }));
    await shop.withdrawals.make(order, { attempt: 'x'.repeat(24), name: 'Anna', email: order.email, taken });
    expect(await says('return 1001 ZWR-1234 https://kurier.example/zwrot')).toMatchObject({
      code: 0,
      out: `The code of the return of order 1001 is ZWR-1234; ${order.email} is told.\n`,
    });
    const mail = await shop.db.read.selectFrom('mails').select('text').where('kind', '=', 'order_return').execute();
    expect(mail.map(({ text }) => text.includes('https://kurier.example/zwrot'))).toEqual([true]);
  });

  it('writes down the invoice of what was sold', async () => {
    const { ordered, says } = await merchantOf(open);
    await ordered();
    const number = '5265877635-20250826-0100001AF629-AF';
    expect(await says(`invoice 1001 ${number}`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('nothing of it'),
    });
    await says('paid 1001');
    expect(await says(`invoice 1001 ${number}`)).toMatchObject({
      code: 0,
      out: `The invoice of order 1001 is ${number}.\n`,
    });
    expect((await says('export --format csv')).out).toContain(`"${number}"`);
  });

  it('writes e-mails with the address of the open shop, which its own environment does not know', async () => {
    const { ordered, says, shop } = await merchantOf(open);
    await ordered();
    await says('paid 1001');
    const mails = await shop.db.read.selectFrom('mails').select(['kind', 'text']).execute();
    const paid = mails.find(({ kind }) => kind === 'order_paid');
    expect(paid?.text).toContain('https://sklep.example/zamowienie/1001');
    expect(paid?.text).not.toContain('localhost');
  });

  it('says of what was withdrawn from in part what is still to be paid of the rest', async () => {
    const { ordered, says, shop } = await merchantOf(open);
    const order = await ordered();
    const stated = { attempt: 'a'.repeat(22), name: 'Anna Nowak', email: 'anna@example.pl' };
    expect(await shop.withdrawals.make(order, { ...stated, taken: [{ place: 0, quantity: 1 }] })).toMatchObject({
      ok: true,
    });
    const left = await shop.orders.toPay(order);
    expect((await says('paid 1001 1')).out).toContain(` ${formatMoney(left - 100, 'PLN')} of `);
    expect((await says('paid 1001')).out).toContain('it is accepted.');
  });

  it('takes transfers: of all that is missing, of a part, of too much, for what was cancelled', async () => {
    const { ordered, says, shop } = await merchantOf(open);
    const { total } = await ordered();
    expect(withSpaces((await says('paid 1001 1')).out)).toMatch(
      /^1,00 zł came for order 1001; it is waiting\. .* is still to be paid\.\n$/,
    );
    expect((await says('paid 1001')).out).toContain('it is accepted.');
    expect((await shop.orders.order(1001))?.paidAt).toBeDefined();
    expect(await says('paid 1001')).toMatchObject({ code: 1, err: expect.stringContaining('Order 1001 is paid.') });
    expect(withSpaces((await says('paid 1001 5')).out)).toContain('5,00 zł goes back to the buyer.');
    const order = await shop.orders.order(1001);
    expect(order && (await shop.orders.money(order))).toEqual({ kept: total, leaving: 500 });
    await ordered();
    await says('set-status 1002 cancelled');
    expect(withSpaces((await says('paid 1002 20')).out)).toContain('it is cancelled. 20,00 zł goes back to the buyer.');
    expect(withSpaces((await says('refunded 1002')).out)).toBe('20,00 zł of order 1002 went back to the buyer.\n');
    expect(await says('refunded 1002')).toMatchObject({
      code: 1,
      err: expect.stringContaining('Nothing of order 1002'),
    });
    expect((await says('show 1002')).out).toContain('refunded {"amount":2000}');
    expect(await says('paid 1003')).toMatchObject({ code: 1, err: 'There is no order 1003.\n' });
    const rows = await shop.db.read.selectFrom('payments').select(['provider', 'status']).execute();
    expect(new Set(rows.map((row) => JSON.stringify(row)))).toEqual(
      new Set(['{"provider":"transfer","status":"completed"}']),
    );
  });

  it('exports days as a table and for programs', async () => {
    const { ordered, says } = await merchantOf(open);
    await ordered('transfer', '@wstążka, "proszę"\nczerwona');
    await ordered();
    const { out, code } = await says('export --format csv');
    expect(code).toBe(0);
    expect(out.startsWith('\uFEFF"number","placed_at"')).toBe(true);
    expect(out).toContain('"\'=Kubek ""mały"""');
    expect(out).toContain('"\'@wstążka, ""proszę""\nczerwona"');
    expect(out).toContain('"Bolesławiec"');
    expect(out.split('\r\n')).toHaveLength(4);
    const rows = JSON.parse((await says('export --format json')).out);
    expect(rows).toMatchObject([{ number: '1001', lines: [{ quantity: '2' }] }, { number: '1002' }]);
    expect(JSON.stringify(rows)).not.toMatch(/access|klucz/i);
    expect(JSON.parse((await says('export --format json --to 2020-01-01')).out)).toEqual([]);
  });
});
