import type { Page, Request } from '@playwright/test';
import { test } from './oneTab.ts';
import { open } from './page.ts';
import { expect } from './test.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Próba' });
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const send = (page: Page) => page.getByRole('button', { name: 'Wyślij próbę' });
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

test.describe('a field', () => {
  test('is neutral, right or wrong, and empty or not; emptied it is neutral again', async ({ page }) => {
    await answering(page, { mail: [{ code: 'incorect_email', message: 'Błędny.' }] });
    await ready(page);
    const mail = field(page, 'mail');
    await expect(mail).toHaveAttribute('data-empty', 'true');
    await expect(mail).not.toHaveAttribute('data-ok');
    await mail.fill('ala@');
    await expect(mail).toHaveAttribute('data-empty', 'false');
    await expect(mail).toHaveAttribute('aria-invalid', 'true');
    await expect(mail).toHaveAccessibleDescription('Błędny.');
    await mail.fill('');
    await expect(mail).not.toHaveAttribute('aria-invalid');
    await expect(mail).toHaveAttribute('data-empty', 'true');
    await field(page, 'miasto').fill('Łódź');
    await expect(field(page, 'miasto')).toHaveAttribute('data-ok');
    await field(page, 'miasto').fill('');
    await expect(field(page, 'miasto')).not.toHaveAttribute('data-ok');
  });

  test('a box that has to be ticked is wrong without its tick and right with it', async ({ page }) => {
    await answering(page);
    await ready(page);
    const box = field(page, 'zgoda');
    await box.check();
    await expect(box).toHaveAttribute('data-ok');
    await box.uncheck();
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveAccessibleDescription('Te pole jest obowiązkowe.');
    await box.check();
    await expect(box).not.toHaveAttribute('aria-invalid');
  });

  test('says each of the generic messages of the contract', async ({ page }) => {
    await answering(page);
    await ready(page);
    await send(page).click();
    await expect(field(page, 'imie')).toHaveAccessibleDescription('Proszę wypełnić to pole.');
    await expect(field(page, 'nazwisko')).toHaveAccessibleDescription('Te pole jest obowiązkowe.');
    await expect(field(page, 'sposob')).toHaveAccessibleDescription('Proszę wybrać opcję.');
    await field(page, 'imie').fill('A');
    await expect(field(page, 'imie')).toHaveAccessibleDescription('Minimalna liczba znaków dla tego pola to 2');
    await field(page, 'imie').fill('Alicja Maria');
    await expect(field(page, 'imie')).toHaveAccessibleDescription('Maksymalna liczba znaków dla tego pola to 10');
    await field(page, 'dzien').fill('2026-11-21');
    await expect(field(page, 'dzien')).toHaveAccessibleDescription('Wybierz dzień od jutra.');
    await field(page, 'dzien').fill('2026-11-22');
    await expect(field(page, 'dzien')).not.toHaveAttribute('aria-invalid');
  });

  test('a field for a telephone or an address is what it looks like', async ({ page }) => {
    const asked = await answering(page);
    await ready(page);
    const either = field(page, 'kontakt');
    for (const short of ['12345678', '*# (+)']) {
      await either.fill('');
      await expect(either).not.toHaveAttribute('aria-invalid');
      await either.fill(short);
      await expect(either).toHaveAccessibleDescription('Numer telefonu powinien zawierać minimum 9 znaków');
    }
    await field(page, 'telefon').fill('1234567');
    await expect(field(page, 'telefon')).toHaveAccessibleDescription(
      'Numer telefonu powinien zawierać minimum 9 znaków',
    );
    expect(asked.queries).toEqual([]);
    await either.fill('123456789');
    await expect(either).toHaveAttribute('data-ok');
    await either.fill('12345678x');
    await expect.poll(() => asked.queries.at(-1)).toEqual({ kontakt: { clientData: { email: '12345678x' } } });
  });

  test('is written as people write it once it is left', async ({ page }) => {
    await answering(page);
    await ready(page);
    for (const [name, typed, written] of [
      ['kod', '00950', '00-950'],
      ['telefon', '512345678', '512 345 678'],
      ['konto', '61109010140000071219812874', '61 1090 1014 0000 0712 1981 2874'],
    ] as const) {
      await field(page, name).fill(typed);
      await field(page, name).blur();
      await expect(field(page, name)).toHaveValue(written);
    }
  });

  test('a field that says so is left alone', async ({ page }) => {
    const asked = await answering(page);
    await ready(page);
    await field(page, 'sam').fill('ala@');
    await field(page, 'miasto').fill('Łódź');
    await expect(field(page, 'miasto')).toHaveAttribute('data-ok');
    expect(asked.queries.flatMap((query) => Object.keys(query))).toEqual(['miasto']);
    await expect(field(page, 'sam')).not.toHaveAttribute('data-ok');
  });
});
