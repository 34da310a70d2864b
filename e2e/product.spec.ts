import type { Page, Route } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expectLive, islandOf } from './support/live.ts';
import {
  ADDED,
  amount,
  announcement,
  buy,
  form,
  listenTo,
  number,
  numberMessage,
  openAwake,
  price,
} from './support/productPage.ts';
import { expect, test } from './support/test.ts';
import { expectNoHorizontalScroll, views } from './support/views.ts';

const CUP = '/produkt/kubek-codzienny-kobalt-1001';
const COFFEE = '/produkt/kawa-z-palarni-obok-1034';
const CLAY = '/produkt/glina-kamionkowa-jasna-1059';
const JUICE = '/produkt/sok-z-pigwowca-1036';

const size = (page: Page, name: RegExp) => form(page).getByRole('radio', { name });
const notify = (page: Page) => page.locator('#projector_tell_availability_section');

/** Every state of the specification, section 4, on products of the demo shop: what is read, and what is not there. */
const states: readonly {
  name: string;
  at: string;
  reads: readonly (string | RegExp)[];
  open: boolean;
  gone?: string;
}[] = [
  {
    name: 'a reduced price with versions, sizes and tiers',
    at: CUP,
    reads: [
      '59,00 zł',
      '−14 %',
      'Najniższa cena z 30 dni przed obniżką: 69,00 zł',
      'Cena regularna: 73,00 zł',
      'Cena rekomendowana: 77,00 zł',
      'Im więcej, tym taniej',
      'Kup jeszcze 2 szt., a zapłacisz po 54,28 zł.',
      'Zyskujesz 59 punktów',
      '11 sztuk w magazynie',
    ],
    open: true,
  },
  {
    name: 'a size that is sold out',
    at: `${CUP}?size=450`,
    reads: ['78,00 zł', 'Produkt niedostępny', 'Brak na magazynie', /450\sml\swróci\s\d+\s\S+/, 'Powiadom mnie'],
    open: false,
    gone: '#projector_number',
  },
  {
    name: 'a product that is sold out',
    at: '/produkt/kubek-plazowy-1003',
    reads: ['Produkt niedostępny', /Spodziewamy się\s\d+\s\S+/, 'Powiadom mnie'],
    open: false,
  },
  {
    name: 'a price by telephone',
    at: '/produkt/kubki-z-twoim-znakiem-1006',
    reads: ['Cena na telefon. Skontaktuj się ze sprzedawcą', 'Skontaktuj się z nami'],
    open: false,
    gone: '#projector_number',
  },
  {
    name: 'what is sold for points only',
    at: '/produkt/dzien-z-mistrzem-toczenia-1069',
    reads: ['6 000 punktów', 'Towar dostępny tylko w programie lojalnościowym.', 'Kup za punkty'],
    open: false,
  },
  {
    name: 'what is sold for money or points',
    at: '/produkt/dzbanek-polny-1026',
    reads: ['199,00 zł', 'albo 4 000 punktów', 'Kup za punkty'],
    open: true,
  },
  {
    name: 'what is free',
    at: '/produkt/plytka-probna-1064',
    reads: ['Gratis!'],
    open: false,
    gone: '#projector_buttons_section',
  },
  {
    name: 'what is made to order, paid in advance',
    at: '/produkt/umywalka-owalna-1049',
    reads: [
      '1 490,00 zł',
      'Zaliczka przy zamówieniu: 450,00 zł',
      'Robimy na zamówienie, 42 dni',
      /Wysyłka za\s4\d\sdni/,
      'Darmowa dostawa',
    ],
    open: true,
  },
  {
    name: 'what is sold in a subscription only',
    at: '/produkt/kubek-miesiaca-1058',
    reads: ['69,00 zł w abonamencie', 'Sprzedajemy tylko w abonamencie, co 30 dni. Najkrócej 3 dostawy.'],
    open: true,
  },
  {
    name: 'a bundle',
    at: '/produkt/sniadanie-w-lesie-1054',
    reads: ['259,00 zł', 'W zestawie taniej o 12,00 zł (4 %) niż osobno', '1 × Miska Leśna, 18 cm'],
    open: true,
  },
  {
    name: 'what is sold by weight',
    at: CLAY,
    reads: [
      '6,50 zł',
      'Razem za 2 kg: 13,00 zł',
      '412,5 kilograma w magazynie',
      'Kup jeszcze 18 kg, a zapłacisz po 5,90 zł.',
    ],
    open: true,
  },
  {
    name: 'a deposit and a unit price',
    at: JUICE,
    reads: ['14,00 zł', '28,00 zł za 1 l', '+ kaucja za butelkę 1,00 zł, zwrotna', 'Razem za 2 szt.: 28,00 zł'],
    open: true,
  },
  {
    name: 'a service with its day',
    at: '/produkt/warsztaty-pierwszy-raz-przy-kole-1067',
    reads: ['189,00 zł', 'Dzień i godzina warsztatów', /Terminy: piątki, soboty, od/],
    open: true,
  },
  {
    name: 'what is made to order, nobody knows yet when',
    at: '/produkt/dzbanek-pawie-oko-1028',
    reads: [
      '259,00 zł',
      'Malujemy na zamówienie, termin ustalimy mailem',
      'Termin wysyłki ustalimy po złożeniu zamówienia.',
    ],
    open: true,
    gone: '#projector_shipping_info',
  },
  {
    name: 'what the merchant has taken out of sale though pieces are left',
    at: '/produkt/talerz-plazowy-1015?size=24',
    reads: ['89,00 zł', 'Produkt niedostępny', 'Zmieniamy formę tego rozmiaru', 'Powiadom mnie'],
    open: false,
    gone: '#projector_number',
  },
  {
    name: 'what has its status left out',
    at: '/produkt/karta-podarunkowa-1057?size=200',
    reads: ['200,00 zł'],
    open: true,
    gone: '#projector_status',
  },
  {
    name: 'what has a price and is not sold',
    at: '/produkt/wazon-z-wystawy-1073',
    reads: ['2 400,00 zł', 'Produkt niedostępny'],
    open: false,
    gone: '#projector_status, #projector_number, #projector_shipping_info, #projector_shipping_cost',
  },
  {
    name: 'what is sold for points only, with no price by telephone',
    at: '/produkt/kubek-maly-grafit-1005',
    reads: ['1 200 punktów', 'Towar dostępny tylko w programie lojalnościowym.', 'Kup za punkty'],
    open: false,
  },
  {
    name: 'a thing made with a file, its status with a picture',
    at: '/produkt/kubek-z-rysunkiem-1072',
    reads: [
      '139,00 zł',
      'Rysunek',
      'Najwyżej 1 plik, do 8 MB.',
      'Podpis pod rysunkiem',
      /Na(?:\s)zamówienie, do 14 dni/,
    ],
    open: true,
  },
  {
    name: 'a bundle with parts to choose',
    at: '/produkt/dzbanek-z-sokiem-1070',
    reads: ['215,00 zł', 'W zestawie taniej o 12,00 zł (5 %) niż osobno', 'pigwowiec z dynią (wyprzedane)'],
    open: true,
  },
  {
    name: 'a thing made with the shopper’s own words',
    at: '/produkt/kubek-z-imieniem-1007',
    reads: ['119,00 zł', 'Imię lub napis', 'Najwyżej 14 znaków ze spacjami.'],
    open: true,
  },
];

