import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoAxeViolations } from './support/axe.ts';
import { placeOrder } from './support/order.ts';
import { type RunningShop, startShop } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { expectNoHorizontalScroll } from './support/views.ts';

const RECALLS = `recalls:
  - id: czajnik-0914
    published: 2026-11-20
    name: Czajnik Leśny, partia 0914
    model: GL-1100-ME
    products: [1023]
    picture: czajnik-mech-1.jpg
    sold: { from: 2026-09-14, to: 2026-10-02 }
    hazard: Ucho może pęknąć przy nalewaniu. Grozi to oparzeniem wrzątkiem.
    action: Od razu przestań go używać.
    remedies: [replacement, repair, refund]
`;

const TEAPOT = '/produkt/czajnik-nocny-kobalt-1023';
const GIVEN = 'model: GL-1100-KO }';

/** Neither is the Commission's: pictures of its measures stand for them. */
async function putOfficialPictures(): Promise<void> {
  mkdirSync(join(folder, 'law'));
  for (const [name, background] of [
    ['notice', '#004494'],
    ['garan', '#ffed00'],
  ] as const) {
    const picture = sharp({ create: { width: 1240, height: 1754, channels: 3, background } });
    writeFileSync(join(folder, 'law', `${name}.png`), await picture.png().toBuffer());
  }
  const file = join(folder, 'products/czajnik-nocny.yaml');
  const text = readFileSync(file, 'utf8');
  if (!text.includes(GIVEN)) throw new Error(`${file} gives no guarantee`);
  writeFileSync(file, text.replace(GIVEN, 'model: GL-1100-KO, label: garan.png }'));
}

let shop: RunningShop;
let folder: string;
// In one worker, so that it is started once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'witryna-recalls-'));
  cpSync('shop', folder, { recursive: true });
  writeFileSync(join(folder, 'content/recalls.yaml'), RECALLS);
  await putOfficialPictures();
  shop = await startShop({ SHOP_DIR: folder });
});
test.afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true });
});

test('a recalled product leads to its notice, which says what to do', async ({ newContext }) => {
  const page = await (await newContext({ baseURL: shop.url })).newPage();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(TEAPOT);
    if (width === 360) await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Przeczytaj, co zrobić' }).click();
    await expect(page).toHaveURL(/\/wycofania#czajnik-0914$/);
    const notice = page.getByRole('article', { name: 'Czajnik Leśny, partia 0914' });
    await expect(notice).toContainText('Odzyskanie produktu ze względów bezpieczeństwa');
    await expect(notice).toBeInViewport();
    await expectNoHorizontalScroll(page);
    if (width === 360) {
      await expectNoAxeViolations(page, { dark: true });
      await page.emulateMedia({ colorScheme: 'light' });
    }
  }
});

/** Pictures are there, whole, and no wider than the window. */
async function expectOfficial(page: Page): Promise<void> {
  for (const alt of [/Zharmonizowane powiadomienie/, /Zharmonizowana etykieta/]) {
    const picture = page.getByRole('img', { name: alt });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1240);
  }
  await expectNoHorizontalScroll(page);
}

test('the official notice and label stand open on a product, before the order and in it', async ({ newContext }) => {
  const context = await newContext({ baseURL: shop.url });
  const page = await context.newPage();
  await context.request.post('/koszyk', { form: { mode: '1', number: '1', product: '1023' }, maxRedirects: 0 });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [TEAPOT, '/zamowienie']) {
      await page.goto(path);
      await expectOfficial(page);
      if (width === 360) await expectNoAxeViolations(page);
    }
  }
  await page.goto(await placeOrder(context, []));
  await expectOfficial(page);
  await expectNoAxeViolations(page);
});

test('a shop that recalls nothing says so', async ({ page }) => {
  await page.goto('/wycofania');
  await expect(page.getByRole('main')).toContainText('żaden nasz produkt nie jest wycofywany');
  await expectNoAxeViolations(page, { dark: true });
});
