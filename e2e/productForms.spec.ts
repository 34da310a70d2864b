import type { Page } from '@playwright/test';
import { someone } from './support/account.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { desk as shop } from './support/desk.ts';
import { expectFormAwake, expectSettled } from './support/live.ts';
import { test } from './support/oneTab.ts';
import { joined, mailWith, outbox } from './support/outbox.ts';
import { expect } from './support/test.ts';
import { expectFits, expectNoHorizontalScroll } from './support/views.ts';

test.use({ baseURL: shop.url });

const CUP = '/produkt/kubek-codzienny-kobalt-1001';
const BY_QUOTE = '/produkt/kubki-z-twoim-znakiem-1006';
const REQUIRED = 'Proszę wypełnić to pole.';

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);
const ready = (page: Page) => expectFormAwake(page.getByRole('button', { name: /^Wyślij/ }));
const send = (page: Page, name: string) => page.getByRole('button', { name });

test.describe('a question about a product', () => {
  const SEND = 'Wyślij pytanie';

  test.describe('at a shop that sends letters', () => {
    test.use({ baseURL: shop.url });

    test('is asked from its page, and names it in the e-mail', async ({ page }) => {
      await page.goto(CUP);
      await page.getByRole('link', { name: 'Zapytaj o ten produkt' }).click();
      await expect(page).toHaveURL(`${shop.url}${CUP}/pytanie`);
      await ready(page);
      const from = `${someone()}@example.pl`;
      await field(page, 'question_email').fill(from);
      await field(page, 'question_text').fill('Czy <kubek> nadaje się do zmywarki?');
      await send(page, SEND).click();
      await expect(page.getByText(`Odpowiemy na adres ${from}.`)).toBeVisible();
      await expectNoAxeViolations(page);
      const mail = await mailWith(shop.dataDir, `Reply-To: ${from}`);
      expect(mail).toContain('To: pracownia@glinianka.example');
      expect(joined(mail)).toContain(`${shop.url}${CUP}`);
      await page.getByRole('link', { name: 'Wróć do produktu' }).click();
      await expect(page).toHaveURL(`${shop.url}${CUP}`);
      expect(outbox(shop.dataDir).filter((one) => one.includes(from))).toHaveLength(1);
    });
  });

  test('says what is wrong, and fits every width', async ({ page }) => {
    await page.goto(`${CUP}/pytanie?size=350`);
    await ready(page);
    await expect(page.getByRole('main')).toContainText('Rozmiar: 350 ml');
    await send(page, SEND).click();
    await expect(field(page, 'question_email')).toBeFocused();
    await expect(field(page, 'question_email')).toHaveAccessibleDescription(REQUIRED);
    await expect(page.getByText('Popraw 2 pola, żeby wysłać formularz')).toBeVisible();
    await expectFits(page);
    await expectNoAxeViolations(page);
  });
});