for (const { name, at, reads, open, gone } of states) {
  test(`${name} reads the same with and without JavaScript`, async ({ page, noJs }) => {
    const plain = await noJs.newPage();
    for (const one of [page, plain]) {
      await one.goto(at);
      for (const words of reads) await expect(form(one)).toContainText(words);
      if (open) await expect(buy(one)).toBeEnabled();
      else await expect(one.locator('#projector_button_basket:enabled')).toHaveCount(0);
      if (gone) await expect(one.locator(gone)).toHaveCount(0);
      const notified = reads.includes('Powiadom mnie');
      await expect(notify(one)).toBeVisible({ visible: notified });
      await expect(one.locator('#projector_tell_availability_email')).toBeEnabled({ enabled: notified });
    }
    await page.setViewportSize(views.phone);
    await expectNoHorizontalScroll(page);
    await expectNoAxeViolations(page);
  });
}

test.describe('energy labels', () => {
  const ARROW = 'Klasa efektywności energetycznej E, w skali od A do G';

  test('stand beside the price wherever there is one, and lead to the label', async ({ page }) => {
    await page.goto('/produkt/zarowka-led-do-latarenki-1071');
    const arrow = page.locator('#projector_prices_section').getByRole('link', { name: ARROW });
    await expect(arrow).toBeVisible();
    await expect(arrow.locator('img')).toHaveJSProperty('naturalWidth', 52);
    await arrow.click();
    await expect(page.locator('#projector_energy')).toBeInViewport();
    await expect(page.getByRole('link', { name: /w bazie EPREL/ })).toHaveAttribute('href', /\/qr\/9999901$/);
    await expectNoAxeViolations(page);
    await page.goto('/kategoria/swieczniki-i-drobiazgi');
    const card = page.locator('.product').filter({ hasText: 'Żarówka LED' });
    await expect(card.getByRole('img', { name: ARROW })).toBeVisible();
    await expect(page.getByRole('img', { name: /Klasa efektywności/ })).toHaveCount(1);
    await openAwake(page, '/produkt/zarowka-led-do-latarenki-1071');
    await buy(page).click();
    await expect(form(page)).toContainText(ADDED);
    await page.goto('/koszyk');
    await expect(page.getByRole('main').getByRole('img', { name: ARROW })).toBeVisible();
  });

  test('have no picture of a class that there is not', async ({ page }) => {
    for (const name of ['H-A-G.svg', 'E-A-D.svg', 'E-A-G', '..%2f..%2fetc']) {
      expect((await page.request.get(`/energia/${name}`)).status()).toBe(404);
    }
  });
});

