import { expect, it } from 'vitest';
import { registered } from '../testing/accountForm.server.ts';
import { documents, type Page } from '../testing/documents.server.ts';
import { placeOrder } from '../testing/orderForm.server.ts';
import { form, testShop } from '../testing/testShop.server.ts';

const opened = testShop({ shopDir: 'shop', realPages: true, env: async () => ({ PAYMENTS: 'simulator:1' }) });

const LISTS = 'main li h2';

/** A guest who has a list with one product, and so a session. */
async function withList(product: string): Promise<Page> {
  const page = documents(opened);
  await page.fetch('/listy', form({ save: product }));
  await page.open('/listy');
  return page;
}

it('a list of somebody else that is kept twice is one list', async () => {
  const page = await withList('1001');
  await page.fetch('/listy', form({ save: '1002' }));
  await page.press('Lista zakupowa');
  await page.press('Nazwa, udostępnianie, usuwanie');
  await page.press('Udostępnij link');
  const link = new URL(page.field('Link do listy').value).pathname;

  const friend = await withList('1003');
  await friend.open(link);
  await friend.pressTwice('Zapisz u siebie');
  expect([friend.heading(), friend.main()]).toEqual(['Lista zakupowa 2', expect.stringContaining('teraz Twoja')]);
  await friend.open('/listy');
  expect(friend.texts(LISTS)).toEqual(['Lista zakupowa', 'Lista zakupowa 2']);

  // What is other than theirs by now is kept anew.
  await page.fetch('/listy', form({ save: '1003' }));
  await friend.open(link);
  await friend.press('Zapisz u siebie');
  await friend.open('/listy');
  expect(friend.texts(LISTS)).toEqual(['Lista zakupowa', 'Lista zakupowa 2', 'Lista zakupowa 3']);
});

it('a new list that is made twice is there, and its name is no fault', async () => {
  const page = await withList('1001');
  page.fill({ 'Nazwa listy': 'Na ślub' });
  await page.pressTwice('Utwórz listę');
  expect([page.heading(), page.texts('main [role=alert]')]).toEqual(['Na ślub', []]);
  await page.open('/listy');
  expect(page.texts(LISTS)).toEqual(['Lista zakupowa', 'Na ślub']);
});

it('an address that is saved twice is one address', async () => {
  const page = await registered(opened, 'dwarazy@example.pl');
  const write = async () => {
    await page.open('/konto/adresy/nowy');
    page.fill({ Ulica: 'Polna', 'Nr domu i lokalu': '12', 'Kod pocztowy': '59-700', Miejscowość: 'Bolesławiec' });
    page.fill({ Telefon: '600700800' });
  };
  const kept = () => page.all('link', /^Zmień/).length;
  await write();
  await page.pressTwice('Zapisz');
  expect([page.path(), kept()]).toEqual(['/konto/adresy?zapisano=1', 1]);
  await write();
  page.fill({ 'Nr domu i lokalu': '13' });
  await page.press('Zapisz');
  expect(kept()).toBe(2);
  // The same is there already.
  await write();
  await page.press('Zapisz');
  expect(kept()).toBe(2);
});

it('an opinion that is sent twice was sent', async () => {
  const page = documents(opened);
  await page.open('/produkt/kubek-codzienny-kobalt-1001/opinia');
  page.tick('5 – bardzo dobrze');
  page.fill({ 'Co warto wiedzieć przed zakupem?': 'Trzyma ciepło dłużej niż inne kubki.', Podpis: 'Ala' });
  await page.pressTwice('Wyślij opinię');
  expect([page.path(), page.texts('main [role=alert]')]).toEqual([expect.stringContaining('?wyslano='), []]);
});

it('an order of a subscription that is skipped twice is one order', async () => {
  const buyer = documents(opened);
  const coffee = { product: '1034', size: 'ziarno', number: '2', subscription: '1', days_in_period: '30' };
  const number = await placeOrder(buyer, [coffee], { email: 'abonament@example.pl' });
  await buyer.open(`/zamowienie/${number}/abonament`);
  const next = () => /Następne zamówienie złożymy (.+?)\./.exec(buyer.main())?.[1];
  const after = /Kolejne złożymy wtedy (.+?)\./.exec(buyer.main())?.[1] ?? buyer.main();
  await buyer.pressTwice('Pomiń następne zamówienie');
  expect(next()).toBe(after);
  await buyer.press('Pomiń następne zamówienie');
  expect([next() === after, buyer.texts('main [role=alert]')]).toEqual([false, []]);
});

it('a BLIK code that is sent twice pays once', async () => {
  const page = documents(opened);
  await placeOrder(page, [{ product: '1001', size: '350' }], { payment: /^BLIK/, email: 'blik@example.pl' });
  page.fill({ 'Kod BLIK': '777123' });
  await page.pressTwice(/^Zapłać BLIKIEM/);
  expect(page.texts('main [role=alert]')).toEqual([]);
  expect(await opened.shop().db.read.selectFrom('payments').select('method').execute()).toEqual([{ method: 'blik' }]);
});
