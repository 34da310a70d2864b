import { expect, it } from 'vitest';
import { registered } from '../testing/accountForm.server.ts';
import { documents, type Page, saidOf, textOf } from '../testing/documents.server.ts';
import { mailed } from '../testing/mailed.server.ts';
import { beginOrder, COURIER, placeOrder, region, told } from '../testing/orderForm.server.ts';
import { form, testShop } from '../testing/testShop.server.ts';

const opened = testShop({ shopDir: 'shop', realPages: true });
const visitor = () => documents(opened);

const cup = { product: '1001', size: '350', number: '2' };
const plate = { product: '1023' };
const named = { product: '1007', 'personalisation[imie]': 'Zosia' };
const onDelivery = { delivery: COURIER, payment: /^Przy odbiorze/ };

const WITHDRAW = 'Odstąp od umowy tutaj';
const inMain = (page: Page) => page.document().querySelector('main') ?? undefined;
const ways = (page: Page, name: string) => page.all('link', name, inMain(page)).length;

/** A stranger sees nothing: neither the order, nor one that is not there, nor a part that it has not. */
async function expectHidden(at: string): Promise<void> {
  const stranger = visitor();
  const others = [at, `${at}?klucz=${'x'.repeat(24)}`, `${at}/odstapienie`, '/zamowienie/9999999', `${at}/cokolwiek`];
  for (const path of others) {
    expect((await stranger.fetch(path)).status, path).toBe(404);
    expect((await stranger.fetch(path, form({ do: 'cancel' }))).status, path).toBe(404);
  }
}