test('a picture of the status and its words for a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/produkt/kubek-z-rysunkiem-1072');
  const status = page.locator('#projector_status');
  const picture = page.locator('#projector_status_gfx');
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await expect(status.getByText('Na zamówienie, do 14 dni', { exact: true })).toBeVisible();
  await expect(status.getByText('Malujemy na zamówienie, do 14 dni')).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(status.getByText('Malujemy na zamówienie, do 14 dni')).toBeVisible();
});

test.describe('choosing a size', () => {
  test('asks as the specification says, shows all of it, keeps the address and the focus', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname === '/ajax/projector.php') asked.push(decodeURIComponent(url.search));
    });
    await page.goto(CUP);
    const heading = await page.locator('#projector_productname').elementHandle();
    await size(page, /350 ml/).check();
    await expect(price(page)).toHaveText('68,00 zł');
    await expect(page).toHaveURL(/\?size=350$/);
    await expect(amount(page)).toContainText('17 sztuk');
    expect(asked.filter((search) => search.includes('size='))).toEqual([
      '?action=get&product=1001&size=350&get=sizeavailability,sizedelivery,sizeprices',
    ]);
    expect(asked).toContain('?action=get&product=1001&get=sizes');
    await expect(size(page, /350 ml/)).toBeFocused();
    // The page was taken over in place: nothing was drawn anew under the reader.
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
    await page.reload();
    await expect(size(page, /350 ml/)).toBeChecked();
    await expect(price(page)).toHaveText('68,00 zł');
  });

  test('says price and availability once', async ({ page }) => {
    await page.goto(CUP);
    await size(page, /350 ml/).check();
    const said = announcement(page);
    await expect(said).toHaveText('350 ml. Razem za 1 szt.: 68,00 zł. Dostępny');
    const heard = await listenTo(said);
    await size(page, /450 ml/).check();
    await expect(said).toHaveText('450 ml. Produkt niedostępny');
    await expect(notify(page)).toBeVisible();
    expect(await heard()).toEqual(['450 ml. Produkt niedostępny']);
  });

  test('never lets a late answer overwrite a newer one', async ({ page }) => {
    const held: Route[] = [];
    await page.route(/size=250&get=/, (route) => void held.push(route));
    await page.goto(`${CUP}?size=450`);
    await size(page, /250 ml/).check();
    await expect.poll(() => held.length).toBe(1);
    await size(page, /350 ml/).check();
    await expect(price(page)).toHaveText('68,00 zł');
    const answered = page.waitForResponse(/size=250&get=/);
    await held[0]?.continue();
    await answered;
    await number(page).fill('2');
    await page.keyboard.press('Enter');
    await expect(page.locator('#projector_sellbyprice')).toHaveText('Razem za 2 szt.: 136,00 zł');
    await expect(price(page)).toHaveText('68,00 zł');
  });

  test('keeps the last good state, and says so quietly, when no answer comes', async ({ page, guard }) => {
    guard.allowRequest(/projector\.php/);
    guard.allowConsole(/Failed to load resource/);
    await page.goto(CUP);
    await page.route(/get=sizeavailability/, (route) => route.abort());
    await size(page, /350 ml/).check();
    await expect(form(page)).toContainText('Nie udało się odświeżyć ceny i dostępności.');
    await expect(size(page, /250 ml/)).toBeChecked();
    await expect(price(page)).toHaveText('59,00 zł');
    await expect(page).toHaveURL(/\?size=250$/);
    await expectNoAxeViolations(page);
    await page.unroute(/get=sizeavailability/);
    await size(page, /350 ml/).check();
    await expect(price(page)).toHaveText('68,00 zł');
    await expect(form(page)).not.toContainText('Nie udało się');
  });

  test('works without JavaScript by a button', async ({ noJs }) => {
    const page = await noJs.newPage();
    await page.goto(CUP);
    await size(page, /350 ml/).check();
    await form(page)
      .getByLabel(/^Ilość/)
      .fill('3');
    await page.getByRole('button', { name: 'Pokaż' }).click();
    await expect(price(page)).toHaveText('62,56 zł');
    await expect(form(page)).toContainText('Cena przed rabatem: 68,00 zł');
    await expect(number(page)).toHaveValue('3');
    await expect(form(page)).toContainText('Razem za 3 szt.: 187,68 zł');
    await page.goto(`${CUP}?size=350&number=99`);
    await expect(number(page)).toHaveValue('17');
    await expect(form(page)).toContainText('Maksymalnie możesz zamówić 17 szt.');
  });
});

