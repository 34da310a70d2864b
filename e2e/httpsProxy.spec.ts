import type { BrowserContext, Page } from '@playwright/test';
import { login, PASSWORD, password, register, signOut, submit } from './support/account.ts';
import { acceptTerms, fillBuyer, placeButton, way } from './support/checkout.ts';
import { certificateOfRun, type HttpsProxy, startHttpsProxy } from './support/httpsProxy.ts';
import { bringLate } from './support/late.ts';
import { numberOf, placeOrder } from './support/order.ts';
import { linkIn } from './support/outbox.ts';
import { enterBlik, expectPaid } from './support/pay.ts';
import { ADDED, buy } from './support/productPage.ts';
import { freePort, type RunningShop, startShop } from './support/shop.ts';
import { test as base, cookiesOf, expect } from './support/test.ts';

/** The shop as a merchant puts it before the world: behind a proxy that ends https, as README shows. */
const CUP = '/produkt/kubek-codzienny-kobalt-1001';
const cup = { product: '1001', size: '350' };

let proxy: HttpsProxy;
let shop: RunningShop;

type Way = { javaScriptEnabled?: false; late?: number; ignoreHTTPSErrors?: true };

const test = base.extend<{ visitor(way: Way): Promise<BrowserContext> }>({
  visitor: async ({ newContext }, use) =>
    use(async ({ late, ...options }) => {
      const context = await newContext({ baseURL: proxy.url, ...options });
      if (late !== undefined) await bringLate(context, late);
      return context;
    }),
});

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  const port = await freePort();
  proxy = await startHttpsProxy(port, certificateOfRun());
  shop = await startShop({ SHOP_URL: proxy.url, TRUST_PROXY: '1', PAYMENTS: 'simulator', RATE_LIMITS: '0' }, { port });
});
test.afterAll(async () => {
  await proxy.stop();
  await shop.stop();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Whatever the shop keeps in a browser goes over https alone, and a session to this very host. */
async function expectSafeCookies(context: BrowserContext): Promise<void> {
  const cookies = await cookiesOf(context);
  expect(cookies.find(({ name }) => name.startsWith('__Host-'))).toMatchObject({
    secure: true,
    httpOnly: true,
    path: '/',
  });
  expect(cookies.filter(({ secure }) => !secure)).toEqual([]);
}

/** Ends in the basket, to which the shop leads of itself where there are no scripts. */
async function putIn(page: Page): Promise<void> {
  await page.goto(CUP);
  await buy(page).click();
  const said = page.getByRole('main').getByRole('status').filter({ hasText: ADDED });
  await expect(said).toBeVisible();
  const onward = said.getByRole('link', { name: 'Przejdź do koszyka' });
  if ((await onward.count()) > 0) await onward.click();
  await expect(page).toHaveURL(/\/koszyk(?:\?|$)/);
}

/** Gives the number of the order, whose payment is open then. */
async function orderByBlik(page: Page, email: string): Promise<string> {
  await page.getByRole('main').getByRole('link', { name: 'Przejdź do zamówienia' }).click();
  await fillBuyer(page, email);
  await way(page, 'Odbiór w pracowni, ul. Garncarska 7').check();
  await page.getByRole('radio', { name: 'BLIK' }).check();
  await acceptTerms(page);
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/zamowienie\/\d+\/platnosc/);
  const number = String(numberOf(new URL(page.url()).pathname));
  // The basket is empty by now.
  const back = page.getByRole('banner').getByRole('link').last();
  await expect(back).toHaveAccessibleName(`Zamówienie ${number}`);
  await expect(back).toHaveAttribute('href', `/zamowienie/${number}`);
  return number;
}

async function signInAgain(page: Page, name: string): Promise<void> {
  await signOut(page);
  await page.goto('/logowanie');
  await login(page).fill(name);
  await password(page).fill(PASSWORD);
  await submit(page, 'Zaloguj się').click();
  await expect(heading(page, 'Dzień dobry, Anna')).toBeVisible();
}

/** Gives the link that the e-mail holds, whole. */
async function askForLink(page: Page, number: number): Promise<string> {
  await page.goto('/zamowienie/znajdz');
  await page.getByLabel('Numer zamówienia').fill(String(number));
  await page.getByRole('main').getByRole('textbox', { name: 'E-mail' }).fill('anna@example.pl');
  await page.getByRole('button', { name: 'Wyślij mi link' }).click();
  await expect(page.getByRole('main')).toContainText('Jeśli jest takie zamówienie, link jest już w drodze');
  const shape = new RegExp(`${proxy.url}/zamowienie/${number}\\?klucz=[\\w-]{24}`);
  return linkIn(shop.dataDir, `Twoje_zam=C3=B3wienie_nr_${number}`, shape);
}

async function withdraw(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Odstąp od umowy tutaj' }).click();
  await page.getByLabel('Imię i nazwisko').fill('Ala Nowak');
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.getByRole('button', { name: 'Potwierdź odstąpienie' }).click();
  await expect(heading(page, 'Odstąpienie przyjęte')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Ja, Ala Nowak, odstępuję od umowy');
}

const ways: readonly { how: string; by: Way }[] = [
  { how: 'with scripts', by: {} },
  { how: 'without JavaScript', by: { javaScriptEnabled: false } },
  { how: 'with every script late', by: { late: 500 } },
];

for (const { how, by } of ways) {
  test(`behind an https proxy a guest buys ${how}`, async ({ visitor }) => {
    const context = await visitor(by);
    const page = await context.newPage();
    await putIn(page);
    const number = await orderByBlik(page, 'gosc@example.pl');
    await enterBlik(page, '777123');
    await expectPaid(page, number, by.javaScriptEnabled ?? true);
    await expectSafeCookies(context);
  });

  test(`behind an https proxy somebody registers and signs in ${how}`, async ({ visitor }) => {
    const context = await visitor(by);
    const page = await context.newPage();
    const name = await register(page);
    await signInAgain(page, name);
    await expectSafeCookies(context);
  });

  test(`behind an https proxy an order is found and withdrawn from ${how}`, async ({ visitor }) => {
    // Ordered by Playwright itself, which is not Chromium and trusts nobody.
    const at = await placeOrder(await visitor({ ignoreHTTPSErrors: true }), [cup], {
      shipping: 'kurier-0',
      payment: 'on_delivery',
    });
    const page = await (await visitor(by)).newPage();
    await page.goto(await askForLink(page, numberOf(at)));
    await withdraw(page);
  });
}

test('a proxy that passes on the Host of the browser is taken as well', async ({ visitor }) => {
  proxy.host = 'of the browser';
  try {
    await register(await (await visitor({ javaScriptEnabled: false })).newPage());
  } finally {
    proxy.host = 'of the shop';
  }
});
