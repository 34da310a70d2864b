import { expect, it } from 'vitest';
import { registered } from '../testing/accountForm.server.ts';
import { documents, type Page, saidOf, textOf } from '../testing/documents.server.ts';
import { mailed } from '../testing/mailed.server.ts';
import {
  acceptTerms,
  blikDecided,
  enterBlik,
  fillBuyer,
  IN_PERSON,
  PLACE,
  placeOrder,
  put,
  region,
  way,
} from '../testing/orderForm.server.ts';
import { form, json, testShop } from '../testing/testShop.server.ts';

/** The simulator decides at once. */
const opened = testShop({ shopDir: 'shop', realPages: true, env: async () => ({ PAYMENTS: 'simulator:1' }) });
const visitor = () => documents(opened);

const cup = { product: '1001', size: '350' };
/** Gives 1490 points. */
const basin = { product: '1049' };
/** 1200 points, and no price in money. */
const small = { product: '1005', forpoints: '1' };
const byBlik = { payment: /^BLIK/ };

/** By somebody without the link, and by a notification that the provider did not sign. */
async function expectUnpayable(at: string): Promise<void> {
  const stranger = visitor();
  expect((await stranger.fetch(at)).status).toBe(404);
  expect((await stranger.fetch(at, form({ do: 'blik', blik_code: '777123' }))).status).toBe(404);
  const notice = { order: { orderId: 'X', status: 'COMPLETED', totalAmount: '1' } };
  const forged = json(notice, { 'OpenPayu-Signature': 'signature=00;algorithm=MD5' });
  expect((await stranger.fetch('/platnosci/powiadomienie', forged)).status).toBe(400);
}

it('an order is paid by BLIK after a missing, a mistyped, a refused and an expired code', async () => {
  const page = visitor();
  const number = await placeOrder(page, [cup], { ...byBlik, email: 'blik@example.pl' });
  const at = page.path();
  expect([at, page.heading()]).toEqual([`/zamowienie/${number}/platnosc`, 'Płatność']);
  await expectUnpayable(at);
  for (const [code, words, why] of [
    ['', 'Proszę wypełnić to pole.', 'noCode'],
    ['77712', 'Kod BLIK ma 6 cyfr.', 'badCode'],
  ] as const) {
    await enterBlik(page, code);
    // A page that answers a POST is none that Back can open.
    expect(page.path()).toBe(`${at}?odmowa=${why}`);
    expect(saidOf(page.field('Kod BLIK'))).toContain(words);
  }
  for (const [code, words] of [
    ['500500', 'Bank odrzucił płatność.'],
    ['700701', 'Kod BLIK wygasł.'],
    ['700703', 'Ten kod BLIK był już użyty.'],
    ['123456', 'Nie ma takiego kodu BLIK.'],
  ] as const) {
    await blikDecided(page, code);
    expect(page.main()).toContain(words);
  }
  await blikDecided(page, '777 123');
  expect(page.path()).toMatch(new RegExp(`^/zamowienie/${number}(?:\\?|$)`));
  expect(region(page, 'Historia')).toContain('Wpłata');
  const mails = await mailed(opened.shop, 'blik@example.pl');
  expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining(`Zamówienie nr ${number}`));
  // Neither the page nor another code pays again.
  await page.open(at);
  expect(page.path()).toBe(`/zamowienie/${number}`);
});

interface Card {
  number: string;
  pin: string;
  /** Where it was bought. */
  order: number;
}

/** Buys a card of 100 zł and reads it in the mail. */
async function boughtCard(page: Page, email: string): Promise<Card> {
  const order = await placeOrder(page, [{ product: '1057', size: '100' }], { ...byBlik, email });
  await blikDecided(page, '777123');
  const written = (await mailed(opened.shop, email)).map(({ text }) => text).join('\n');
  const [, number = '', pin = ''] =
    /([0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4})[\s\S]*?PIN[\s\S]*?(\d{6})/.exec(written) ?? [];
  expect(region(page, 'Karty podarunkowe')).toContain(number);
  return { number, pin, order };
}

async function typeCard(page: Page, { number, pin }: Pick<Card, 'number' | 'pin'>): Promise<void> {
  page.fill({ 'Numer karty': number, PIN: pin });
  await page.press('Zapłać kartą');
}

it('a bought gift card pays for a whole order, after a wrong PIN was told', async () => {
  const page = visitor();
  const card = await boughtCard(page, 'karta@example.pl');
  await put(page, cup);
  await page.open('/koszyk');
  await page.press('Masz kartę podarunkową?');
  await typeCard(page, { ...card, pin: card.pin === '000000' ? '111111' : '000000' });
  expect(page.main()).toContain('Nie ma karty z takim numerem i PIN-em.');
  await typeCard(page, card);
  expect(page.main()).toContain(`Karta *${card.number.slice(-4)} płaci`);
  expect(region(page, 'Podsumowanie')).toContain('Karta podarunkowa');
  expect(region(page, 'Podsumowanie')).toContain('Do zapłaty');

  // Fetched in person it costs less than the card holds: nothing is left to pay, and nothing is asked for.
  await page.open('/zamowienie');
  fillBuyer(page);
  page.tick(way(IN_PERSON));
  acceptTerms(page);
  await page.press(PLACE);
  if (page.path() === '/zamowienie') {
    expect(textOf(page.the('region', 'Płatność'))).toContain('Nie ma nic do zapłaty');
    await page.press(PLACE);
  }
  expect(page.heading()).toBe('Dziękujemy za zamówienie');
  expect(region(page, 'Historia')).toContain('Karta podarunkowa');
  expect(page.main()).toContain('Do zapłaty');
});