test.describe('a request for a price', () => {
  const SEND = 'Wyślij zapytanie';
  const PERSON = {
    client_firstname: 'Ala',
    client_lastname: 'Kowalska',
    client_street: 'Polna',
    client_street_number: '12A m. 4',
    client_zipcode: '59700',
    client_city: 'Bolesławiec',
    client_phone: '512345678',
    client_email: 'ala@example.pl',
  };
  const FIRM = { client_firm: 'Glina sp. z o.o.', client_nip: '1234563218' };

  async function fill(page: Page, values: Record<string, string>): Promise<void> {
    for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
  }
  const tomorrow = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

  test.describe('at a shop that sends letters', () => {
    test.use({ baseURL: shop.url });

    test('comes from a company, with files and another address, in one e-mail', async ({ page }) => {
      await page.goto(BY_QUOTE);
      await page.getByRole('link', { name: 'Skontaktuj się z nami' }).click();
      await expect(page).toHaveURL(`${shop.url}${BY_QUOTE}/wycena`);
      await ready(page);
      await fill(page, { quote_message: 'Sto kubków\nze znakiem', quote_amount: '100', quote_date: tomorrow() });
      await page.getByLabel('Dodaj pliki').setInputFiles([
        { name: 'znak.txt', mimeType: 'text/plain', buffer: Buffer.from('znak') },
        { name: 'szkic.txt', mimeType: 'text/plain', buffer: Buffer.from('szkic') },
      ]);
      await expect(page.getByRole('link', { name: 'szkic.txt' })).toBeVisible();
      await expect(field(page, 'client_nip')).toBeHidden();
      await page.getByRole('radio', { name: 'Firma (potrzebny NIP)' }).check();
      const from = `${someone()}@example.pl`;
      await fill(page, { ...FIRM, ...PERSON, client_email: from });
      await page.getByRole('checkbox', { name: 'Dostawa na ten sam adres' }).uncheck();
      await fill(page, {
        delivery_firstname: 'Jan',
        delivery_lastname: 'Nowak',
        delivery_street: 'Długa',
        delivery_street_number: '1',
        delivery_zipcode: '00-950',
        delivery_city: 'Warszawa',
        delivery_phone: '601 234 567',
      });
      await send(page, SEND).click();
      await expect(page.getByText(`Odpowiemy na adres ${from}. Razem z nią 2 pliki.`)).toBeVisible();
      const mail = await mailWith(shop.dataDir, `Reply-To: ${from}`);
      expect(mail).toContain(Buffer.from('szkic').toString('base64'));
      for (const words of ['123-456-32-18', 'Polna 12A m. 4', '59-700', '512 345 678', '00-950 Warszawa'])
        expect(joined(mail)).toContain(words);
      expect(outbox(shop.dataDir).filter((one) => one.includes(from))).toHaveLength(1);
    });
  });

  test('says what is wrong with a company, and fits every width', async ({ page }) => {
    await page.goto(`${BY_QUOTE}/wycena`);
    await ready(page);
    await page.getByRole('radio', { name: 'Firma (potrzebny NIP)' }).check();
    await page.getByRole('checkbox', { name: 'Dostawa na ten sam adres' }).uncheck();
    await send(page, SEND).click();
    await expect(field(page, 'quote_message')).toBeFocused();
    await expect(field(page, 'delivery_city')).toHaveAccessibleDescription(REQUIRED);
    await expectFits(page);
    await expectNoAxeViolations(page);
    await field(page, 'client_nip').fill('1234563219');
    await expect(field(page, 'client_nip')).toHaveAccessibleDescription('Niepoprawny NIP dla wybranego kraju.');
    await field(page, 'client_street').fill('Polna');
    await expect(field(page, 'client_street_number')).toHaveAccessibleDescription(/Podaj nr\sdomu\.$/);
    await field(page, 'client_street_number').fill('12');
    await expect(field(page, 'client_street_number')).not.toHaveAttribute('aria-invalid');
  });

  test('may be for a range of days, chosen in the calendar or typed, at 360 and 1280 px', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`${BY_QUOTE}/wycena`);
    await ready(page);
    const typed = field(page, 'quote_date');
    await page.getByRole('button', { name: 'Wybierz z kalendarza' }).click();
    const popup = page.getByRole('dialog', { name: 'Na kiedy' });
    await expect(popup.getByRole('grid')).toHaveCount(1);
    await expect(popup.getByRole('rowheader').first()).toHaveText(/^\d{1,2}$/);
    await popup
      .getByRole('button', { name: /^Następny|^[A-ZĄĆĘŁŃÓŚŹŻ][a-ząćęłńóśźż]+ \d{4}$/ })
      .last()
      .click();
    const day = (n: number) =>
      popup
        .getByRole('grid')
        .first()
        .getByRole('button', { name: new RegExp(`^\\S+ ${n} `) });
    await day(8).click();
    await expect(typed).toHaveValue(/^08\.\d\d\.\d{4}$/);
    await day(11).click();
    await expect(typed).toHaveValue(/^08\.(\d\d\.\d{4}) – 11\.\1$/);
    await expect(popup.getByRole('status')).toHaveText(/^8–11\s\S+\s\d{4},\s4\sdni\.$/);
    await expect(popup.locator('td[aria-selected="true"]')).toHaveCount(4);
    await expectNoHorizontalScroll(page);
    await expectNoAxeViolations(page, { part: popup });
    await popup.getByRole('button', { name: 'Gotowe' }).click();
    await expect(popup).toHaveCount(0);
    // Two months stand beside each other where there is room.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Wybierz z kalendarza' }).click();
    await expect(popup.getByRole('grid')).toHaveCount(2);
    await expectNoHorizontalScroll(page);
    await expectNoAxeViolations(page, { part: popup });
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await typed.fill('8–40.12.2026');
    await typed.blur();
    await expect(typed).toHaveAttribute('aria-invalid', 'true');
  });

  test('follows the country: hint, prefix, number of a company', async ({ page }) => {
    await page.goto(`${BY_QUOTE}/wycena`);
    await ready(page);
    await page.getByRole('radio', { name: 'Firma (potrzebny NIP)' }).check();
    await expect(field(page, 'client_zipcode')).toHaveAccessibleDescription('np. 00-001');
    await expect(field(page, 'client_zipcode')).toHaveAttribute('inputmode', 'numeric');
    await field(page, 'client_zipcode').fill('59700');
    await field(page, 'client_zipcode').blur();
    await expect(field(page, 'client_zipcode')).toHaveValue('59-700');
    await field(page, 'client_region').selectOption('NL');
    await expect(field(page, 'client_zipcode')).toHaveAccessibleDescription(/Wpisz poprawny kod pocztowy.*XXXX YY/);
    await expect(field(page, 'client_phone_prefix')).toHaveValue('+31');
    await expect(page.getByRole('textbox', { name: 'Numer VAT' })).toBeVisible();
    await field(page, 'client_zipcode').fill('1012ab');
    await field(page, 'client_zipcode').blur();
    await expect(field(page, 'client_zipcode')).toHaveValue('1012 AB');
    await expect(field(page, 'client_zipcode')).not.toHaveAttribute('aria-invalid');
  });

  test('is as it was left when the shopper comes back to it, with what was chosen', async ({ page }) => {
    await page.goto(`${BY_QUOTE}/wycena`);
    await ready(page);
    await page.getByRole('radio', { name: 'Firma (potrzebny NIP)' }).check();
    await field(page, 'client_region').selectOption('NL');
    await fill(page, { quote_message: 'Sto kubków', client_firm: 'Klei BV', client_zipcode: '1012 AB' });
    await page.getByRole('checkbox', { name: 'Dostawa na ten sam adres' }).uncheck();
    await field(page, 'delivery_city').fill('Haarlem');
    await page.getByRole('main').getByRole('link', { name: 'Polityka prywatności' }).click();
    await expect(page).toHaveURL(/prywatnosc/);
    await expectSettled(page);
    await page.goBack();
    await expect(field(page, 'quote_message')).toHaveValue('Sto kubków');
    await expect(field(page, 'client_firm')).toHaveValue('Klei BV');
    await expect(page.getByRole('textbox', { name: 'Numer VAT' })).toBeVisible();
    await expect(field(page, 'client_zipcode')).toHaveAttribute('data-ok');
    await expect(field(page, 'delivery_city')).toHaveValue('Haarlem');
    await expect(field(page, 'client_firstname')).toHaveValue('');
  });

  test('forgets what was wrong with an address that is not asked for any more', async ({ page }) => {
    await page.goto(`${BY_QUOTE}/wycena`);
    await ready(page);
    await fill(page, { quote_message: 'Sto kubków', ...PERSON });
    const same = page.getByRole('checkbox', { name: 'Dostawa na ten sam adres' });
    await same.uncheck();
    await send(page, SEND).click();
    await expect(field(page, 'delivery_firstname')).toBeFocused();
    await same.check();
    await expect(field(page, 'delivery_firstname')).toBeHidden();
    await send(page, SEND).click();
    await expect(page.getByText('Wiadomość jest u nas')).toBeVisible();
  });
});
