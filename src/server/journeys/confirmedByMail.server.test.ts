import { expect, it } from 'vitest';
import { documents, saidOf } from '../testing/documents.server.ts';
import { linkMailed, mailed } from '../testing/mailed.server.ts';
import { testShop } from '../testing/testShop.server.ts';

const { ask, shop } = testShop({ shopDir: 'shop', realPages: true });

const CONSENT = /^Chcę dostawać/;

it('the newsletter is asked for, confirmed and ended by forms and mailed links', async () => {
  const page = documents({ ask });
  await page.open('/newsletter');
  page.fill({ 'E-mail': 'Ala@example.pl' });
  page.tick(CONSENT);
  await page.press('Zapisz mnie');
  expect(page.path()).toMatch(/^\/newsletter\/sprawdz-poczte\b/);
  expect(page.main()).toContain('Sprawdź pocztę');

  const confirm = await linkMailed(shop, 'ala@example.pl', '/newsletter/potwierdz/');
  // Whatever opens the link before its reader does changes nothing.
  await documents({ ask }).open(confirm);
  await page.open(confirm);
  expect(page.main()).toContain('a…@example.pl');
  await page.pressTwice('Potwierdzam zapis');
  expect(page.main()).toContain('Zapis jest potwierdzony. Newsletter przychodzi na adres a…@example.pl.');
  await page.open(confirm);
  expect(page.main()).toContain('Zapis jest potwierdzony. Newsletter przychodzi na adres a…@example.pl.');

  expect(await mailed(shop, 'ala@example.pl')).toHaveLength(2);
  const leave = await linkMailed(shop, 'ala@example.pl', '/newsletter/wypisz/');
  await page.open(leave);
  await page.press('Wypisz mnie');
  expect(page.main()).toContain('Adres usunięty.');
  await page.open(leave);
  expect(page.main()).toContain('Ten link już nie działa: adres był już wypisany.');
});

it('a refused form of the newsletter comes back filled', async () => {
  const page = documents({ ask });
  await page.open('/newsletter');
  page.fill({ 'E-mail': 'ala@localhost' });
  page.tick(CONSENT);
  await page.press('Zapisz mnie');
  expect(page.field('E-mail').value).toBe('ala@localhost');
  expect(saidOf(page.field('E-mail'))).toContain('Błędnie wpisany e-mail');
  expect(page.isTicked(CONSENT)).toBe(true);
});

it('a shopper asks to hear of a lower price, and confirms it by the link of a mail', async () => {
  const page = documents({ ask });
  await page.open('/produkt/kubek-codzienny-kobalt-1001');
  await page.press('Powiadom, gdy stanieje');
  expect(page.heading()).toBe('Powiadom, gdy stanieje');
  const below = () => page.field(/^Napisz dopiero od kwoty/);
  page.fill({ Rozmiar: '350 ml, teraz 68,00 zł', 'E-mail': 'ola@example.pl' });
  page.tick(CONSENT);
  below().value = '99';
  await page.press('Powiadom mnie');
  expect(page.main()).toContain('Ta kwota musi być niższa niż obecna cena: 68,00 zł.');
  below().value = '60,50 zł';
  await page.press('Powiadom mnie');
  expect(page.main()).toContain('Sprawdź pocztę');

  const link = await linkMailed(shop, 'ola@example.pl', '/powiadomienia/cena/');
  await page.open(link);
  expect(page.main()).toContain('Kubek Codzienny');
  await page.press('Potwierdzam');
  expect(page.main()).toContain('Gotowe. Napiszemy, gdy cena spadnie.');
  await page.open(link);
  expect(page.main()).toContain('To powiadomienie już działa.');
});

it('to hear of a lower price is not offered for what has no price', async () => {
  const QUOTED = '/produkt/kubki-z-twoim-znakiem-1006';
  const page = documents({ ask });
  await page.open(QUOTED);
  expect(page.all('link', 'Powiadom, gdy stanieje')).toEqual([]);
  await page.open(`${QUOTED}/cena`);
  expect(page.status()).toBe(404);
});
