import type { Page } from '@playwright/test';
import { someone } from './support/account.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { desk as shop } from './support/desk.ts';
import { expectFormAwake } from './support/live.ts';
import { test } from './support/oneTab.ts';
import { joined, mailsTo, mailWith } from './support/outbox.ts';
import { expect } from './support/test.ts';
import { expectFits } from './support/views.ts';

test.use({ baseURL: shop.url });

const email = (page: Page) => page.getByRole('textbox', { name: 'E-mail' });
const consent = (page: Page) => page.getByRole('checkbox', { name: /^Chcę dostawać newsletter/ });
const send = (page: Page) => page.getByRole('button', { name: 'Zapisz mnie' });
const ready = (page: Page) => expectFormAwake(send(page));
const CHECK = 'Sprawdź pocztę';

/** The address that an e-mail to somebody leads to. */
async function linkIn(to: string, what: string): Promise<string> {
  const mail = joined(await mailWith(shop.dataDir, `/newsletter/${what}/`, to));
  return new RegExp(`/newsletter/${what}/[\\w-]{43}`).exec(mail)?.[0] ?? '';
}

test('is asked for, confirmed and ended', async ({ page }) => {
  await page.goto('/');
  await page.goto('/newsletter');
  await ready(page);
  const to = `ala.${someone()}@example.pl`;
  await email(page).fill(to.replace('ala', 'Ala'));
  await consent(page).check();
  await send(page).click();
  await expect(page.getByRole('main')).toContainText(CHECK);

  const confirm = await linkIn(to, 'potwierdz');
  // Whatever opens the link before its reader does changes nothing.
  await page.request.get(confirm);
  await page.goto(confirm);
  await expect(page.getByText('a…@example.pl')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Potwierdzam zapis' }).click();
  await expect(page.getByRole('status').last()).toContainText('Zapis potwierdzony.');
  await page.goto(confirm);
  await expect(page.getByRole('status').last()).toContainText('Zapis jest potwierdzony.');
  await expectNoAxeViolations(page);

  await expect.poll(() => mailsTo(shop.dataDir, to).length, { timeout: 20_000 }).toBe(2);
  const leave = await linkIn(to, 'wypisz');
  await page.goto(leave);
  await page.getByRole('button', { name: 'Wypisz mnie' }).click();
  await expect(page.getByText('Adres usunięty.')).toBeVisible();
  await page.goto(leave);
  await expect(page.getByText('Ten link już nie działa: adres był już wypisany.')).toBeVisible();
});

test('is found in the footer, says what is wrong, and fits every width', async ({ page }) => {
  await page.goto('/kontakt');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible();
  await ready(page);
  await send(page).click();
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAccessibleDescription('Proszę wypełnić to pole.');
  await expect(consent(page)).toHaveAccessibleDescription('To pole jest obowiązkowe.');
  await expectFits(page);
  await expectNoAxeViolations(page);
});
