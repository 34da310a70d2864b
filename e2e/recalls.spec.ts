import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectNoAxeViolations } from './support/axe.ts';
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

let shop: RunningShop;
let folder: string;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'witryna-recalls-'));
  cpSync('shop', folder, { recursive: true });
  writeFileSync(join(folder, 'content/recalls.yaml'), RECALLS);
  shop = await startShop({ SHOP_DIR: folder }, { store: 'empty' });
});
test.afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true });
});

test('a recalled product leads to its notice, which says what to do', async ({ newContext }) => {
  const page = await (await newContext({ baseURL: shop.url })).newPage();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/produkt/czajnik-nocny-kobalt-1023');
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Przeczytaj, co zrobić' }).click();
    await expect(page).toHaveURL(/\/wycofania#czajnik-0914$/);
    const notice = page.getByRole('article', { name: 'Czajnik Leśny, partia 0914' });
    await expect(notice).toContainText('Odzyskanie produktu ze względów bezpieczeństwa');
    await expect(notice).toBeInViewport();
    await expectNoHorizontalScroll(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoAxeViolations(page);
    }
    await page.emulateMedia({ colorScheme: 'light' });
  }
});

test('a shop that recalls nothing says so', async ({ page }) => {
  await page.goto('/wycofania');
  await expect(page.getByRole('main')).toContainText('żaden nasz produkt nie jest wycofywany');
  await expectNoAxeViolations(page, { dark: true });
});
