import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { APIResponse, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expectFormAwake, expectTakenOver } from './support/live.ts';
import { test } from './support/oneTab.ts';
import { inMail, mailWith } from './support/outbox.ts';
import { type RunningShop, startShop } from './support/shop.ts';
import { expect } from './support/test.ts';
import { expectFits, expectNoHorizontalScroll } from './support/views.ts';

const CUP = '/produkt/kubek-lesny-1002';
const WRITE = `${CUP}/opinia`;
const ALL = `${CUP}/opinie`;
const SEND = 'Wyślij opinię';
const REPORT = 'Wyślij zgłoszenie';
const bundle = join(import.meta.dirname, '../build/server/index.js');

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);

/** What the merchant's command prints. */
async function command({ dataDir, url }: RunningShop, ...words: string[]): Promise<string> {
  const env = { ...process.env, SHOP_DIR: 'shop', DATA_DIR: dataDir, SHOP_URL: url, NODE_ENV: 'production' };
  return (await promisify(execFile)(process.execPath, [bundle, 'opinions', ...words], { env })).stdout;
}

/** The first words of what the command lists. */
const idsOf = (list: string): string[] =>
  list
    .split('\n')
    .filter((line) => /^\w/.test(line))
    .map((line) => line.split(' ')[0] ?? '');

/** Sends the form as a program would. */
const written = (page: Page, shop: RunningShop, rating: number, content: string, author = 'Marta') =>
  page.request.post(WRITE, {
    headers: { Origin: shop.url },
    multipart: { opinion_rating: String(rating), opinion_content: content, opinion_author: author },
  });

/** An answer with plain spaces. */
const words = async (answer: APIResponse): Promise<string> => (await answer.text()).replaceAll('\u00A0', ' ');

test.describe('a product without opinions', () => {
  test('says so, and says nothing of a rating to search engines', async ({ page }) => {
    await page.goto(CUP);
    const section = page.locator('#opinions_section');
    await expect(section).toContainText('O tym produkcie nikt jeszcze nie napisał');
    await expect(section).not.toContainText('na 5');
    for (const text of await page.locator('script[type="application/ld+json"]').allTextContents())
      expect(text).not.toMatch(/aggregateRating|"Review"/);
    await page.goto(ALL);
    await expect(page.getByRole('heading', { name: 'O tym produkcie nikt jeszcze nie napisał' })).toBeVisible();
    await expectFits(page);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Napisz pierwszą opinię' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Opinia o produkcie' })).toBeVisible();
  });
});

test.describe('the form of an opinion', () => {
  test('says what is wrong, and fits every width', async ({ page }) => {
    await page.goto(WRITE);
    await expectFormAwake(page.getByRole('button', { name: SEND }));
    await page.getByRole('button', { name: SEND }).click();
    await expect(page.getByText('Popraw 3 pola, żeby wysłać formularz')).toBeVisible();
    await expect(field(page, 'opinion_rating').first()).toBeFocused();
    await expectFits(page);
    await expectNoAxeViolations(page);
    await page.getByRole('radio', { name: '4 – dobrze' }).check();
    await field(page, 'opinion_content').fill('Najtaniej kupisz na www.zly.example, polecam każdemu');
    await field(page, 'opinion_author').fill('Marta');
    await page.getByRole('button', { name: SEND }).click();
    await expect(page.getByText('Usuń adresy stron i poczty: opinia z nimi się nie ukaże.').first()).toBeVisible();
    await expect(page.getByRole('radio', { name: '4 – dobrze' })).toBeChecked();
  });
});

