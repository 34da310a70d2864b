import { expect, it } from 'vitest';
import { browser } from '../testing/basket.server.ts';
import { documents, saidOf } from '../testing/documents.server.ts';
import { mailed } from '../testing/mailed.server.ts';
import {
  acceptTerms,
  beginOrder,
  COURIER,
  fillBuyer,
  fillOrder,
  ordered,
  PLACE,
  payByTransfer,
  placed,
  put,
  region,
  told,
  way,
} from '../testing/orderForm.server.ts';
import { testShop } from '../testing/testShop.server.ts';

const opened = testShop({ shopDir: 'shop', realPages: true });
const visitor = () => documents(opened);

const cup = { product: '1001', size: '350' };
// As many as are wanted are made.
const named = { product: '1007', 'personalisation[imie]': 'Zosia' };
const NOTHING = 'Nie ma czego zamówić';
const remarks = /^Uwagi do zamówienia/;

/** The number of an order that somebody else places now. */
async function nextNumber(): Promise<number> {
  const other = visitor();
  await beginOrder(other, named);
  fillOrder(other);
  await other.press(PLACE);
  return placed(other);
}

it('an order is placed once its sum with the delivery was shown, and what was given stays meanwhile', async () => {
  const page = visitor();
  await beginOrder(page, cup);
  fillOrder(page, COURIER, 'bezskryptow@example.pl');
  await page.press('Dopisz uwagi');
  page.field(remarks).value = 'Proszę dzwonić\ndwa razy';
  await page.press(PLACE);
  expect(told(page, 'status', 'Doliczyliśmy dostawę')).toContain('84,90 zł');
  expect(ordered(page)).toContain('84,90 zł');
  expect(['Ulica', 'E-mail', remarks].map((name) => page.field(name).value)).toEqual([
    'Polna',
    'bezskryptow@example.pl',
    'Proszę dzwonić\ndwa razy',
  ]);
  expect([page.isTicked(way(COURIER)), page.isTicked(/^Akceptuję regulamin/)]).toEqual([true, true]);
  expect(await mailed(opened.shop, 'bezskryptow@example.pl')).toEqual([]);

  await page.press(PLACE);
  const number = placed(page);
  expect(page.main()).toContain('Proszę dzwonić dwa razy');
  const mails = await mailed(opened.shop, 'bezskryptow@example.pl');
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining(String(number))]);
});

it('an order is paid on delivery, and says when it comes at the latest before and after it is placed', async () => {
  const page = visitor();
  await beginOrder(page, cup);
  fillBuyer(page);
  page.tick(way(COURIER));
  page.tick(/^Przy odbiorze/);
  acceptTerms(page);
  await page.press(PLACE);
  expect(region(page, 'Płatność')).toContain('Zapłacisz, gdy odbierzesz paczkę.');
  expect(ordered(page)).toContain('90,90 zł');
  expect(region(page, 'Dostawa')).toMatch(/U Ciebie najpóźniej (?:jutro|we? [^.]+)\./);
  await page.press(PLACE);
  placed(page);
  // It is read on other days too.
  expect(page.main()).toMatch(/U Ciebie najpóźniej we? \S+, \d+ \S+\./);
  expect(region(page, 'Płatność')).toContain('Przy odbiorze');
  expect(page.all('region', 'Zapłać przelewem')).toEqual([]);
});

it.each([
  ['as a consumer', 1],
  ['as no consumer, who may not withdraw', 0],
])('a company buys with its NIP %s, after a faulty NIP was told beside its field', async (_, ways) => {
  const page = visitor();
  await beginOrder(page, cup);
  page.tick(/^Firma/);
  fillOrder(page);
  page.fill({ 'Nazwa firmy': 'Kwiaciarnia Bławatek', NIP: '1234563219' });
  page.tick('Zakup niezwiązany z moim zawodem', ways > 0);
  await page.press(PLACE);
  expect(saidOf(page.field('NIP'))).toContain('Niepoprawny NIP');
  page.fill({ NIP: '123-456-32-18' });
  await page.press(PLACE);
  placed(page);
  expect(page.main()).toContain('Kwiaciarnia Bławatek');
  expect(page.main()).toMatch(/NIP 123-?456-?32-?18/);
  const main = page.document().querySelector('main') ?? undefined;
  expect(page.all('link', 'Odstąp od umowy tutaj', main)).toHaveLength(ways);
});

