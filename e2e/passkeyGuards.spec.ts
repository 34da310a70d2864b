import { createServer, type Server } from 'node:http';
import type { Page, Request } from '@playwright/test';
import { keyButton, signedOut, withKey, withoutOffer } from './support/account.ts';
import { inNewTab as test } from './support/oneTab.ts';
import { freePort } from './support/shop.ts';
import { expect } from './support/test.ts';

const SERVICE = '/accounts/webAuthn';
const hello = (page: Page) => page.getByRole('heading', { name: 'Dzień dobry, Anna' });
const isLogin = (request: Request) => request.url().endsWith(`${SERVICE}/login.php`);

/** Signs in by the button of the page. */
async function signInByKey(page: Page): Promise<void> {
  await page.goto('/logowanie');
  await keyButton(page).click();
  await expect(hello(page)).toBeVisible();
}

// What the shop does with answers that come twice or to another page's question is asked in accounts.server.test.ts.
test('a key used by somebody who was not verified is refused', async ({ page }) => {
  const { cdp, id } = await withKey(page);
  await signedOut(page);
  await withoutOffer(page);
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: false });
  // A page that asks for less than the shop does: the browser agrees, the shop does not.
  await page.route(`**${SERVICE}/generateLoginRequest.php`, async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replace(String.raw`\"required\"`, String.raw`\"discouraged\"`);
    await route.fulfill({ response: answer, body: text });
  });
  await page.goto('/logowanie');
  const sent = page.waitForRequest(isLogin);
  await keyButton(page).click();
  expect(await (await (await sent).response())?.json()).toMatchObject({ errorMsg: 'The credential was refused.' });
  await expect(page.getByText('Sklep nie przyjął tego klucza.')).toBeVisible();
});

test('a copy of a key, which has counted fewer uses, is refused and said to be one', async ({ page }) => {
  const { cdp, id } = await withKey(page);
  await signedOut(page);
  await withoutOffer(page);
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId: id });
  const [copy] = credentials;
  if (!copy) throw new Error('The authenticator holds no key');
  await signInByKey(page);
  await signedOut(page);
  await signInByKey(page);
  await signedOut(page);
  await cdp.send('WebAuthn.clearCredentials', { authenticatorId: id });
  await cdp.send('WebAuthn.addCredential', { authenticatorId: id, credential: copy });
  await page.goto('/logowanie');
  await keyButton(page).click();
  await expect(page.getByText('Ten klucz wygląda na skopiowany')).toBeVisible();
});

test.describe('a page of another origin', () => {
  let server: Server;
  let port = 0;
  test.beforeAll(async () => {
    port = await freePort();
    server = createServer((_, answer) => answer.setHeader('Content-Type', 'text/html').end('<!doctype html><title>.'));
    await new Promise<void>((resolve) => server.listen(port, resolve));
  });
  test.afterAll(() => new Promise((resolve) => server.close(resolve)));

  test('is told nothing, and no key of the shop’s is for one elsewhere', async ({ page, guard }) => {
    guard.allowConsole(/generateLoginRequest|favicon|Failed to load resource/);
    guard.allowRequest(/generateLoginRequest/);
    for (const host of ['localhost', '127.0.0.1']) {
      await page.goto(`http://${host}:${port}/`);
      const url = `${process.env.E2E_SHOP_URL}${SERVICE}/generateLoginRequest.php`;
      const outcome = await page.evaluate(async (to) => {
        const body = new URLSearchParams({ domain: 'localhost' });
        const init = { method: 'POST', body, credentials: 'include' } as const;
        return fetch(to, init).then(
          () => 'answered',
          ({ name }: Error) => name,
        );
      }, url);
      // A browser keeps from the page what it was not meant to read; the shop does not answer at all.
      expect(outcome, host).toBe('TypeError');
      const headers = { Origin: `http://${host}:${port}` };
      const answer = await page.request.post(url, { form: { domain: 'localhost' }, headers });
      expect([answer.status(), answer.headers()['set-cookie']], host).toEqual([403, undefined]);
    }
    const got = await page.evaluate(() =>
      navigator.credentials.get({ publicKey: { challenge: new Uint8Array(32), rpId: 'localhost' } }).then(
        () => 'got',
        ({ name }: Error) => name,
      ),
    );
    expect(got).toBe('SecurityError');
  });
});