test('an opinion is written, read by the merchant, published, filtered, found helpful and answered', async ({
  newContext,
}) => {
  const shop = await startShop({ RATE_LIMITS: '0' });
  try {
    const page = await (await newContext({ baseURL: shop.url })).newPage();
    await page.goto(CUP);
    await page.getByRole('link', { name: 'Napisz pierwszą opinię' }).click();
    await expectFormAwake(page.getByRole('button', { name: SEND }));
    await page.getByRole('radio', { name: '4 – dobrze' }).check();
    await field(page, 'opinion_content').fill('Cięższy, niż <b>myślałam</b>, ale stoi pewnie.');
    await field(page, 'opinion_author').fill('Marta');
    await page.getByRole('button', { name: SEND }).click();
    await expect(page.getByText('Dziękujemy, opinia do nas dotarła')).toBeVisible();
    await expectNoAxeViolations(page);

    // The same words once more are not taken; a rating that is none is not either.
    const again = await written(page, shop, 5, 'Cięższy, niż <B>myślałam</B> ale stoi pewnie');
    expect(await words(again)).toContain('Opinia o takiej treści już do nas przyszła');
    expect(await words(await written(page, shop, 9, 'Dziewięć na pięć, naprawdę'))).toContain('Wybierz liczbę');
    await written(page, shop, 1, 'Pękł po tygodniu, nie polecam nikomu.', 'Jan');

    await page.goto(CUP);
    await expect(page.locator('#opinions_section')).toContainText('nikt jeszcze nie napisał');
    const waiting = await command(shop, 'list');
    expect(waiting).not.toContain('/5');
    const [first = '', second = '', ...others] = idsOf(waiting);
    expect(others).toEqual([]);
    await command(shop, 'publish', first);
    await command(shop, 'publish', second);
    await command(shop, 'answer', second, 'Wyślemy nowy.');

    // A kept page of another process shows it at once.
    await page.goto(CUP);
    const section = page.locator('#opinions_section');
    await expect(section).toContainText('2,5 na 5 z 2 opinii');
    await expect(section).toContainText('Cięższy, niż <b>myślałam</b>, ale stoi pewnie.');
    await expect(section).toContainText('Przy pozostałych nie sprawdzamy, czy autor kupił produkt.');
    const said = (await page.locator('script[type="application/ld+json"]').allTextContents()).join('\n');
    expect(said).toContain('"ratingValue":"2.5"');
    await expectNoAxeViolations(page);

    await section.getByRole('link', { name: 'Wszystkie opinie' }).click();
    await expect(page).toHaveURL(shop.url + ALL);
    await expectTakenOver(page);
    await page.getByRole('link', { name: 'Ocena 1 na 5: 1 opinia' }).click();
    await expect(page).toHaveURL(`${shop.url}${ALL}?ocena=1`);
    await expect(page.getByText('Pękł po tygodniu')).toBeVisible();
    await expect(page.getByText('Wyślemy nowy.')).toBeVisible();
    await expect(page.getByText('Cięższy, niż')).toHaveCount(0);
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: 'Pomocna' }).click();
    await expect(page.getByText('Pomocna dla 1 osoby')).toBeVisible();
    await expectNoAxeViolations(page);
    // Another browser behind the same address has its vote already; what is not there cannot be voted for.
    const other = await (await newContext({ baseURL: shop.url })).newPage();
    const vote = (id: string) => other.request.post(ALL, { headers: { Origin: shop.url }, form: { helpful: id } });
    expect(await words(await vote(second))).toContain('ma już');
    expect(await words(await vote('guessed'))).toContain('już tu nie ma');
    expect(await words(await vote(first))).toContain('Pomocna dla 1 osoby');

    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(ALL);
    await expectNoHorizontalScroll(page);

    await page.getByRole('link', { name: 'Zgłoś opinię: Jan' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Zgłoszenie opinii' })).toBeVisible();
    await expect(page.getByText('Pękł po tygodniu')).toBeVisible();
    await expectFormAwake(page.getByRole('button', { name: REPORT }));
    await page.getByRole('button', { name: REPORT }).click();
    await expect(page.getByRole('textbox', { name: 'Powód' })).toBeFocused();
    await expectNoAxeViolations(page);
    await expectNoHorizontalScroll(page);
    await field(page, 'report_reason').fill('To nie Jan, a nazwisko jest moje.');
    await field(page, 'report_name').fill('Ewa Jan');
    await field(page, 'report_email').fill('ewa@example.pl');
    await page.getByRole('button', { name: REPORT }).click();
    await expect(page.getByRole('link', { name: 'Wróć do opinii' })).toBeVisible();
    await expectNoAxeViolations(page);
    const [, place] = await inMail(shop.dataDir, /Ktoś zgłosił opinię.*?Miejsce:?\s+(\S+).*To nie Jan, a nazwisko/s);
    expect(place).toBe(`${shop.url}${ALL}#opinia-${second}`);
    const receipt = await mailWith(shop.dataDir, 'opinii', 'ewa@example.pl');
    expect(receipt).not.toContain('nazwisko jest moje');
    // Without scripts the same form is posted; what is not shown cannot be reported.
    const report = `${ALL}/${second}/zglos`;
    const posted = (fields: Record<string, string>) =>
      page.request.post(report, { headers: { Origin: shop.url }, multipart: fields });
    const nothing = { report_reason: '', report_name: '', report_email: '' };
    expect(await words(await posted(nothing))).toContain('Popraw 3 pola');
    const all = { report_reason: 'To obraża.', report_name: 'Ewa', report_email: 'ewa@example.pl' };
    expect(await words(await posted(all))).toContain('Wróć do opinii');
    expect((await page.request.get(`${ALL}/guessed/zglos`)).status()).toBe(404);

    await command(shop, 'refuse', second, 'nie o produkcie');
    expect((await page.request.get(report)).status()).toBe(404);
    await page.goto(CUP);
    await expect(page.locator('#opinions_section')).toContainText('4,0 na 5 z 1 opinii');
    await page.close();
    await other.close();
  } finally {
    await shop.stop();
  }
});
