import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { documents, saidOf, textOf } from '../testing/documents.server.ts';
import { mailed } from '../testing/mailed.server.ts';
import {
  acceptTerms,
  fillBuyer,
  IN_PERSON,
  type Page,
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
const byBlik = { payment: /^BLIK/ };

async function enterBlik(page: Page, code: string): Promise<void> {
  page.fill({ 'Kod BLIK': code });
  await page.press(/^Zapłać BLIKIEM/);
}

/** Types a code and asks until it is known what became of it. */
async function blikDecided(page: Page, code: string): Promise<void> {
  await enterBlik(page, code);
  for (let asked = 0; page.main().includes('Czekamy na potwierdzenie'); asked += 1) {
    if (asked > 100) throw new Error('nothing became of the payment');
    await setTimeout(20);
    await page.press('Sprawdź teraz');
  }
}

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
  for (const [code, words] of [
    ['', 'Proszę wypełnić to pole.'],
    ['77712', 'Kod BLIK ma 6 cyfr.'],
  ] as const) {
    await enterBlik(page, code);
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