test('points are told for the whole quantity, as the basket will count them', async ({ page }) => {
  await openAwake(page, '/produkt/dzbanek-polny-1026');
  const points = page.locator('#projector_button_points_basket');
  await expect(points).toHaveText(/4\s000\spunktów/);
  await expect(page.locator('#projector_points_recive')).toHaveText(/199\spunktów/);
  await number(page).fill('3');
  await page.keyboard.press('Enter');
  await expect(points).toHaveText(/12\s000\spunktów/);
  await expect(page.locator('#projector_points_recive')).toHaveText(/597\spunktów/);
  await points.click();
  await expect(page.getByRole('status').filter({ hasText: ADDED })).toBeVisible();
  await page.goto('/koszyk');
  await expect(page.getByRole('region', { name: 'Produkty w koszyku' })).toContainText(/12\s000\spunktów/);
});

for (const width of [360, 1280]) {
  test(`a quantity that was typed is bought by the one press that ends typing, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAwake(page, CUP);
    await number(page).click();
    await expectLive(number(page));
    await number(page).fill('2');
    const box = await buy(page).boundingBox();
    if (!box) throw new Error('The button is not there');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    // Typing has ended, and the page has told what that makes; the button must still be under the hand.
    await expect(page.locator('#projector_sellbyprice')).toHaveText('Razem za 2 szt.: 118,00 zł');
    await page.mouse.up();
    await expect(page.getByRole('status').filter({ hasText: ADDED })).toBeVisible();
  });
}

test.describe('a subscription', () => {
  test('changes the price, and the address keeps it', async ({ page, noJs }) => {
    await page.goto(COFFEE);
    await expect(price(page)).toHaveText('42,00 zł');
    const asked = page.waitForRequest(/get=sizeprices&subscription=1$/);
    await form(page)
      .getByRole('radio', { name: /Abonament/ })
      .check();
    await asked;
    await expect(price(page)).toHaveText('38,00 zł');
    await expect(form(page).getByLabel('Jak często')).toBeVisible();
    await expect(page).toHaveURL(/subscription=1/);
    const plain = await noJs.newPage();
    await plain.goto(page.url());
    await expect(price(plain)).toHaveText('38,00 zł');
    await expectNoAxeViolations(page);
    await form(page)
      .getByRole('radio', { name: /Jednorazowo/ })
      .check();
    await expect(price(page)).toHaveText('42,00 zł');
  });
});

test.describe('what is chosen is said once', () => {
  for (const width of [360, 1280]) {
    test(`for a subscription and for a quantity, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openAwake(page, COFFEE);
      const heard = await listenTo(announcement(page));
      await form(page)
        .getByRole('radio', { name: /Abonament/ })
        .check();
      await expect(announcement(page)).toContainText('Razem za 1 szt.: 38,00 zł');
      const subscribed = (await announcement(page).textContent()) ?? '';
      await number(page).fill('3');
      await number(page).press('Enter');
      await expect(announcement(page)).toContainText('Razem za 3 szt.: 114,00 zł');
      const three = (await announcement(page).textContent()) ?? '';
      await form(page)
        .getByRole('radio', { name: /Jednorazowo/ })
        .check();
      await expect(price(page)).toHaveText('42,00 zł');
      await expect(announcement(page)).toContainText('Razem za 3 szt.: 126,00 zł');
      const once = (await announcement(page).textContent()) ?? '';
      await form(page)
        .getByRole('button', { name: /^Więcej/ })
        .click();
      await expect(announcement(page)).toContainText('Razem za 4 szt.');
      const four = (await announcement(page).textContent()) ?? '';
      expect(await heard()).toEqual([subscribed, three, once, four]);
    });
  }

  test('for a quantity that is corrected: why', async ({ page }) => {
    await openAwake(page, CLAY);
    await number(page).focus();
    const [why, what] = [await listenTo(numberMessage(page)), await listenTo(announcement(page))];
    await number(page).fill('1000');
    await number(page).press('Enter');
    await expect(numberMessage(page)).toHaveText('Maksymalnie możesz zamówić 200 kg');
    expect(await why()).toEqual([expect.stringMatching(/^Maksymalnie możesz zamówić 200\skg$/)]);
    // One thing at a time.
    await expect(page.locator('#projector_sellbyprice')).toContainText('Razem za 200 kg');
    expect(await what()).toEqual([]);
  });
});