it('an order to another country asks for a way that goes there, and shows its sum before it is placed', async () => {
  const page = visitor();
  await beginOrder(page, named);
  fillOrder(page, COURIER, 'do-niemiec@example.pl');
  page.fill({ Kraj: 'Niemcy', 'Kod pocztowy': '10115', Miejscowość: 'Berlin' });
  await page.press(PLACE);
  expect(page.main()).toContain('Wybierz sposób dostawy.');
  expect(page.all('radio', way(COURIER))).toEqual([]);
  page.tick(way('Kurier do Czech, Niemiec i na Słowację'));
  payByTransfer(page);
  await page.press(PLACE);
  expect(ordered(page)).toContain('49,00');
  await page.press(PLACE);
  placed(page);
  expect(page.main()).toContain('Niemcy');
  const [mail] = await mailed(opened.shop, 'do-niemiec@example.pl');
  expect(mail?.text).toContain('Kurier do Czech, Niemiec');
});

it('a form that is sent twice at once is one order', async () => {
  const page = visitor();
  await beginOrder(page, named);
  fillOrder(page);
  await Promise.all([page.press(PLACE), page.press(PLACE)]);
  const number = placed(page);
  expect(await nextNumber()).toBe(number + 1);
});

it('a form that is opened again, or was left open in another tab, orders nothing a second time', async () => {
  const jar = browser(opened.ask);
  const [page, old] = [documents({ ask: jar }), documents({ ask: jar })];
  await beginOrder(page, named);
  await old.open('/zamowienie');
  for (const tab of [page, old]) fillOrder(tab);
  await page.press(PLACE);
  const number = placed(page);
  await page.open(page.path());
  expect(placed(page)).toBe(number);
  await page.open('/zamowienie');
  page.the('heading', NOTHING);
  const last = page.the('link', `Twoje ostatnie zamówienie: ${number}`);
  expect(last.getAttribute('href')).toBe(`/zamowienie/${number}`);
  await old.press(PLACE);
  old.the('heading', NOTHING);
  expect(await nextNumber()).toBe(number + 1);
});

it('who has ordered nothing is not told of an order, whose session may have ended', async () => {
  const page = visitor();
  await page.open('/zamowienie');
  page.the('heading', NOTHING);
  expect(page.main()).toMatch(/Jeśli .*, jego potwierdzenie jest w\sTwojej poczcie/);
});

it('a street that came with its number in one line is taken', async () => {
  const page = visitor();
  await beginOrder(page, named);
  fillOrder(page);
  page.fill({ Ulica: 'al. 3 Maja 12A m. 4', 'Nr domu i lokalu': '' });
  await page.press(PLACE);
  placed(page);
  expect(region(page, 'Kupujący')).toContain('al. 3 Maja 12A m. 4');
});

it('what has changed while the form was open is told, and ordered only when it is sent again', async () => {
  const page = visitor();
  await beginOrder(page, cup);
  fillOrder(page);
  await put(page, cup);
  await page.press(PLACE);
  const changed = told(page, 'alert', 'Coś się zmieniło przed złożeniem zamówienia');
  expect(changed).toContain('Do zapłaty jest teraz 136,00 zł, było 68,00 zł.');
  expect(changed).toContain('Nic nie zostało jeszcze zamówione.');
  expect(ordered(page)).toContain('136,00 zł');
  expect(page.field('Ulica').value).toBe('Polna');
  await page.press(PLACE);
  placed(page);
  expect(page.main()).toContain('136,00 zł');
});
