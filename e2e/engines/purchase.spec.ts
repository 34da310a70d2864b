import { test as base, expect } from '@playwright/test';
import { BUYER } from '../../src/server/testing/buyer.ts';
import { views } from '../support/views.ts';
import { openFirefox } from './firefox.ts';
import { type Visitor, visitorOf } from './visitor.ts';
import { openWebKit } from './webkit.ts';

const test = base.extend<object, { visitor: Visitor }>({
  visitor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
    async ({}, use, { project }) => {
      const driver = await (project.name === 'firefox' ? openFirefox() : openWebKit());
      await use(visitorOf(driver));
      await driver.close();
    },
    { scope: 'worker' },
  ],
});

// One journey: each part begins where the one before has ended.
test.describe.configure({ mode: 'serial' });

test.afterEach(async ({ visitor }) => {
  expect(await visitor.complaints(), 'what the console was told').toEqual([]);
});

const LIST = 'Kubek Codzienny';

test('the menu of a phone opens, closes, and leads to a category', async ({ visitor }) => {
  await visitor.resize(views.phone);
  await visitor.open(process.env.E2E_SHOP_URL ?? '');
  await visitor.looks();
  await visitor.press('Menu');
  await visitor.seesWindow('Menu');
  await visitor.press('Zamknij');
  await visitor.seesNoWindow();
  await visitor.press('Odrzuć wszystkie');
  await visitor.press('Menu');
  await visitor.press('Stół');
  await visitor.press('Kubki i filiżanki');
  await visitor.sees('Kubek Leśny');
  await visitor.seesNoWindow();
});

test('the panel of filters opens, filters and closes, and Back takes the filter away', async ({ visitor }) => {
  await visitor.sees(LIST);
  await visitor.looks();
  await visitor.press('Filtry');
  await visitor.seesWindow('Filtry');
  await visitor.choose('Mech');
  await visitor.press('Pokaż 2 produkty');
  await visitor.seesNoWindow();
  await visitor.sees('Szkliwo: Mech – usuń filtr');
  await visitor.seesNo(LIST);
  await visitor.back();
  await visitor.sees(LIST);
  await visitor.seesNo('Szkliwo: Mech – usuń filtr');
});

test('the sign-in window opens and closes', async ({ visitor }) => {
  await visitor.looks();
  await visitor.press('Konto');
  await visitor.seesWindow('Zaloguj się');
  await visitor.press('Zamknij okno');
  await visitor.seesNoWindow();
});

test('a hit of the search box leads to its product, and Back to the list', async ({ visitor }) => {
  await visitor.resize(views.desktop);
  await visitor.looks();
  await visitor.enter('Szukaj', 'umywalk');
  await visitor.press('Umywalka owalna');
  await visitor.sees('Nr GL-');
  await visitor.seesNo(LIST);
  await visitor.back();
  await visitor.sees(LIST);
});

test('a size of a product is chosen and put into the basket', async ({ visitor }) => {
  await visitor.press('Kubek Codzienny');
  await visitor.sees('Nr GL-0250-KO');
  await visitor.choose('350 ml');
  await visitor.sees('Cena po obniżce: 68,00 zł');
  await visitor.press('Do koszyka');
  await visitor.sees('Produkt został dodany.');
  await visitor.press('Przejdź do koszyka');
  await visitor.sees('Kubek Codzienny kobalt, 350 ml 68,00 zł');
});

test('a guest orders', async ({ visitor }) => {
  await visitor.press('Przejdź do zamówienia');
  for (const [name, value] of Object.entries({ ...BUYER, 'E-mail': 'silniki@example.pl' })) {
    await visitor.enter(name, value);
  }
  await visitor.choose('Kurier');
  await visitor.sees('84,90 zł');
  await visitor.choose('BLIK');
  await visitor.choose('Akceptuję regulamin');
  await visitor.press('Zamawiam z obowiązkiem zapłaty');
  await visitor.sees('Kod BLIK');
});

test('the order is paid and confirmed', async ({ visitor }) => {
  await visitor.enter('Kod BLIK', '777123');
  await visitor.press('Zapłać BLIKIEM');
  await visitor.sees('Wpłata');
  await visitor.sees('Anna Nowak');
  await visitor.sees('84,90 zł');
});
