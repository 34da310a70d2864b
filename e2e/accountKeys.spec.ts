import { keyButton, login, PASSWORD, password, signedOut, submit, withKey, withoutOffer } from './support/account.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { inNewTab as test } from './support/oneTab.ts';
import { expect } from './support/test.ts';

test.describe('with a passkey', () => {
  test('one is made, listed, renamed and removed', async ({ page }) => {
    const { cdp, id } = await withKey(page);
    await page.goto('/konto/bezpieczenstwo');
    const list = page.getByRole('listitem').filter({ hasText: 'jeszcze nieużyty' });
    await expect(list).toHaveCount(1);
    await expect(page.getByText('Ten klucz jest tylko na jednym urządzeniu')).toBeVisible();
    await page.getByText('Zmień nazwę').click();
    await page.getByLabel('Nazwa klucza').fill(' ');
    await list.getByRole('button', { name: 'Zapisz' }).click();
    await expect(page.getByLabel('Nazwa klucza')).toHaveAccessibleDescription('Proszę wypełnić to pole.');
    await expectNoAxeViolations(page);
    await page.getByLabel('Nazwa klucza').fill('Mój telefon');
    await list.getByRole('button', { name: 'Zapisz' }).click();
    await expect(page.getByText('Mój telefon', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Usuń klucz Mój telefon' }).click();
    await expect(page.getByText('Nie ma jeszcze żadnego klucza.')).toBeVisible();
    // The browser is told, and forgets it.
    await expect
      .poll(async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId: id })).credentials.length)
      .toBe(0);
  });

  test('a right to add one that cannot be asked for is told as a connection that failed', async ({ page, guard }) => {
    guard.allowRequest(/prawo-do-klucza/);
    guard.allowConsole(/503/);
    await withKey(page);
    await page.goto('/konto/bezpieczenstwo');
    await page.route(/prawo-do-klucza/, (route) => route.fulfill({ status: 503 }), { times: 1 });
    await page.getByRole('button', { name: 'Dodaj klucz dostępu' }).click();
    await expect(page.getByText('Nie ma połączenia ze sklepem.')).toBeVisible();
  });

  test('the browser signs in from the login field', async ({ page }) => {
    await withKey(page);
    await signedOut(page);
    await page.addInitScript(() => {
      const { credentials } = navigator;
      const get = credentials.get.bind(credentials);
      credentials.get = (options) => {
        sessionStorage.setItem('mediation', String(options?.mediation));
        return get(options);
      };
    });
    // The authenticator chooses what the browser offers in the field, as soon as it does.
    await page.goto('/logowanie?dalej=/konto/zgody');
    await expect(page).toHaveURL('/konto/zgody');
    expect(await page.evaluate(() => sessionStorage.getItem('mediation'))).toBe('conditional');
  });

  test('a dialog signs in, and one that is not confirmed is no error', async ({ page }) => {
    const { cdp, id } = await withKey(page);
    await signedOut(page);
    await withoutOffer(page);
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: false });
    await page.goto('/logowanie');
    await keyButton(page).click();
    await expect(page.getByText('Logowanie kluczem zostało przerwane')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: true });
    await keyButton(page).click();
    await expect(page.getByRole('heading', { name: 'Dzień dobry, Anna' })).toBeVisible();
  });

  test('one that the shop does not know any more says so, and the password still opens', async ({
    page,
    newContext,
  }) => {
    const { name } = await withKey(page);
    const other = await (await newContext()).newPage();
    await other.goto('/logowanie');
    await login(other).fill(name);
    await password(other).fill(PASSWORD);
    await submit(other, 'Zaloguj się').click();
    await other.getByRole('main').getByRole('link', { name: 'Bezpieczeństwo' }).first().click();
    await other.getByRole('button', { name: /^Usuń klucz/ }).click();
    await expect(other.getByText('Nie ma jeszcze żadnego klucza.')).toBeVisible();
    await signedOut(page);
    await page.goto('/logowanie');
    await expect(page.getByText('Sklep nie zna już tego klucza')).toBeVisible();
    await login(page).fill(name);
    await password(page).fill(PASSWORD);
    await submit(page, 'Zaloguj się').click();
    await expect(page.getByRole('heading', { name: 'Dzień dobry, Anna' })).toBeVisible();
  });

  test('a browser that has none says so', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'PublicKeyCredential');
    });
    await page.goto('/logowanie');
    await expect(page.getByText('Ta przeglądarka nie obsługuje kluczy dostępu. Zaloguj się hasłem.')).toBeVisible();
    await expect(keyButton(page)).toHaveCount(0);
  });
});
