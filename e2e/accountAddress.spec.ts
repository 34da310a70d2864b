import { registered, submit } from './support/account.ts';
import { desk as shop } from './support/desk.ts';
import { fillAsBrowser } from './support/fillAsBrowser.ts';
import { expectFormAwake } from './support/live.ts';
import { test } from './support/oneTab.ts';
import { expect } from './support/test.ts';

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