test.describe('the quantity', () => {
  test('goes by steps, with buttons and arrow keys, to its ends', async ({ page }) => {
    await page.goto(CLAY);
    const more = form(page).getByRole('button', { name: /^Więcej/ });
    const less = form(page).getByRole('button', { name: /^Mniej/ });
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    // The first two presses come before the code that answers them.
    await more.click();
    await more.click();
    await expect(number(page)).toHaveValue('3');
    await expect(more).toBeFocused();
    await less.click();
    await expect(number(page)).toHaveValue('2,5');
    await number(page).press('ArrowUp');
    await expect(number(page)).toHaveValue('3');
    await expect(page.locator('#projector_sellbyprice')).toHaveText('Razem za 3 kg: 19,50 zł');
  });

  test('is typed with a comma or a point, and corrected after saying why', async ({ page }) => {
    await page.goto(CLAY);
    const type = async (text: string) => {
      await number(page).fill(text);
      await number(page).blur();
    };
    const message = numberMessage(page);
    await type('2.5');
    await expect(number(page)).toHaveValue('2,5');
    await type('20,3');
    await expect(number(page)).toHaveValue('20,5');
    await expect(message).toHaveText('Sprzedajemy wielokrotności 0,5 kg, więc zaokrągliliśmy w górę.');
    await expect(page.locator('#projector_sellbyprice')).toHaveText('Razem za 20,5 kg: 120,95 zł');
    await expect(form(page).getByRole('row', { name: /Twój wybór/ })).toContainText('20–49,5 kg');
    await type('0,5');
    await expect(message).toHaveText('Minimalnie możesz zamówić 2 kg');
    await expect(number(page)).toHaveValue('2');
    await type('1000');
    await expect(message).toHaveText('Maksymalnie możesz zamówić 200 kg');
    await expect(number(page)).toHaveValue('200');
    await type('dużo');
    await expect(number(page)).toHaveValue('200');
    await expectNoAxeViolations(page);
  });

  test('of a product with limits for one size begins at the least', async ({ page }) => {
    await openAwake(page, JUICE);
    await expect(number(page)).toHaveValue('2');
    await number(page).fill('40');
    await number(page).press('Enter');
    await expect(numberMessage(page)).toHaveText('Maksymalnie możesz zamówić 12 szt.');
  });
});

