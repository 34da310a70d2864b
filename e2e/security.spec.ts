import type { Page } from '@playwright/test';
import { expectTakenOver } from './support/live.ts';
import { test } from './support/oneTab.ts';
import { expect } from './support/test.ts';

const pages = [
  '/',
  '/kategoria/kubki-i-filizanki',
  '/produkt/kubek-codzienny-kobalt-1001',
  '/producent/glinianka',
  '/seria/codzienna',
  '/nowosci',
  '/promocje',
  '/strona/o-nas',
  '/kontakt',
];

test('pages change in the browser, with the styles of each', async ({ page }) => {
  await page.goto('/');
  await expectTakenOver(page);
  await page.evaluate(() => {
    document.documentElement.dataset.visit = 'one';
  });
  for (const path of ['/kategoria/kubki-i-filizanki', '/strona/o-nas', '/kontakt', '/']) {
    await openInPage(page, path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const soft = await styleOf(page);
    await expect(page.locator('html')).toHaveAttribute('data-visit', 'one');
    const fresh = await page.context().newPage();
    await fresh.goto(path);
    await expectTakenOver(fresh);
    await expect.poll(() => styleOf(page), { message: path }).toEqual(await styleOf(fresh));
    expect(soft).not.toEqual([]);
    await fresh.close();
  }
});

/** Follows a link as a shopper would, wherever on a page it may stand. */
const openInPage = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);

/** How the first elements of the content look: the same however the page was reached. */
const styleOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')].slice(0, 40).map((one) => {
      const { color, fontSize, display, marginTop, fontFamily } = getComputedStyle(one);
      return [one.tagName, color, fontSize, display, marginTop, fontFamily].join(' ');
    }),
  );

test('what is injected does not run', async ({ page, guard }) => {
  guard.allowConsole(/Content Security Policy|Refused|TrustedHTML|TrustedScript|violates/);
  await page.goto('/');
  await expectTakenOver(page);
  const ran = await page.evaluate(() => {
    const refused = (attempt: () => unknown) => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    };
    const script = document.createElement('script');
    const inline = refused(() => {
      script.textContent = 'window.injected = true';
      document.head.append(script);
    });
    const handler = document.createElement('img');
    handler.setAttribute('src', 'data:,');
    const attribute = refused(() => handler.setAttribute('onerror', 'window.injected = true'));
    document.body.append(handler);
    return {
      html: refused(() => {
        document.createElement('div').innerHTML = '<b>x</b>';
      }),
      address: refused(() => {
        document.createElement('script').src = 'https://other.example/x.js';
      }),
      policy: refused(() =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
        ).trustedTypes.createPolicy('mine', {}),
      ),
      again: ['boot', 'shop'].map((name) =>
        refused(() =>
          (
            window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
          ).trustedTypes.createPolicy(name, {}),
        ),
      ),
      inline,
      attribute,
    };
  });
  expect(ran).toMatchObject({ html: true, address: true, policy: true, again: [true, true] });
  // What the developer tools run may evaluate text; what the page runs later may not.
  const evaluated = page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(() => {
          try {
            resolve(new Function('return "ran"')());
          } catch (error) {
            resolve(error instanceof Error ? error.name : error);
          }
        });
      }),
  );
  expect(await evaluated).toBe('EvalError');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});

test('a script in the HTML that is not ours is refused, and the page works on', async ({ page, guard }) => {
  // React tells that the document is not as it was rendered, and makes it anew.
  guard.allowConsole(/Content Security Policy|violates|React error #418|Hydration/);
  await page.route('/kontakt', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace('<main', '<script>window.injected = true</script><main');
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto('/kontakt');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectTakenOver(page);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  await openInPage(page, '/strona/o-nas');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O nas');
});

test('a page that is missing is shown without leaving the shop', async ({ page, guard }) => {
  guard.allowConsole(/status of 404/);
  await page.goto('/');
  await expectTakenOver(page);
  await openInPage(page, '/kategoria/nie-ma-takiej');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu już nic nie stoi');
  await openInPage(page, '/kontakt');
  await expect(page).toHaveTitle(/Kontakt/);
});

test('a visitor without scripts sees pages in their styles', async ({ noJs }) => {
  const page = await noJs.newPage();
  await page.goto('/kategoria/kubki-i-filizanki');
  expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');
  await expect(page.locator('style')).toHaveCount(1);
});

test('two visitors are served the same bytes', async ({ request }) => {
  for (const path of pages) {
    const bodies = await Promise.all(
      ['0', '1'].map(async (one) =>
        (await request.get(path, { headers: { 'X-Visitor': one, Cookie: `visitor=${one}` } })).text(),
      ),
    );
    expect(bodies[0], path).toBe(bodies[1]);
  }
});

test('a body that is no form is refused as such, and nothing fails', async ({ request }) => {
  for (const path of [
    '/koszyk',
    '/logowanie',
    '/rejestracja',
    '/logowanie/odzyskaj',
    '/zamowienie',
    '/kontakt',
    '/newsletter',
  ]) {
    for (const type of ['application/json', 'text/plain', 'multipart/form-data', 'multipart/form-data; boundary=x']) {
      const answer = await request.post(path, { data: '{}', headers: { 'Content-Type': type } });
      expect(answer.status(), `${type} to ${path}`).toBeLessThan(500);
    }
  }
  const answer = await request.post('/koszyk', { data: '{}', headers: { 'Content-Type': 'application/json' } });
  expect(answer.status()).toBe(400);
});
