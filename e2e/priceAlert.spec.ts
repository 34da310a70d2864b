import type { Page } from '@playwright/test';
import { someone } from './support/account.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { desk as shop } from './support/desk.ts';
import { expectLaidOut } from './support/layout.ts';
import { expectFormAwake } from './support/live.ts';
import { test } from './support/oneTab.ts';
import { linkIn } from './support/outbox.ts';
import { expect } from './support/test.ts';

test.use({ baseURL: shop.url });

const CUP = '/produkt/kubek-codzienny-kobalt-1001';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const send = (page: Page) => page.getByRole('button', { name: 'Powiadom mnie' });
const below = (page: Page) => page.getByRole('textbox', { name: /^Napisz dopiero od kwoty/ });

test('a shopper asks to hear of a lower price, confirms and ends it', async ({ page }) => {
  await page.goto(CUP);
  await page.getByRole('main').getByRole('link', { name: 'Powiadom, gdy stanieje' }).click();
  await expect(heading(page, 'Powiadom, gdy stanieje')).toBeVisible();
  await expectFormAwake(send(page));
  await expectNoAxeViolations(page);
  await send(page).click();
  await expect(page.getByText('Popraw 2 pola, żeby wysłać formularz')).toBeVisible();
  await expectNoAxeViolations(page);
  await expectLaidOut(page);
  const email = `ala.${someone()}@example.pl`;
  await page.getByLabel('Rozmiar').selectOption({ label: '350 ml, teraz 68,00 zł' });
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('checkbox', { name: /^Chcę dostawać/ }).check();
  await below(page).fill('99');
  await send(page).click();
  await expect(page.getByRole('main')).toContainText('Ta kwota musi być niższa niż obecna cena: 68,00 zł.');
  await below(page).fill('60,50 zł');
  await send(page).click();
  await expect(page.getByText('Sprawdź pocztę')).toBeVisible();
  await expectNoAxeViolations(page);

  const link = await linkIn(shop.dataDir, '/powiadomienia/cena/', /\/powiadomienia\/cena\/[\w-]{43}/, email);
  await page.goto(link);
  await expect(page.getByRole('main')).toContainText('Kubek Codzienny');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Potwierdzam' }).click();
  await expect(page.getByText('Gotowe. Napiszemy, gdy cena spadnie.')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('To powiadomienie już działa.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Potwierdzam' })).toHaveCount(0);
});