test.describe('adding to the basket', () => {
  test('puts in no quantity that was not seen: one that had to be corrected is bought by the next press', async ({
    page,
  }) => {
    await openAwake(page, CLAY);
    const basket = page.getByRole('banner').getByRole('link', { name: /^Koszyk/ });
    await number(page).focus();
    await number(page).fill('1000');
    await number(page).press('Enter');
    await expect(numberMessage(page)).toHaveText('Maksymalnie możesz zamówić 200 kg');
    await expect(number(page)).toHaveValue('200');
    await number(page).fill('0,5');
    await buy(page).click();
    await expect(numberMessage(page)).toHaveText('Minimalnie możesz zamówić 2 kg');
    await expect(number(page)).toHaveValue('2');
    await expect(form(page)).not.toContainText(ADDED);
    await expect(basket).toHaveAccessibleName('Koszyk');
    await buy(page).click();
    await expect(form(page)).toContainText(ADDED);
    await expect(page.locator('#projector_in_basket')).toContainText('Już w koszyku: 2 kg');
  });

  test('is said once, with the way to the basket, though its code comes only then', async ({ page }) => {
    await openAwake(page, CUP);
    await buy(page).click();
    const said = form(page).getByRole('status').filter({ hasText: ADDED });
    await expect(said).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Koszyk, 1 produkt' })).toBeVisible();
    await expectNoAxeViolations(page);
    await said.getByRole('link', { name: 'Przejdź do koszyka' }).click();
    await expect(page).toHaveURL(/\/koszyk$/);
    await expect(page.getByRole('main')).toContainText('Kubek Codzienny');
  });

  test('says that it failed', async ({ page, guard }) => {
    guard.allowRequest(/graphql/);
    guard.allowConsole(/Failed to load resource/);
    await openAwake(page, CUP);
    await page.route(/graphql/, (route) => route.abort());
    await buy(page).click();
    await expect(form(page).getByRole('alert')).toContainText('Wystąpił błąd podczas dodawania produktu.');
    await expectNoAxeViolations(page);
  });

  test('carries the words and the day that were chosen', async ({ page }) => {
    await openAwake(page, '/produkt/kubek-z-imieniem-1007');
    // The shop's own words stand in place of the browser's.
    await expect(form(page)).toHaveAttribute('novalidate');
    await buy(page).click();
    await expect(form(page).getByLabel('Imię lub napis')).toBeFocused();
    await expect(form(page).getByLabel('Imię lub napis')).toHaveAccessibleDescription(/Proszę wypełnić to pole\./);
    await form(page).getByLabel('Imię lub napis').fill('Żaneta');
    await expect(form(page)).toContainText('Zostało 8 znaków.');
    await buy(page).click();
    await expect(form(page)).toContainText(ADDED);
    await openAwake(page, '/produkt/warsztaty-pierwszy-raz-przy-kole-1067');
    const day = form(page).getByLabel('Dzień', { exact: true });
    await expect(form(page)).toHaveAttribute('novalidate');
    await day.fill(await nextWeekday(page, 1));
    await buy(page).click();
    await expect(day).toHaveAccessibleDescription(/W\stym dniu nie ma terminu\. Wybierz inny dzień\./);
    await expect(day).toBeFocused();
    await expectNoAxeViolations(page);
    await day.fill(await nextWeekday(page, 5));
    await buy(page).click();
    await expect(form(page)).toContainText(ADDED);
  });

  test('shows the price of the quantity, with the one before the rebate', async ({ page }) => {
    await openAwake(page, `${CUP}?size=250`);
    for (const [typed, now, before] of [
      ['7', '51,92 zł', ['59,00 zł']],
      ['1', '59,00 zł', []],
    ] as const) {
      await number(page).fill(typed);
      await number(page).press('Enter');
      await expect(price(page)).toHaveText(now);
      await expect(page.locator('#projector_price_beforerebate')).toHaveText(before);
    }
  });

  test('works without JavaScript', async ({ noJs }) => {
    const page = await noJs.newPage();
    await page.goto(`${CUP}?size=350`);
    await buy(page).click();
    await expect(page).toHaveURL(/\/koszyk/);
    await expect(page.getByRole('main')).toContainText(ADDED);
    await expect(page.getByRole('main')).toContainText('350 ml');
  });
});

