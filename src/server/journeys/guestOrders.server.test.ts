import { expect, it } from 'vitest';
import { registered } from '../testing/accountForm.server.ts';
import { documents } from '../testing/documents.server.ts';
import { linkMailed } from '../testing/mailed.server.ts';
import { placeOrder } from '../testing/orderForm.server.ts';
import { testShop } from '../testing/testShop.server.ts';

const opened = testShop({ shopDir: 'shop', realPages: true });
const visitor = () => documents(opened);

const cup = { product: '1001', size: '350', number: '2' };

it('a proved address brings no orders of guests: those join the account by a mailed link of their own, once', async () => {
  const email = 'ewa@example.pl';
  const guest = visitor();
  const number = await placeOrder(guest, [cup], { email });
  const page = await registered(opened, email);
  await page.open(await linkMailed(opened.shop, email, '/konto/potwierdzenie-adresu/'));
  await page.press('Potwierdź adres');
  expect(page.main()).toContain(`Adres ${email} jest potwierdzony.`);
  await page.open('/konto/zamowienia');
  expect(page.main()).not.toContain(`Zamówienie nr ${number}`);
  expect((await guest.fetch(`/zamowienie/${number}`)).status).toBe(200);

  await page.press('Zamówienia złożone bez logowania');
  expect(page.heading()).toBe('Zamówienia złożone bez logowania');
  await page.press('Wyślij link');
  expect(page.main()).toContain('Sprawdź pocztę');
  const link = await linkMailed(opened.shop, email, '/konto/zamowienia-bez-konta/');

  const stolen = await registered(opened, 'zlodziej@example.pl');
  await stolen.open(link);
  expect(stolen.heading()).toBe('Ten link już nie działa');

  await page.open(link);
  expect(page.heading()).toBe('Dołączyć zamówienia do konta?');
  await page.press('Dołącz zamówienia');
  expect(page.main()).toContain('Do konta dołączyło 1 zamówienie');
  page.the('link', `Zamówienie nr ${number}`);
  await page.open(link);
  expect(page.heading()).toBe('Ten link już nie działa');
});
