import { expect, it } from 'vitest';
import { documents, type Page, saidOf } from '../testing/documents.server.ts';
import { put, told } from '../testing/orderForm.server.ts';
import { testShop } from '../testing/testShop.server.ts';

const opened = testShop({ shopDir: 'shop', realPages: true });

const cup = { product: '1001', size: '350', number: '2' };
const QUANTITY = /^Ilość.*Kubek Codzienny/;

async function withCups(): Promise<Page> {
  const page = documents(opened);
  await put(page, cup);
  return page;
}

it('what lies in the basket is counted anew, put aside, taken back, taken out and brought back by forms', async () => {
  const page = await withCups();
  await page.open('/strona/o-nas');
  await page.press('Koszyk', page.document().querySelector('header') ?? undefined);
  expect([page.path(), page.heading()]).toEqual(['/koszyk', 'Koszyk']);
  await page.open('/koszyk?dodano=1');
  expect(page.main()).toContain('Produkt został dodany.');
  page.field(QUANTITY).value = '500';
  await page.press('Przelicz koszyk');
  expect(told(page, 'alert', 'Maksymalnie')).toContain('Maksymalnie możesz zamówić 17 szt.');
  expect(page.field(QUANTITY).value).toBe('17');
  page.field(QUANTITY).value = '1';
  await page.enter(QUANTITY);
  expect(page.main()).toContain('Kubek Codzienny, kobalt, 350 ml: 1 szt.');
  await page.press('Masz kod rabatowy?');
  page.fill({ 'Kod rabatowy': 'pierwszy' });
  await page.press('Użyj kodu');
  expect(page.main()).toContain('Kod PIERWSZY czeka');
  await page.press(/^Odłóż na później: Kubek Codzienny/);
  await page.press(/^Włóż do koszyka: Kubek Codzienny/);
  await page.press(/^Usuń z koszyka: Kubek Codzienny/);
  expect(page.path()).toMatch(/^\/koszyk\?usunieto=[\w-]+&produkt=1001$/);
  page.the('heading', 'Koszyk czeka na pierwszy produkt');
  await page.press(/^Cofnij/);
  expect(page.field(QUANTITY).value).toBe('1');
});

it('why a code or a gift card was refused stands beside its field', async () => {
  const page = await withCups();
  await page.open('/koszyk');
  await page.press('Masz kod rabatowy?');
  page.fill({ 'Kod rabatowy': 'latoś' });
  await page.press('Użyj kodu');
  // Its fold is open now.
  const code = page.field('Kod rabatowy');
  expect([saidOf(code), code.getAttribute('aria-invalid'), code.value]).toEqual([
    'Nie ma takiego kodu rabatowego.',
    'true',
    'latoś',
  ]);
  await page.press('Masz kartę podarunkową?');
  page.fill({ 'Numer karty': 'AAAA-BBBB-CCCC', PIN: '123456' });
  await page.press('Zapłać kartą');
  const why = 'Nie ma karty z takim numerem i PIN-em. Sprawdź oba i wpisz je jeszcze raz.';
  const [card, pin] = [page.field('Numer karty'), page.field('PIN')];
  expect(saidOf(card)).toBe(`Dwanaście znaków z listu albo z karty. ${why}`);
  expect(saidOf(pin)).toBe(`${why} Sześć cyfr.`);
  expect([card, pin].map((one) => one.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
  // A number is typed from a letter, and a PIN is a secret; an address keeps neither of them.
  expect([card, pin].map((one) => one.value)).toEqual(['AAAA-BBBB-CCCC', '']);
  expect(page.path()).toBe('/koszyk');
});

it('a code or a card that is pasted with more than belongs to it is not cut by the browser', async () => {
  const page = await withCups();
  await page.open('/koszyk');
  await page.press('Masz kod rabatowy?');
  await page.press('Masz kartę podarunkową?');
  const bounds = ['Kod rabatowy', 'Numer karty', 'PIN'].map((name) => page.field(name).getAttribute('maxlength'));
  expect(bounds).toEqual([null, null, null]);
  const pasted = `kod rabatowy z listu z dnia 12 listopada: ${'LATO '.repeat(10)}`.trim();
  page.fill({ 'Kod rabatowy': pasted });
  await page.press('Użyj kodu');
  expect(page.field('Kod rabatowy').value).toBe(pasted);
});

it('a comment that is too long is refused beside its field, given back as it was typed, and nothing else is lost', async () => {
  const page = await withCups();
  await page.open('/koszyk');
  const long = 'Proszę zapakować każdy osobno.\n'.repeat(90);
  await page.press('Dodaj uwagi');
  const field = () => page.field(/^Uwagi: Kubek Codzienny/);
  expect(field().getAttribute('maxlength')).toBeNull();
  field().value = long;
  page.field(QUANTITY).value = '3';
  await page.press('Zapisz uwagi');
  expect(told(page, 'alert', 'Uwagi mogą')).toContain('Uwagi mogą mieć najwyżej 500 znaków.');
  expect([field().value, page.field(QUANTITY).value]).toEqual([long, '3']);
  expect(saidOf(field())).toContain('Maksymalna liczba znaków dla tego pola to 500');
  field().value = long.slice(0, 400);
  await page.press('Zapisz uwagi');
  expect(page.all('alert', /./)).toEqual([]);
  expect(page.main()).toContain('Uwagi: Proszę zapakować każdy osobno.');
});

it('the button of an announcement bar puts its code into the basket', async () => {
  const page = await withCups();
  await page.open('/strona/o-nas');
  await page.press('Aktywuj kod');
  expect(page.path()).toMatch(/^\/koszyk/);
  expect(page.document().querySelector('#kod')?.textContent).toContain('STÓŁ10');
});
