import type { Page, Request } from '@playwright/test';
import { test } from './oneTab.ts';
import { open } from './page.ts';
import { expect, test as inTabOfItsOwn } from './test.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Próba' });
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const send = (page: Page) => page.getByRole('button', { name: 'Wyślij próbę' });
const sent = (page: Page) => page.getByRole('status', { name: 'Wysłano razy' });
type Messages = { code: string; message: string }[];

interface Asked {
  /** Fields of one query, as the server was asked about them. */
  queries: Record<string, unknown>[];
  urls: { method: string; url: string; body: string }[];
}

/** The server's part: an answer a field, and `errno` for whatever is asked by address. */
async function answering(page: Page, wrong: Record<string, Messages> = {}, errno: unknown = 0): Promise<Asked> {
  const asked: Asked = { queries: [], urls: [] };
  await page.route('**/graphql/v1/**', async (route) => {
    const { variables } = route.request().postDataJSON();
    asked.queries.push(variables);
    const data = Object.fromEntries(Object.keys(variables).map((name) => [name, { messages: wrong[name] ?? [] }]));
    await route.fulfill({ json: { data } });
  });
  await page.route('**/ajax/**', async (route) => {
    const request: Request = route.request();
    const { pathname, search } = new URL(request.url());
    asked.urls.push({ method: request.method(), url: pathname + search, body: request.postData() ?? '' });
    await route.fulfill({ json: { errno } });
  });
  return asked;
}

async function ready(page: Page): Promise<void> {
  await open(page, 'form');
  await expect(page.locator('form[novalidate][aria-label="Próba"]')).toBeVisible();
}

/** What a submission needs besides what a test is about. */
async function fillNeeded(page: Page): Promise<void> {
  await field(page, 'imie').fill('Ala');
  await field(page, 'nazwisko').fill('Kowalska');
  await field(page, 'sposob').selectOption('kurier');
  await field(page, 'zgoda').check();
}