test.describe('a notice of availability', () => {
  for (const [how, context] of [
    ['with', 'page'],
    ['without', 'noJs'],
  ] as const) {
    test(`is asked for ${how} JavaScript`, async ({ page: scripted, noJs }) => {
      const page = context === 'page' ? scripted : await noJs.newPage();
      await (context === 'page' ? openAwake(page, `${CUP}?size=450`) : page.goto(`${CUP}?size=450`));
      const email = notify(page).getByLabel('Twój e-mail');
      await email.fill(`${how}@example.pl`);
      await notify(page).getByRole('checkbox').check();
      await notify(page).getByRole('button', { name: 'Powiadom mnie' }).click();
      await expect(notify(page)).toContainText('Zapisane. Napiszemy, gdy produkt wróci.');
      await expect(size(page, /450 ml/)).toBeChecked();
      if (context === 'page') await expectNoAxeViolations(page);
    });
  }

  test('tells what is missing, by the browser until its own code has come', async ({ page }) => {
    await openAwake(page, `${CUP}?size=450`);
    const button = notify(page).getByRole('button', { name: 'Powiadom mnie' });
    await button.click();
    await expect(notify(page).getByLabel('Twój e-mail')).toBeFocused();
    await expect(button).toHaveAttribute('formnovalidate');
    await button.click();
    await expect(notify(page).getByText('Popraw 2 pola, żeby wysłać formularz')).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('tells what is wrong with an address', async ({ noJs, page: scripted }) => {
    for (const page of [scripted, await noJs.newPage()]) {
      await (page === scripted ? openAwake(page, `${CUP}?size=450`) : page.goto(`${CUP}?size=450`));
      // A browser takes this for an address, the shop does not.
      await notify(page).getByLabel('Twój e-mail').fill('ala@localhost');
      await notify(page).getByRole('checkbox').check();
      await notify(page).getByRole('button', { name: 'Powiadom mnie' }).click();
      await expect(notify(page)).toContainText('Błędnie wpisany e-mail.');
      await expect(notify(page).getByLabel('Twój e-mail')).toHaveAttribute('aria-invalid', 'true');
    }
  });
});

test.describe('an open page', () => {
  test('shows what the shop tells anew', async ({ page }) => {
    await page.route('**/ajax/get.php', async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      if (answer.Projector) {
        const { response: told } = answer.Projector;
        told.sizeprices = { ...told.sizeprices, value: '55.00', price_formatted: '55,00 zł' };
        told.sizeavailability = {
          ...told.sizeavailability,
          status: 'order',
          shipping_time: { unknown_time: 'true', today: 'false', days: 0, hours: 0, minutes: 0 },
          delay_time: { unknown_delivery_time: 'true' },
        };
      }
      await route.fulfill({ response, json: answer });
    });
    await page.goto(CUP);
    await expect(price(page)).toHaveText('59,00 zł');
    await comeBack(page);
    await expect(price(page)).toHaveText('55,00 zł');
    await expect(page.locator('#projector_shipping_unknown')).toHaveText(
      'Termin wysyłki ustalimy po złożeniu zamówienia.',
    );
    await expect(page.locator('#projector_shipping_info')).toHaveCount(0);
    await expect(announcement(page)).toContainText('55,00 zł');
  });

  test('asks nothing that has just been told; comes back with a question, and says nothing when nothing has changed', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.postData()?.includes('Projector') && asked.push(request.url()));
    await page.goto(CUP);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    const fresh = page.waitForResponse((response) => response.request().postData()?.includes('Projector') === true);
    await comeBack(page);
    await fresh;
    await page.waitForLoadState('networkidle');
    await expect(announcement(page)).toHaveText('');
    await number(page).focus();
    await expect(islandOf(form(page))).toHaveAttribute('data-awake');
    await expect(announcement(page)).toHaveText('');
  });

  test('tells the size that is chosen anew when somebody looks at it after a while', async ({ page }) => {
    await page.clock.install();
    await openAwake(page, CUP);
    await size(page, /350 ml/).check();
    await expect(price(page)).toHaveText('68,00 zł');
    // The price stands before the shop has answered; a question still on its way would be given up by the clock below.
    await expect(announcement(page)).toContainText('350 ml');
    await page.route('**/ajax/get.php', async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      Object.assign(answer.Projector.response.sizeprices, { value: '66.00', price_formatted: '66,00 zł' });
      await route.fulfill({ response, json: answer });
    });
    const look = (visibility: 'hidden' | 'visible') =>
      page.evaluate((state) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
        document.dispatchEvent(new Event('visibilitychange'));
      }, visibility);
    await look('hidden');
    await page.clock.runFor(61_000);
    await look('visible');
    await expect(price(page)).toHaveText('66,00 zł');
    await expect(announcement(page)).toContainText('350 ml');
  });

  test('hides the status that the merchant hides, and what basket_enable forbids', async ({ page }) => {
    await page.route(/get=sizeavailability/, async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      answer.sizeavailability.visible = 'n';
      answer.sizeprices.basket_enable = 'n';
      await route.fulfill({ response, json: answer });
    });
    await page.goto(CUP);
    await expect(page.locator('#projector_status')).toHaveCount(1);
    await size(page, /350 ml/).check();
    await expect(buy(page)).toBeDisabled();
    await expect(page.locator('#projector_status')).toHaveCount(0);
    await expect(form(page)).toContainText('Produkt niedostępny');
  });
});

