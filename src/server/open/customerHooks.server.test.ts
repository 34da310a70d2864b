import { describe, expect, it } from 'vitest';
import { productYaml } from '../../catalogue/testing/folder.server.ts';
import { orderInput } from '../../checkout/testing/orderInput.server.ts';
import { createSessions } from '../../session/service.server.ts';
import { openVisit } from '../../session/visit.server.ts';
import { form, testShop } from '../testing/testShop.server.ts';

const PASSWORD = 'zielony piec 7';
const REGISTRATION = {
  kind: 'private' as const,
  address: { firstname: 'Anna', lastname: 'Nowak' },
  password: PASSWORD,
  passwordRepeat: PASSWORD,
  consents: [],
};

describe('the basket of a customer', () => {
  const { ask, shop } = testShop();
  const cookieOf = (text: string | null | undefined) => /witryna=[\w-]{43}/.exec(text ?? '')?.[0] ?? '';

  const visitOf = (cookie?: string) =>
    openVisit(createSessions(shop().db, shop().clock), { name: 'witryna', secure: false }, cookie);

  async function guest(number: string) {
    const fields = { mode: '1', product: '1001', size: 'uniw', number, getAjax: 'true' };
    return cookieOf((await ask('/basketchange.php', form(fields))).headers.get('set-cookie'));
  }
  async function counts(cookie: string) {
    const answer = await ask('/ajax/get.php', form({ request: '{"Basket":{}}' }, { Cookie: cookie }));
    const { Basket } = (await answer.json()) as { Basket: { response: { basket: { products: { count: number }[] } } } };
    return Basket.response.basket.products.map(({ count }) => count);
  }
  /** With two cups in the basket, and signed out. */
  async function customer(login: string) {
    const visit = await visitOf(await guest('2'));
    const made = await shop().customers.register(visit, { ...REGISTRATION, login, email: `${login}@example.pl` }, '');
    expect(made.ok).toBe(true);
    const cookie = cookieOf(visit.cookie());
    expect(await counts(cookie)).toEqual([2]);
    const id = visit.customer ?? '';
    await shop().customers.signOut(visit);
    expect(await counts(cookie)).toEqual([]);
    return id;
  }

  it('holds, after signing in, what the browser had gathered before too, which lies nowhere else', async () => {
    const id = await customer('anna');
    const before = await guest('3');
    const visit = await visitOf(before);
    expect(await shop().customers.signIn(visit, { login: 'anna', password: PASSWORD }, '')).toMatchObject({ ok: true });
    expect(await counts(cookieOf(visit.cookie()))).toEqual([5]);
    expect(await counts(before)).toEqual([]);
    expect(await shop().customers.exportData(id)).toMatchObject({
      basket: [{ product: 1001, size: 'uniw', quantity: '5' }],
      later: [],
    });
  });

  it('stays as it was when the password is wrong', async () => {
    await customer('ewa');
    const before = await guest('3');
    const visit = await visitOf(before);
    expect(await shop().customers.signIn(visit, { login: 'ewa', password: 'inne' }, '')).toMatchObject({ ok: false });
    expect(await counts(before)).toEqual([3]);
  });

  it('goes with the account', async () => {
    const id = await customer('jan');
    const visit = await visitOf();
    await shop().customers.signIn(visit, { login: 'jan', password: PASSWORD }, '');
    expect(await shop().customers.erase(visit)).toMatchObject({ ok: true });
    const lines = await shop().db.read.selectFrom('basket_lines').selectAll().where('session_id', '=', id).execute();
    expect(lines).toEqual([]);
  });
});

describe('the orders of a customer', () => {
  const subscription = { price: 80, periods: [30] };
  const { shop } = testShop({
    files: { 'products/kubek.yaml': productYaml({ id: 1001, name: 'Kubek', subscription }) },
  });

  it('are among their data, and stay without the account when it goes', async () => {
    const { db, clock, customers, baskets, orders, checkout } = shop();
    const visit = await openVisit(createSessions(db, clock), { name: 'witryna', secure: false }, undefined);
    const registered = { ...REGISTRATION, login: 'anna', email: 'anna@example.pl' };
    expect(await customers.register(visit, registered, '')).toMatchObject({ ok: true });
    const id = visit.customer ?? '';
    expect(await baskets.add(visit, [{ product: 1001, size: 'uniw', quantity: '1' }])).toMatchObject([{ ok: true }]);
    const placed = await checkout.place(visit, await orderInput(baskets, visit, 'transfer', { customerId: id }));
    if (!placed.ok) throw new Error(placed.error.code);
    const { number } = placed.value;
    expect(await customers.exportData(id)).toMatchObject({ orders: [{ number, lines: [{ product: 1001 }] }] });
    expect(await customers.erase(visit)).toMatchObject({ ok: true });
    const kept = await orders.order(number);
    expect(kept).toMatchObject({ number, email: 'anna@example.pl' });
    expect(kept).not.toHaveProperty('customerId');
    expect(kept).not.toHaveProperty('sessionId');
  });

  it('follow one another to the address that the account has now', async () => {
    const { db, clock, customers, baskets, subscriptions, checkout } = shop();
    const visit = await openVisit(createSessions(db, clock), { name: 'witryna', secure: false }, undefined);
    const { email } = (await orderInput(baskets, visit, 'transfer')).checked.addresses.client;
    const registered = { ...REGISTRATION, login: 'ewa', email: email ?? '' };
    expect(await customers.register(visit, registered, '')).toMatchObject({ ok: true });
    const id = visit.customer ?? '';
    const wanted = { product: 1001, size: 'uniw', quantity: '1', subscription: true };
    expect(await baskets.add(visit, [wanted])).toMatchObject([{ ok: true }]);
    const placed = await checkout.place(visit, await orderInput(baskets, visit, 'transfer', { customerId: id }));
    expect(placed).toMatchObject({ ok: true });
    expect(await customers.changeEmail(visit, 'nowa@example.pl')).toMatchObject({ ok: true });
    const [{ text = '' } = {}] = await db.read
      .selectFrom('mails')
      .select('text')
      .where('recipient', '=', 'nowa@example.pl')
      .execute();
    const token = /potwierdzenie-adresu\/([\w-]{43})/.exec(text)?.[1] ?? '';
    expect(await customers.confirmEmail(visit, token)).toMatchObject({ ok: true });
    expect((await subscriptions.ofCustomer(id)).map(({ data }) => data.email)).toEqual(['nowa@example.pl']);
  });

  it('are not asked about once the account is gone, when the consent to e-mails was taken back', async () => {
    const { db, clock, customers, baskets, checkout } = shop();
    const visit = await openVisit(createSessions(db, clock), { name: 'witryna', secure: false }, undefined);
    const registered = { ...REGISTRATION, consents: ['mailing' as const], login: 'iza', email: 'iza@example.pl' };
    expect(await customers.register(visit, registered, '')).toMatchObject({ ok: true });
    await baskets.add(visit, [{ product: 1001, size: 'uniw', quantity: '1' }]);
    const terms = { customerId: visit.customer ?? '' };
    expect(await checkout.place(visit, await orderInput(baskets, visit, 'transfer', terms))).toMatchObject({
      ok: true,
    });
    expect(await customers.setConsents(visit, [])).toMatchObject({ ok: true });
    expect(await customers.erase(visit)).toMatchObject({ ok: true });
    expect(await db.read.selectFrom('opinion_refusals').selectAll().execute()).toHaveLength(1);
  });
});