it('a gift card buys no card, and has its money back when the order is cancelled', async () => {
  const page = visitor();
  const card = await boughtCard(page, 'zwrot@example.pl');
  await put(page, { product: '1057', size: '100' });
  await page.open('/koszyk');
  await page.press('Masz kartę podarunkową?');
  await typeCard(page, card);
  expect(page.main()).toContain('Kartą podarunkową nie można kupić karty podarunkowej.');
  expect(region(page, 'Podsumowanie')).not.toContain('Do zapłaty');

  await page.fetch('/koszyk', form({ change: 'empty' }));
  await placeOrder(page, [{ ...cup, number: '2' }]);
  await page.press('Anuluj zamówienie');
  await page.press('Tak, anuluj zamówienie');
  expect(region(page, 'Historia')).toContain('Na kartę podarunkową');
  await page.open(`/zamowienie/${card.order}`);
  expect(region(page, 'Karty podarunkowe')).toContain('Zostało 100,00');
});

/** What the account says of its points: the balance, and what was done last. */
async function history(page: Page) {
  await page.open('/konto/punkty');
  const rows = page.texts('main table tr');
  return { said: page.main(), rows: rows.length, last: rows[1] };
}

it('points are earned, spent and given back', async () => {
  const page = await registered(opened, 'ola@example.pl');
  expect((await history(page)).said).toContain('Nie ma tu jeszcze żadnych punktów');

  // Too few: the basket says so, and so does the page of the order, before anything is sent.
  await put(page, cup);
  await put(page, small);
  for (const path of ['/koszyk', '/zamowienie']) {
    await page.open(path);
    expect(page.main(), path).toContain('Brakuje Ci 1 200 punktów');
    expect(page.main(), path).toContain('Masz 0 punktów.');
  }
  await page.open('/koszyk');
  expect(page.all('link', 'Przejdź do zamówienia')).toEqual([]);
  await page.press(/^Usuń z koszyka: Kubek mały/);
  expect(page.main()).not.toContain('Brakuje Ci');

  const bought = await placeOrder(page, [basin], byBlik);
  const payment = page.path();
  await page.open(`/zamowienie/${bought}`);
  expect(page.main()).toContain('Po zapłacie dopiszemy do konta 1 558 punktów.');
  await page.open(payment);
  await blikDecided(page, '777123');
  expect(page.main()).toContain('Za to zamówienie masz na koncie 1 558 punktów.');
  const earned = await history(page);
  expect([earned.said, earned.rows]).toEqual([expect.stringContaining('1 558 punktów'), 2]);

  await put(page, cup);
  await put(page, small);
  await page.open('/koszyk');
  expect(page.main()).toContain('Masz 1 558 punktów.');
  await page.press('Przejdź do zamówienia');
  expect(page.main()).toContain('Masz 1 558 punktów. Zostanie 358 punktów.');
  const spent = await placeOrder(page, []);
  await page.open(`/zamowienie/${spent}`);
  expect(region(page, 'Podsumowanie')).toContain('1 200 punktów');
  const left = await history(page);
  expect(left.said).toMatch(/(?<!\d )358 punktów/);
  expect(left.last).toContain(`Zapłata za zamówienie nr ${spent}`);

  await page.open(`/zamowienie/${spent}?anuluj=1`);
  await page.press('Tak, anuluj zamówienie');
  expect(page.main()).toContain('Zamówienie jest anulowane. Niczego nie wyślemy.');
  const back = await history(page);
  expect(back.said).toContain('1 558 punktów');
  expect(back.last).toMatch(new RegExp(`Zwrot za zamówienie nr ${spent}.*\\+1 200`));
});

it('points are nobody else’s', async () => {
  const page = visitor();
  await page.open('/konto/punkty');
  expect(page.path()).toBe('/logowanie?dalej=%2Fkonto%2Fpunkty');
  await put(page, cup);
  await put(page, small);
  await page.open('/koszyk');
  expect(page.main()).toContain('Produkty za punkty zamówisz po zalogowaniu');
});

it('points buy what has its price in money by telephone', async () => {
  const page = visitor();
  await page.open('/produkt/dzien-z-mistrzem-toczenia-1069');
  await page.press(/^Kup za punkty/);
  await page.open('/koszyk');
  expect(page.main()).toContain('Dzień z mistrzem toczenia');
  expect(page.main()).toContain('6 000 punktów');
  expect(page.main()).not.toContain('wyprzedan');
});
