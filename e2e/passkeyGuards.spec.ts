import { createServer, type Server } from 'node:http';
import type { Page, Request, Route } from '@playwright/test';
import { keyButton, signOut, withKey, withoutOffer } from './support/account.ts';
import { freePort } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const SERVICE = '/accounts/webAuthn';
const hello = (page: Page) => page.getByRole('heading', { name: 'Dzień dobry, Anna' });
const isLogin = (request: Request) => request.url().endsWith(`${SERVICE}/login.php`);

/** Signs in by the button of the page; gives what was sent to the accounts, and what they answered. */
async function signInByKey(page: Page): Promise<{ body: string; token: string }> {
  const told = { body: '', token: '' };
  // Read on its way: the page goes on to another one with it, and its answers end with it.
  const read = async (route: Route) => {
    const response = await route.fetch();
    told.body = route.request().postData() ?? '';
    told.token = ((await response.json()) as { loginToken: string }).loginToken;
    await route.fulfill({ response });
  };
  await page.route(`**${SERVICE}/login.php`, read);
  await page.goto('/logowanie');
  await keyButton(page).click();
  await expect(hello(page)).toBeVisible();
  await page.unroute(`**${SERVICE}/login.php`, read);
  return told;
}

/** Asks as a script of the page would. */
const asked = (page: Page, url: string, type: string, body: string) =>
  page.evaluate(
    async ([to, kind, text]) => {
      const init = { method: 'POST', headers: { 'Content-Type': kind }, body: text, credentials: 'include' } as const;
      return (await (await fetch(to, init)).json()) as unknown;
    },
    [url, type, body] as const,
  );

test('an answer and the token it brought are each good once', async ({ page }) => {
  await withKey(page);
  await signOut(page);
  await withoutOffer(page);
  const { body, token } = await signInByKey(page);
  const again = await asked(page, `${SERVICE}/login.php`, 'application/x-www-form-urlencoded', body);
  expect(again).toMatchObject({ status: 'error', errorMsg: 'The credential was refused.', loginToken: '' });
  await signOut(page);
  const query = `mutation { loginByIAIAccountsToken(token: "${token}") { status login } }`;
  const entered = await asked(page, '/graphql/v1/', 'application/json', JSON.stringify({ query }));
  expect(entered).toEqual({ data: { loginByIAIAccountsToken: { status: 'error', login: null } } });
  await page.goto('/konto');
  await expect(page).toHaveURL('/logowanie');
});

test('a challenge that another page asked for is refused', async ({ page, newContext }) => {
  await withKey(page);
  await signOut(page);
  await withoutOffer(page);
  const other = await (await newContext()).newPage();
  await other.goto('/logowanie');
  const form = 'application/x-www-form-urlencoded';
  const theirs = await asked(other, `${SERVICE}/generateLoginRequest.php`, form, 'domain=localhost');
  await page.route(`**${SERVICE}/generateLoginRequest.php`, (route) => route.fulfill({ json: theirs }));
  await page.goto('/logowanie');
  await keyButton(page).click();
  await expect(page.getByText('Sklep nie przyjął tego klucza.')).toBeVisible();
});

test('a key used by somebody who was not verified is refused', async ({ page }) => {
  const { cdp, id } = await withKey(page);
  await signOut(page);
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
  await signOut(page);
  await withoutOffer(page);
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId: id });
  const [copy] = credentials;
  if (!copy) throw new Error('The authenticator holds no key');
  await signInByKey(page);
  await signOut(page);
  await signInByKey(page);
  await signOut(page);
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

  for (const host of ['localhost', '127.0.0.1']) {
    test(`on ${host} is told nothing, and no key of the shop's is for one elsewhere`, async ({ page, guard }) => {
      guard.allowConsole(/generateLoginRequest|favicon|Failed to load resource/);
      guard.allowRequest(/generateLoginRequest/);
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
      expect(outcome).toBe('TypeError');
      const headers = { Origin: `http://${host}:${port}` };
      const answer = await page.request.post(url, { form: { domain: 'localhost' }, headers });
      expect([answer.status(), answer.headers()['set-cookie']]).toEqual([403, undefined]);
      if (host === 'localhost') return;
      const got = await page.evaluate(() =>
        navigator.credentials.get({ publicKey: { challenge: new Uint8Array(32), rpId: 'localhost' } }).then(
          () => 'got',
          ({ name }: Error) => name,
        ),
      );
      expect(got).toBe('SecurityError');
    });
  }
});
