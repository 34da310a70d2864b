import { fillRegistration, login, PASSWORD, password, register, signOut, submit, withKey } from './support/account.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { expectFormAwake, expectSettled } from './support/live.ts';
import { inNewTab, test } from './support/oneTab.ts';
import { expect } from './support/test.ts';
import { expectFits, expectNoHorizontalScroll, views } from './support/views.ts';

test('the header tells who is signed in, without a word in the page that all are served', async ({ page }) => {
  await register(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Konto: Anna' })).toBeVisible();
  expect(await (await page.request.get('/')).text()).not.toContain('Anna');
  const cookies = Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]));
  expect(cookies).toMatchObject({ ck_cook: '1', zalogowany: '1' });
  expect(cookies, 'nobody has chosen anything').not.toHaveProperty('consent');
  await page.evaluate(() => {
    sessionStorage.setItem('expchck_step', '2');
    sessionStorage.setItem('other', '1');
  });
  await signOut(page);
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => /^expchck|^other$/.test(key))))
    .toEqual(['other']);
  await expect(page.getByRole('link', { name: 'Konto', exact: true })).toBeVisible();
});

test('a form says what is wrong with each field', async ({ page }) => {
  const name = await register(page);
  await page.goto('/konto/dane');
  const born = page.getByLabel('Data urodzenia');
  await born.fill('30.02.1987');
  await page.getByLabel('Drugi telefon').fill('22 123 45 67');
  await expect(page.getByText('Wpisz poprawną datę urodzenia w formacie RRRR-MM-DD').first()).toBeVisible();
  await born.fill('12.05.1987');
  await page.locator('#client_phone').fill('512-345-678');
  await submit(page, 'Zapisz').click();
  await expect(page).toHaveURL(/\?zapisano=1$/);
  await expect(born).toHaveValue('1987-05-12');
  await expect(page.getByLabel('Drugi telefon')).toHaveValue('22 123 45 67');
  await signOut(page);
  await page.goto('/rejestracja');
  // Typed before there is code to hear it, on a slow line.
  await page.getByLabel('Imię').fill('Ann4');
  await expect(page.getByText('Pole nie może zawierać cyfr.').first()).toBeVisible();
  await expectFormAwake(submit(page, 'Załóż konto'));
  await fillRegistration(page, name);
  await page.locator('#client_phone').fill('12345');
  await expect(page.getByText('Ten numer nie pasuje do wybranego kraju.').first()).toBeVisible();
  await page.locator('#client_phone').fill('');
  await page.getByLabel('Login').fill('Piec.w.polu');
  await password(page).fill('piec.w.polu');
  await expect(page.getByText('Hasło nie może być takie samo jak login.').first()).toBeVisible();
  await expect(page.getByText('Hasła się różnią').first()).toBeVisible();
  await password(page).fill(PASSWORD);
  await expect(page.getByText('Hasła się różnią')).toHaveCount(0);
  await page.getByLabel('Login').fill(name.slice(0, 40));
  await expect(page.getByText(/Podany login jest już zajęty\. Wolny jest na\sprzykład: anna/).first()).toBeVisible();
  await page.getByLabel('Login').fill('');
  await page.getByLabel('Powtórz hasło').fill('inne');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Hasła się różnią').first()).toBeVisible();
  await password(page).fill(PASSWORD);
  await page.getByLabel('Powtórz hasło').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Na ten adres jest już konto').first()).toBeVisible();
  await expectNoAxeViolations(page);
});

test('a network that fails takes nothing away that was typed', async ({ page, context, guard }) => {
  guard.allowRequest(/graphql|logowanie|accounts|ajax/);
  guard.allowNoNetwork();
  const name = await register(page);
  await signOut(page);
  // What offers a key is fetched by itself, and would be on its way when the network fails.
  const keys = page.waitForEvent('requestfinished', (request) => request.url().includes('ceremony'));
  await page.goto('/logowanie');
  await expectFormAwake(submit(page, 'Zaloguj się'));
  await keys;
  await context.setOffline(true);
  await login(page).fill(name);
  await password(page).fill(PASSWORD);
  await submit(page, 'Zaloguj się').click();
  await expect(page.getByText('Nic nie zginęło. Sprawdź połączenie i spróbuj jeszcze raz.')).toBeVisible();
  await expect(login(page)).toHaveValue(name);
  await context.setOffline(false);
  await submit(page, 'Zaloguj się').click();
  await expect(page.getByRole('heading', { name: 'Dzień dobry, Anna' })).toBeVisible();
});

test('a form that was left is as it was on the way back to it, without its passwords', async ({ page }) => {
  await page.goto('/rejestracja');
  await fillRegistration(page, 'anna');
  await page.getByRole('radio', { name: /^Firma/ }).check();
  await expectFormAwake(submit(page, 'Załóż konto'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Regulamin' }).click();
  await expect(page).toHaveURL(/regulamin/);
  await expectSettled(page);
  await page.goBack();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('anna@example.pl');
  await expect(page.getByRole('radio', { name: /^Firma/ })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'NIP' })).toBeVisible();
  await expect(password(page)).toHaveValue('');
});

test('a link for a forgotten password is asked for, and the page says so in its place', async ({ page }) => {
  await page.goto('/odzyskiwanie-hasla');
  await expectFormAwake(submit(page, 'Wyślij link'));
  await login(page).fill('nikt@example.pl');
  await submit(page, 'Wyślij link').click();
  await expect(page.getByRole('main')).toContainText('Sprawdź pocztę');
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page).toHaveURL(/\?wyslano=1$/);
});

inNewTab('pages have no barrier and no sideways scroll at any width', async ({ page }) => {
  const paths = [
    '/logowanie',
    '/rejestracja',
    '/odzyskiwanie-hasla',
    '/odzyskiwanie-hasla?wyslano=1',
    '/odzyskiwanie-hasla/x',
  ];
  const own = [
    '/konto',
    '/konto/zamowienia',
    '/konto/zamowienia-bez-konta',
    '/konto/dane',
    '/konto/adresy',
    '/konto/adresy/nowy',
    '/konto/adresy/nowa-faktura',
    '/konto/zgody',
    '/konto/bezpieczenstwo',
    '/konto/moje-dane',
    '/wyloguj',
  ];
  // In wider windows `layout.spec.ts` and `layoutOwn.spec.ts` look at the others, and at these without a key.
  const wide = [
    '/odzyskiwanie-hasla?wyslano=1',
    '/odzyskiwanie-hasla/x',
    '/konto',
    '/konto/adresy/nowa-faktura',
    '/konto/bezpieczenstwo',
  ];
  const look = async (path: string) => {
    await page.goto(path);
    // The window stays a phone's.
    if (wide.includes(path)) await expectFits(page);
    else await expectNoHorizontalScroll(page);
    await expectNoAxeViolations(page);
  };
  await page.setViewportSize(views.phone);
  for (const path of paths) await look(path);
  await withKey(page);
  for (const path of own) await look(path);
});