it('the page of an order is its buyer’s alone, says how to pay it, and cancels it after a question', async () => {
  const page = visitor();
  const number = await placeOrder(page, [cup, named]);
  await expectHidden(page.path());
  expect((await page.fetch(`${page.path()}/abonament`)).status, 'bought once').toBe(404);
  expect(page.heading()).toBe('Dziękujemy za zamówienie');
  expect(page.document().querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex,follow');
  for (const words of ['61 1090 1014 0000 0712 1981 2874', `Zamówienie ${number}`, '255,00 zł']) {
    expect(region(page, 'Zapłać przelewem')).toContain(words);
  }
  expect(region(page, 'Zamówione')).toContain('Imię lub napis: Zosia');
  await page.press('Anuluj zamówienie');
  expect(told(page, 'alert', 'Anulować zamówienie')).toContain(`Anulować zamówienie nr ${number}?`);
  await page.press('Tak, anuluj zamówienie');
  expect(told(page, 'status', 'Zamówienie anulowane')).toContain('Zamówienie anulowane');
  expect(page.heading()).toBe(`Zamówienie nr ${number}`);
  expect(page.all('region', 'Zapłać przelewem')).toEqual([]);
  expect(ways(page, 'Anuluj zamówienie')).toBe(0);
  const mails = await mailed(opened.shop, 'anna@example.pl');
  expect(mails.map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(new RegExp(`^Zamówienie nr ${number} anulowane`)),
  );
});

it('an order is withdrawn from in part, after what was missed was told, and then whole', async () => {
  const page = visitor();
  const number = await placeOrder(page, [cup], onDelivery);
  const at = `/zamowienie/${number}`;
  await page.press(WITHDRAW, inMain(page));
  expect(page.heading()).toBe('Odstąpienie od umowy');
  expect(page.field('Imię i nazwisko').value).toBe('Anna Nowak');
  page.fill({ 'E-mail': 'ala@example' });
  page.tick('Tylko od niektórych rzeczy');
  await page.press('Dalej');
  expect(told(page, 'alert', 'Wskaż')).toContain('Wskaż co najmniej jedną rzecz.');
  expect(page.field('E-mail').value).toBe('ala@example');
  expect(saidOf(page.field('E-mail'))).toContain('Podaj adres e-mail');

  page.fill({ 'E-mail': 'odstepuje@example.pl' });
  page.field(/^Kubek Codzienny/).value = '1';
  await page.press('Dalej');
  page.the('heading', 'Sprawdź i potwierdź');
  expect(page.main()).toContain('1 szt. Kubek Codzienny, kobalt, 350 ml');
  await page.press('Zmień');
  expect(page.field(/^Kubek Codzienny/).value).toBe('1');
  await page.press('Dalej');
  await page.press('Potwierdź odstąpienie');
  expect(page.heading()).toBe('Odstąpienie przyjęte');
  expect(page.main()).toContain('odstepuje@example.pl');
  const [mail] = await mailed(opened.shop, 'odstepuje@example.pl');
  expect(mail?.text).toContain('Kubek Codzienny, kobalt, 350 ml');

  await page.press('Wróć do zamówienia');
  expect(region(page, 'Zamówione')).toContain('Odstąpiono: 1 szt.');
  await page.press(WITHDRAW, inMain(page));
  await page.press('Dalej');
  await page.press('Potwierdź odstąpienie');
  await page.press('Wróć do zamówienia');
  expect(page.main()).toContain('Odstąpiono od całej umowy.');
  expect(ways(page, WITHDRAW)).toBe(0);
  await page.open(`${at}/odstapienie`);
  expect(page.main()).toContain('To zamówienie jest już zakończone');
});

it('an order is withdrawn from before it is paid, and then neither paid nor cancelled', async () => {
  const page = visitor();
  await placeOrder(page, [cup]);
  expect(ways(page, 'Anuluj zamówienie')).toBe(1);
  await page.press(WITHDRAW, inMain(page));
  await page.press('Dalej');
  expect(page.main()).toContain('Żadna wpłata jeszcze do nas nie dotarła.');
  await page.press('Potwierdź odstąpienie');
  expect(page.heading()).toBe('Odstąpienie przyjęte');
  await page.press('Wróć do zamówienia');
  expect(page.main()).toContain('Odstąpiono od całej umowy.');
  expect(page.all('region', 'Zapłać przelewem')).toEqual([]);
  expect(ways(page, 'Anuluj zamówienie')).toBe(0);
});

it('a buyer reads what is guaranteed, and follows the parcel once it was sent', async () => {
  const page = visitor();
  const number = await placeOrder(page, [plate], onDelivery);
  expect(region(page, 'Prawna gwarancja zgodności')).toContain('co najmniej 2 lata');
  expect(page.main()).toContain('Gwarancja trwałości (GARAN): 5 lat, producent Glinianka, model GL-1100-KO');
  expect(page.main()).not.toContain('Numer przesyłki');
  const { orders } = opened.shop();
  const order = await orders.order(number);
  if (!order) throw new Error('it was not placed');
  await orders.move(order, 'sent');
  const href = 'https://kurier.example/przesylka/620000123456';
  await orders.ship(order, { number: '620000123456', href });
  await page.open(page.path());
  expect(page.main()).toContain('Numer przesyłki: 620000123456');
  expect(page.the('link', 'Śledź przesyłkę').getAttribute('href')).toBe(href);
});

it('who has signed in finds their order in the account, nobody else does, and puts the same into the basket', async () => {
  const page = await registered(opened, 'ewa@example.pl');
  await page.open('/konto/zamowienia');
  page.the('heading', 'Nie ma tu jeszcze żadnego zamówienia');
  const number = await placeOrder(page, [cup, named]);
  await page.open('/konto');
  const [toOrders] = page.all('link', 'Zamówienia', inMain(page));
  await page.press(toOrders ?? 'Zamówienia');
  expect(page.heading()).toBe('Zamówienia');
  const rows = page.all('listitem', /^/, page.the('list', 'Twoje zamówienia'));
  expect(rows.map(textOf)).toEqual([expect.stringMatching(/Czeka na zapłatę.*255,00 zł|255,00 zł.*Czeka na zapłatę/)]);
  await page.press(`Zamówienie nr ${number}`, rows[0]);
  expect(region(page, 'Zamówione')).toContain('Imię lub napis: Zosia');
  await page.open('/konto/zamowienia');
  await page.press(`Zamów ponownie: zamówienie nr ${number}`);
  expect(page.heading()).toBe('Koszyk');
  expect(page.main()).toContain('Zosia');
  expect(page.main()).toContain('Kubek Codzienny');

  const [other, nobody] = [await registered(opened, 'inna@example.pl'), visitor()];
  for (const path of [`/zamowienie/${number}`, `/konto/zamowienia/${number}?dodano=1`]) {
    expect([(await page.fetch(path)).status, (await other.fetch(path)).status]).toEqual([200, 404]);
  }
  const again = form({ reorder: String(number) }, { Origin: 'http://localhost:3000' });
  expect((await other.fetch('/konto/zamowienia', again)).status).toBe(404);
  expect((await nobody.fetch(`/zamowienie/${number}`)).status).toBe(404);
  await nobody.open(`/konto/zamowienia/${number}?dodano=1`);
  expect(nobody.path()).toMatch(/^\/logowanie\?dalej=/);
});

it('the form of an order offers to sign in, and is filled in for who has', async () => {
  const stranger = visitor();
  await beginOrder(stranger, cup);
  expect(stranger.the('link', 'Zaloguj się, a formularz wypełni się sam').getAttribute('href')).toBe(
    '/logowanie?dalej=%2Fzamowienie',
  );
  const page = await registered(opened, 'znana@example.pl');
  await page.open('/konto/adresy/nowy');
  page.fill({ Ulica: 'Leśna', 'Nr domu i lokalu': '7', 'Kod pocztowy': '59-700', Miejscowość: 'Bolesławiec' });
  page.fill({ Telefon: '600700800' });
  await page.press('Zapisz');
  await beginOrder(page, cup);
  expect(page.main()).not.toContain('Masz konto?');
  expect(['Imię', 'E-mail', 'Ulica'].map((name) => page.field(name).value)).toEqual([
    'Ewa',
    'znana@example.pl',
    'Leśna',
  ]);
  expect(page.isTicked(/^Akceptuję regulamin/)).toBe(false);
});
