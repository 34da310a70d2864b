import type { BrowserContext, Page } from '@playwright/test';
import { registered as registeredAt } from './support/account.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { desk as shop } from './support/desk.ts';
import { test } from './support/oneTab.ts';
import { joined, mailsTo } from './support/outbox.ts';
import { expect } from './support/test.ts';
import { expectFits } from './support/views.ts';

test.use({ baseURL: shop.url });

const registered = (context: BrowserContext): Promise<string> => registeredAt(context, shop.url, { firstname: 'Iga' });

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

// What these links do, and for whom, is told over HTTP (src/server/journeys/accounts.server.test.ts): here is how it looks.
test('what is asked and told of an address has no barrier and fits every width', async ({ page, context }) => {
  const email = await registered(context);
  const look = () =>
    expectFits(page, async (view) => {
      if (view === 'desktop') await expectNoAxeViolations(page);
    });
  await page.goto('/konto');
  await expect(page.getByText(`Adres ${email} nie jest jeszcze potwierdzony`)).toBeVisible();
  await look();
  await button(page, 'Wyślij nowy link').click();
  await expect(page.getByRole('status').filter({ hasText: 'Sprawdź pocztę' })).toBeVisible();
  await look();

  await page.goto(await linkTo(email, 2));
  await expect(heading(page, `Potwierdzić adres ${email}?`)).toBeVisible();
  await look();
  await button(page, 'Potwierdź adres').click();
  await expect(page.getByText(`Adres ${email} jest potwierdzony.`)).toBeVisible();

  await page.goto('/konto/bezpieczenstwo');
  const next = `nowa.${email}`;
  await page.getByLabel('Nowy adres e-mail').fill(next);
  await button(page, 'Zmień adres').click();
  await expect(page.getByText(`Wysłaliśmy link na adres ${next}`)).toBeVisible();
  await expectNoAxeViolations(page);
});
