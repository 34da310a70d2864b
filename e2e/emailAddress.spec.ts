import type { BrowserContext, Page } from '@playwright/test';
import { registered as registeredAt, someone } from './support/account.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { desk as shop } from './support/desk.ts';
import { numberOf, placeOrder } from './support/order.ts';
import { joined, mailsTo, mailWith } from './support/outbox.ts';
import { expect, test } from './support/test.ts';
import { expectFits } from './support/views.ts';

const cup = { product: '1001', size: '350' };

const registered = (context: BrowserContext, email?: string): Promise<string> =>
  registeredAt(context, shop.url, { firstname: 'Iga', ...(email === undefined ? {} : { email }) });

/** The link in the newest mail to an address, once `count` mails with one have come. */
async function linkTo(email: string, count = 1): Promise<string> {
  let links: string[] = [];
  await expect(() => {
    links = mailsTo(shop.dataDir, email).flatMap(
      (mail) => /\/konto\/potwierdzenie-adresu\/[\w-]{43}/.exec(joined(mail))?.[0] ?? [],
    );
    expect(links).toHaveLength(count);
  }).toPass();
  return links.at(-1) ?? '';
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

test('is proved, and changed, by mailed links', async ({ newContext }) => {
  const context = await newContext({ baseURL: shop.url });
  const page = await context.newPage();
  const email = await registered(context);
  await page.goto('/konto');
  await expect(page.getByText(`Adres ${email} nie jest jeszcze potwierdzony`)).toBeVisible();
  await expectNoAxeViolations(page);
  await button(page, 'Wyślij nowy link').click();
  await expect(page.getByRole('status').filter({ hasText: 'Sprawdź pocztę' })).toBeVisible();
  await expectNoAxeViolations(page);

  const link = await linkTo(email, 2);
  const thief = await newContext({ baseURL: shop.url });
  await registered(thief);
  const stolen = await thief.newPage();
  await stolen.goto(link);
  await expect(heading(stolen, 'Ten link już nie działa')).toBeVisible();

  await page.goto(link);
  await expect(heading(page, `Potwierdzić adres ${email}?`)).toBeVisible();
  await expectNoAxeViolations(page);
  await button(page, 'Potwierdź adres').click();
  await expect(page.getByText(`Adres ${email} jest potwierdzony.`)).toBeVisible();
  await page.goto('/konto');
  await expect(page.getByText('nie jest jeszcze potwierdzony')).toHaveCount(0);

  await page.goto('/konto/bezpieczenstwo');
  const next = `nowa.${email}`;
  await page.getByLabel('Nowy adres e-mail').fill(next);
  await button(page, 'Zmień adres').click();
  await expect(page.getByText(`Wysłaliśmy link na adres ${next}`)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto('/konto');
  await expect(page.getByText(`· ${email}`)).toBeVisible();
  await page.goto(await linkTo(next));
  await button(page, 'Potwierdź adres').click();
  await expect(page.getByText(`Adres ${next} jest potwierdzony.`)).toBeVisible();
  await mailWith(shop.dataDir, 'Adres_e-mail_konta_zosta=C5=82_zmieniony', email);
});

test('a proved address brings no orders of guests: those take a link of their own', async ({ newContext }) => {
  const email = `${someone()}@example.pl`;
  const guest = await newContext({ baseURL: shop.url });
  const number = numberOf(await placeOrder(guest, [cup], { more: { client_email: email } }));
  const context = await newContext({ baseURL: shop.url });
  await registered(context, email);
  const page = await context.newPage();
  await page.goto(await linkTo(email));
  await button(page, 'Potwierdź adres').click();
  await expect(page.getByText(`Adres ${email} jest potwierdzony.`)).toBeVisible();
  await page.goto('/konto/zamowienia');
  await expect(page.getByText(`Zamówienie nr ${number}`)).toHaveCount(0);
  expect((await guest.request.get(`/zamowienie/${number}`)).status()).toBe(200);
});

test('fits every width', async ({ newContext }) => {
  const context = await newContext({ baseURL: shop.url });
  const page = await context.newPage();
  const email = await registered(context);
  for (const path of ['/konto', '/konto/potwierdzenie-adresu?wyslano=1', await linkTo(email)]) {
    await page.goto(path);
    await expectFits(page);
  }
});
