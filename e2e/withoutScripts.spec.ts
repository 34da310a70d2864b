import { registered } from './support/account.ts';
import { expect, test } from './support/test.ts';
import { expectNoHorizontalScroll, views } from './support/views.ts';

// That these forms and links do what they say is asked over HTTP (src/server/journeys): here, whether they are in sight.

const CUP = '/produkt/kubek-codzienny-kobalt-1001';
const CUPS = '/kategoria/kubki-i-filizanki';

test('without scripts what forms are sent by is in sight, and what needs scripts is not', async ({ noJs, baseURL }) => {
  const page = await noJs.newPage();
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  await page.goto(CUP);
  await main.getByRole('radio', { name: /^350 ml/ }).check();
  await button('Pokaż').click();
  await expect(page.locator('#projector_price_value')).toHaveText('68,00 zł');
  for (const name of ['Do koszyka', 'Zapisz na liście', 'Porównaj']) await expect(button(name)).toBeVisible();
  await page.goto(`${CUP}?size=450`);
  await expect(button('Powiadom mnie')).toBeVisible();

  await page.goto(CUPS);
  await expect(button('Zapisz na liście: Kubek Codzienny')).toBeVisible();
  await expect(button('Zmień')).toBeVisible();
  await expect(button('Pokaż produkty')).toBeVisible();

  await page.goto('/sklepy');
  await expect(button('Pokaż mapę')).toBeHidden();
  await expect(button('Szukaj')).toBeVisible();

  await page.goto('/produkt/kubki-z-twoim-znakiem-1006/wycena');
  const nip = main.getByRole('textbox', { name: 'NIP' });
  const city = main.getByRole('group', { name: 'Adres dostawy' }).getByRole('textbox', { name: 'Miejscowość' });
  await expect(nip).toBeHidden();
  await main.getByRole('radio', { name: 'Firma (potrzebny NIP)' }).check();
  await expect(nip).toBeVisible();
  await expect(city).toBeHidden();
  await main.getByRole('checkbox', { name: 'Dostawa na ten sam adres' }).uncheck();
  await expect(city).toBeVisible();

  await registered(noJs, baseURL ?? '');
  await page.goto('/konto/moje-dane');
  await button('Usuń konto').click();
  await expect(main.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
  await expect(main.getByRole('checkbox')).toBeInViewport();
});

test('without scripts a phone shows the languages in its menu, a list that fits, and the search box', async ({
  noJs,
}) => {
  const page = await noJs.newPage();
  await page.setViewportSize(views.phone);
  await page.goto(CUPS);
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(page.locator('#settings_drawer').getByRole('link', { name: 'English' })).toBeVisible();

  await page.goto(`${CUP}?size=350`);
  await page.getByRole('main').getByRole('button', { name: 'Zapisz na liście', exact: true }).click();
  await page.getByRole('listitem').filter({ hasText: 'Kubek Codzienny' }).getByText('Zmień').click();
  await expect(page.getByLabel('Ile chcesz, szt.')).toBeVisible();
  await expectNoHorizontalScroll(page);

  const box = page.getByRole('banner').getByRole('textbox', { name: 'Szukaj', exact: true });
  await box.click();
  await page.keyboard.type('talerz');
  await expect(box).toBeInViewport();
});
