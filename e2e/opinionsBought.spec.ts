import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { expectNoAxeViolations } from './support/axe.ts';
import { expectFormAwake } from './support/live.ts';
import { numberOf, placeOrder } from './support/order.ts';
import { joined, mailWith } from './support/outbox.ts';
import { type RunningShop, startShop } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { expectNoHorizontalScroll } from './support/views.ts';

const bundle = join(import.meta.dirname, '../build/server/index.js');
const CUP = '/produkt/kubek-codzienny-kobalt-1001';
const SEND = 'Wyślij opinię';

/** What a command of the merchant prints. */
async function command({ dataDir, url }: Pick<RunningShop, 'dataDir' | 'url'>, ...words: string[]): Promise<string> {
  const env = { ...process.env, SHOP_DIR: 'shop', DATA_DIR: dataDir, SHOP_URL: url, NODE_ENV: 'production' };
  return (await promisify(execFile)(process.execPath, [bundle, ...words], { env })).stdout;
}

/** Lets the days pass after which a buyer is asked. */
function daysPass(dataDir: string): void {
  const store = new DatabaseSync(join(dataDir, 'shop.sqlite'));
  store.exec(`UPDATE opinion_requests SET due_at = ${Date.now() - 1000}`);
  store.close();
}

test('a buyer is asked by e-mail, and what they write is confirmed by the purchase', async ({ newContext }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'witryna-e2e-'));
  if (process.env.E2E_PREPARED !== undefined) cpSync(process.env.E2E_PREPARED, dataDir, { recursive: true });
  let shop = await startShop({ RATE_LIMITS: '0' }, { dataDir });
  try {
    const buyer = await newContext({ baseURL: shop.url });
    const things = [
      { product: '1001', size: '350' },
      { product: '1002', size: 'uniw' },
    ];
    const number = String(numberOf(await placeOrder(buyer, things)));
    await command(shop, 'orders', 'paid', number);
    await command(shop, 'orders', 'set-status', number, 'done');
    await shop.stop();
    daysPass(dataDir);
    shop = await startShop({ RATE_LIMITS: '0' }, { dataDir, port: Number(new URL(shop.url).port) });

    const mail = joined(await mailWith(dataDir, 'Nie pytaj mnie'));
    const [first = '', second = ''] = new Set(mail.match(/\/opinia\/[\w-]{43}/g) ?? []);
    const [leave = ''] = mail.match(/\/opinia\/bez-pytania\/[\w-]{43}/) ?? [];

    const page = await buyer.newPage();
    await page.setViewportSize({ width: 360, height: 800 });
    const answer = await page.goto(first);
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow');
    await expect(page.getByText('z dopiskiem „Opinia potwierdzona zakupem”')).toBeVisible();
    await expectFormAwake(page.getByRole('button', { name: SEND }));
    await page.getByRole('button', { name: SEND }).click();
    await expect(page.getByText('Popraw 3 pola, żeby wysłać formularz')).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectNoAxeViolations(page);
    await page.getByRole('radio', { name: '2 – słabo' }).check();
    await page.locator('[name="opinion_content"]').fill('Szkliwo odprysło przy uchu po drugim myciu.');
    await page.locator('[name="opinion_author"]').fill('Anna');
    const files = page.locator('[name="files"]');
    await files.setInputFiles({ name: 'opis.txt', mimeType: 'text/plain', buffer: Buffer.from('To nie zdjęcie') });
    await page.getByRole('button', { name: SEND }).click();
    await expect(page.getByText('Pliku „opis.txt” nie umiemy pokazać jako zdjęcia.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Usuń plik opis.txt' }).click();
    await files.setInputFiles('shop/pictures/kubek-kobalt-2.jpg');
    await expect(page.getByRole('button', { name: 'Usuń plik kubek-kobalt-2.jpg' })).toBeVisible();
    await page.getByRole('button', { name: SEND }).click();
    await expect(page.getByText('Dziękujemy, opinia do nas dotarła')).toBeVisible();
    await page.goto(first);
    await expect(page.getByText('Każdy link działa raz.')).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectNoAxeViolations(page);

    const plain = await (await newContext({ baseURL: shop.url, javaScriptEnabled: false })).newPage();
    await plain.goto(second);
    await plain.getByRole('radio', { name: '5 – bardzo dobrze' }).check();
    await plain.locator('[name="opinion_content"]').fill('Więcej na www.zly.example, zapraszam');
    await plain.locator('[name="opinion_author"]').fill('Anna');
    await plain.getByRole('button', { name: SEND }).click();
    await expect(plain.getByText('Usuń adresy stron i poczty').first()).toBeVisible();
    await plain.locator('[name="opinion_content"]').fill('Mieści się w nim cały czajnik herbaty.');
    await plain.getByRole('button', { name: SEND }).click();
    await expect(plain.getByText('Dziękujemy, opinia do nas dotarła')).toBeVisible();
    await plain.goto(`/opinia/${'a'.repeat(43)}`);
    await expect(plain.getByText('Sprawdź, czy link z e-maila jest cały.')).toBeVisible();
    await plain.goto(leave);
    await plain.getByRole('button', { name: 'Nie pytaj więcej' }).click();
    await expect(plain.getByText('Nie wyślemy więcej takich pytań na ten adres.')).toBeVisible();

    for (const line of (await command(shop, 'opinions', 'list')).split('\n').filter((one) => /^\w/.test(one)))
      await command(shop, 'opinions', 'publish', line.split(' ')[0] ?? '');
    await page.goto(CUP);
    const section = page.locator('#opinions_section');
    await expect(section.getByRole('listitem').first()).toContainText('Opinia potwierdzona zakupem');
    await expect(section.getByRole('listitem').first()).toContainText('Rozmiar: 350 ml');
    const photo = section.getByRole('img', { name: 'Zdjęcie 1 z opinii z podpisem Anna' });
    await photo.scrollIntoViewIfNeeded();
    await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await expectNoHorizontalScroll(page);
    await expectNoAxeViolations(page);
    await page.close();
    await plain.close();
  } finally {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