test.describe('the server is asked', () => {
  inTabOfItsOwn('500 ms after the last key, and 25 ms after a field is left', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-21T08:00:00Z') });
    const asked = await answering(page);
    await ready(page);
    await page.clock.pauseAt(new Date('2026-11-21T08:05:00Z'));
    const city = field(page, 'miasto');
    await city.focus();
    await page.keyboard.type('Łó');
    await page.clock.runFor(499);
    await page.keyboard.type('dź');
    await page.clock.runFor(499);
    expect(asked.queries).toEqual([]);
    await page.clock.runFor(1);
    await expect
      .poll(() => asked.queries)
      .toEqual([{ miasto: { clientData: { clientBillingData: { city: 'Łódź' } } } }]);
    await page.keyboard.type('!');
    await city.blur();
    await page.clock.runFor(24);
    expect(asked.queries).toHaveLength(1);
    await page.clock.runFor(1);
    await expect.poll(() => asked.queries).toHaveLength(2);
  });

  test('fields that change at once are asked about in one query, with an alias a field', async ({ page }) => {
    const asked = await answering(page);
    await ready(page);
    const text: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/graphql/')) text.push(JSON.parse(request.postData() ?? '{}').query);
    });
    // As a browser fills a form in.
    await form(page).evaluate((element: HTMLFormElement) => {
      const values = {
        imie: 'Ala',
        miasto: 'Łódź',
        kod: '90-001',
        ulica: 'Polna',
        numer: '12',
        login: 'ala',
        haslo: 'kubek7',
      };
      for (const [name, value] of Object.entries(values)) {
        const control = element.elements.namedItem(name) as HTMLInputElement;
        control.value = value;
        control.dispatchEvent(new Event('input', { bubbles: true }));
      }
    });
    await expect(field(page, 'haslo')).toHaveAttribute('data-ok');
    expect(asked.queries).toEqual([
      {
        imie: { clientData: { clientBillingData: { firstname: 'Ala' } } },
        miasto: { clientData: { clientBillingData: { city: 'Łódź' } } },
        kod: { clientData: { clientBillingData: { zipcode: '90-001', country: 'PL' } } },
        ulica: { clientData: { clientBillingData: { street: 'Polna 12', country: 'PL' } } },
        login: { loginAndPassword: { login: 'ala', password: 'kubek7' } },
        haslo: { loginAndPassword: { password: 'kubek7' } },
      },
    ]);
    expect(text[0]).toMatch(/imie: validateClientData\(.* miasto: validateClientData\(/);
  });

  test('the server is asked with the fields beside it, and again when those change', async ({ page }) => {
    const asked = await answering(page);
    await ready(page);
    await field(page, 'komorka').fill('512 345 678');
    await expect(field(page, 'komorka')).toHaveAttribute('data-ok');
    await field(page, 'kraj').selectOption('DE');
    await expect
      .poll(() => asked.queries.at(-1))
      .toEqual({ komorka: { clientData: { clientBillingData: { phone: '+48 512 345 678', country: 'DE' } } } });
    await field(page, 'prefiks').fill('+49');
    await expect
      .poll(() => asked.queries.at(-1))
      .toEqual({ komorka: { clientData: { clientBillingData: { phone: '+49 512 345 678', country: 'DE' } } } });
  });

  test('a house number is asked about with its street, and shows there that it is missing', async ({ page }) => {
    await answering(page, { ulica: [{ code: 'no_street_number', message: 'Podaj nr domu.' }] });
    await ready(page);
    await field(page, 'ulica').fill('Polna');
    await expect(field(page, 'numer')).toHaveAccessibleDescription('Podaj nr domu.');
    await expect(field(page, 'ulica')).not.toHaveAttribute('aria-invalid');
  });

  test('the server is asked at the address that a field names, by GET and by POST; an errno other than zero is an error', async ({
    page,
  }) => {
    const asked = await answering(page, {}, '7');
    await ready(page);
    await field(page, 'imie').fill('Ala');
    await expect(field(page, 'imie')).toHaveAttribute('data-ok');
    await field(page, 'pobierz').fill('ą b');
    await expect(field(page, 'pobierz')).toHaveAccessibleDescription('Ta wartość jest niepoprawna.');
    await field(page, 'wyslij').fill('x');
    await expect(field(page, 'wyslij')).toHaveAttribute('aria-invalid', 'true');
    await field(page, 'konto').fill('123');
    await expect(field(page, 'konto')).toHaveAccessibleDescription('Format numeru konta bankowego jest niepoprawny');
    expect(asked.urls).toEqual([
      { method: 'GET', url: '/ajax/proba.php?x=1&pobierz=%C4%85+b&imie=Ala', body: '' },
      { method: 'POST', url: '/ajax/proba.php', body: 'wyslij=x' },
      { method: 'GET', url: '/ajax/payments.php?action=verify_iban&bankAccount=123', body: '' },
    ]);
  });

  test('a field passes when the network fails', async ({ page, guard }) => {
    guard.allowRequest(/graphql|proba\.php/);
    guard.allowConsole(/Failed to load resource/);
    await page.route(/graphql|proba\.php/, (route) => route.abort());
    await ready(page);
    await field(page, 'miasto').fill('Łódź');
    await expect(field(page, 'miasto')).toHaveAttribute('data-ok');
    await field(page, 'wyslij').fill('x');
    await expect(field(page, 'wyslij')).toHaveAttribute('data-ok');
  });

  test('an answer that comes too late is not believed', async ({ page }) => {
    await answering(page);
    const late: (() => Promise<void>)[] = [];
    await page.route('**/graphql/v1/**', async (route) => {
      const { variables } = route.request().postDataJSON();
      const { city } = variables.miasto.clientData.clientBillingData;
      const messages = city === 'Łó' ? [{ code: 'no_city', message: 'Za krótkie.' }] : [];
      const answer = () => route.fulfill({ json: { data: { miasto: { messages } } } });
      if (city === 'Łó') late.push(answer);
      else await answer();
    });
    await ready(page);
    await field(page, 'miasto').fill('Łó');
    await expect.poll(() => late.length).toBe(1);
    await expect(field(page, 'miasto')).toHaveAttribute('aria-busy', 'true');
    await field(page, 'miasto').fill('Łódź');
    await expect(field(page, 'miasto')).toHaveAttribute('data-ok');
    const heard = page.waitForResponse('**/graphql/v1/**');
    await late[0]?.();
    await heard;
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(field(page, 'miasto')).toHaveAttribute('data-ok');
    await expect(field(page, 'miasto')).not.toHaveAttribute('aria-invalid');
  });
});