test.describe('addresses', () => {
  for (const query of ['size=nie-ma', 'size=', 'size=%3Cscript%3E']) {
    test(`${query} leads nowhere`, async ({ page, guard }) => {
      guard.allowConsole(/status of 404/);
      const answer = await page.goto(`${CUP}?${query}`);
      expect(answer?.status()).toBe(404);
    });
  }

  for (const [query, costs] of [
    ['number=-1', '59,00 zł'],
    ['number=NaN', '59,00 zł'],
    ['number=1e9', '51,92 zł'],
    ['number=%00', '59,00 zł'],
    ['subscription=7', '59,00 zł'],
    ['number=99999999999999999999', '51,92 zł'],
  ] as const) {
    test(`${query} leads to the page as it can be`, async ({ page }) => {
      const answer = await page.goto(`${CUP}?${query}`);
      expect(answer?.status()).toBe(200);
      await expect(price(page)).toHaveText(costs);
      expect(Number(await number(page).inputValue())).toBeGreaterThan(0);
    });
  }

  test('the data object of the product stands in the document under its names', async ({ page }) => {
    await page.goto(CUP);
    const data = JSON.parse((await page.locator('#product_data').textContent()) ?? '');
    expect(data).toMatchObject({ product_id: 1001, product_type: 'product_item', unit: 'szt.', unit_sellby: 1 });
    expect(Object.keys(data.sizes)).toEqual(['250', '350', '450']);
    expect(data.sizes['250']).toMatchObject({ amount: 11, phone_price: 'false', price: { value: '59.00' } });
  });

  test('a page change brings the form with it', async ({ page }) => {
    await openAwake(page, CUP);
    await form(page).getByRole('link', { name: 'mech' }).click();
    await expect(page.locator('#projector_productname')).toHaveText('Kubek Leśny');
    expect(JSON.parse((await page.locator('#product_data').textContent()) ?? '').product_id).toBe(1002);
    await form(page)
      .getByRole('button', { name: /^Więcej/ })
      .click();
    await expect(number(page)).toHaveValue('2');
    await page.goBack();
    await expect(size(page, /250 ml/)).toBeChecked();
    await size(page, /350 ml/).check();
    await expect(price(page)).toHaveText('68,00 zł');
  });
});

/** Leaves the page and returns to it: it was not made just now. */
async function comeBack(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.goBack();
}

/** The next day from four days on that is this day of the week, 1 is Monday, by the shop's clock. */
async function nextWeekday(page: Page, weekday: number): Promise<string> {
  const now = new Date((await page.request.get('/healthz')).headers().date ?? '').getTime();
  const days = Array.from({ length: 7 }, (_, n) => new Date(now + (n + 4) * 86_400_000));
  return (
    days
      .find((day) => (day.getUTCDay() || 7) === weekday)
      ?.toISOString()
      .slice(0, 10) ?? ''
  );
}
