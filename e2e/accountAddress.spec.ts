import { registered, submit } from './support/account.ts';
import { desk as shop } from './support/desk.ts';
import { fillAsBrowser } from './support/fillAsBrowser.ts';
import { expectFormAwake } from './support/live.ts';
import { test } from './support/oneTab.ts';
import { expect } from './support/test.ts';
import { views } from './support/views.ts';

test.use({ baseURL: shop.url });

test('an address of the account takes a street that came with its number', async ({ page, context }) => {
  await registered(context, shop.url);
  await page.goto('/konto/adresy/nowy');
  const save = submit(page, 'Zapisz');
  await expectFormAwake(save);
  const field = (name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true });
  const told = { Imię: 'Ewa', Nazwisko: 'Lis', 'Kod pocztowy': '59-700', Miejscowość: 'Bolesławiec' };
  for (const [name, value] of Object.entries(told)) await field(name).fill(value);
  await field('Telefon').fill('600700800');
  await fillAsBrowser(field('Ulica'), 'Polna 12');
  await expect(field('Nr domu i lokalu')).toHaveValue('12');
  await save.click();
  await expect(page).toHaveURL(/\?zapisano=1$/);
  await expect(page.getByRole('main')).toContainText('Polna 12');
});

test('an address that is saved when the session is over stays until its writer is signed in again', async ({
  page,
  context,
}) => {
  await page.setViewportSize(views.phone);
  await registered(context, shop.url);
  const kept = await context.cookies();
  await page.goto('/konto/adresy/nowy');
  const save = submit(page, 'Zapisz');
  await expectFormAwake(save);
  const field = (name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true });
  const told = { Ulica: 'Polna', 'Nr domu i lokalu': '12', 'Kod pocztowy': '59-700', Miejscowość: 'Bolesławiec' };
  for (const [name, value] of Object.entries(told)) await field(name).fill(value);
  await field('Telefon').fill('600700800');
  await context.clearCookies();
  await save.click();
  await expect(page.getByText('Nie jesteś już na swoim koncie.')).toBeInViewport();
  await expect(page).toHaveURL(/\/konto\/adresy\/nowy$/);
  await expect(page.getByRole('link', { name: 'Zaloguj się w nowej karcie' })).toHaveAttribute('target', '_blank');
  for (const [name, value] of Object.entries(told)) await expect(field(name)).toHaveValue(value);
  // As a sign-in in another tab does.
  await context.addCookies(kept);
  await save.click();
  await expect(page).toHaveURL(/\?zapisano=1$/);
  await expect(page.getByRole('main')).toContainText('Polna 12');
});