test.describe('a submission', () => {
  test('a submission that is stopped is marked, told above the form, and leads to the first error', async ({
    page,
  }) => {
    await answering(page);
    await ready(page);
    await send(page).click();
    await expect(form(page)).toHaveAttribute('data-failed');
    await expect(field(page, 'imie')).toBeFocused();
    await expect(field(page, 'imie')).toBeInViewport();
    await expect(page.getByText('Popraw 4 pola, żeby wysłać formularz')).toBeVisible();
    await expect(sent(page)).toHaveText('0');
    await page.getByRole('link', { name: 'Próbne imię' }).click();
    await expect(field(page, 'imie')).toBeFocused();
  });

  test('asks first about what was not asked yet, and goes once', async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const asked: unknown[] = [];
    await page.route('**/graphql/v1/**', async (route) => {
      const { variables } = route.request().postDataJSON();
      asked.push(variables);
      await held;
      await route.fulfill({ json: { data: {} } });
    });
    await ready(page);
    await fillNeeded(page);
    await send(page).click();
    await expect(form(page)).toHaveAttribute('aria-busy', 'true');
    await send(page).click({ force: true });
    await field(page, 'imie').press('Enter');
    await expect(sent(page)).toHaveText('0');
    answer();
    await expect(sent(page)).toHaveText('1');
    await expect(form(page)).toHaveAttribute('data-phase', 'sending');
    await send(page).click({ force: true });
    await field(page, 'imie').press('Enter');
    await page.getByRole('button', { name: 'Przyjmij próbę' }).click();
    await expect(form(page)).toHaveAttribute('data-handled');
    await expect(form(page)).not.toHaveAttribute('data-failed');
    await field(page, 'imie').press('Enter');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(sent(page)).toHaveText('1');
    expect(asked.length).toBeGreaterThan(0);
  });

  test('a submission that the server stops leads to what it found, and may go again', async ({ page }) => {
    await answering(page);
    await ready(page);
    await fillNeeded(page);
    await send(page).click();
    await expect(sent(page)).toHaveText('1');
    await page.getByRole('button', { name: 'Odrzuć próbę' }).click();
    await expect(field(page, 'miasto')).toBeFocused();
    await expect(field(page, 'miasto')).toHaveAccessibleDescription('Za daleko.');
    await send(page).click();
    await expect(sent(page)).toHaveText('2');
    await page.getByRole('button', { name: 'Zgub próbę' }).click();
    await expect(form(page)).toHaveAttribute('data-phase', 'editing');
    await send(page).click();
    await expect(sent(page)).toHaveText('3');
  });

  test('a submission that only the server finds wrong is stopped too', async ({ page }) => {
    await answering(page, {
      imie: [{ code: 'invalid_format', message: 'Pole musi zawierać przynajmniej jedną literę.' }],
    });
    await ready(page);
    await fillNeeded(page);
    await send(page).click();
    await expect(field(page, 'imie')).toBeFocused();
    await expect(field(page, 'imie')).toHaveAccessibleDescription('Pole musi zawierać przynajmniej jedną literę.');
    await expect(sent(page)).toHaveText('0');
  });
});
