import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectNoAxeViolations } from './support/axe.ts';
import { type RunningShop, startShop } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { expectNoHorizontalScroll } from './support/views.ts';

const PRODUCT = 'products/cukiernica-biel.yaml';

let dir: string;
let shop: RunningShop;
test.beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'witryna-edits-'));
  cpSync('shop', dir, { recursive: true });
  shop = await startShop({ SHOP_DIR: dir, EDIT_PANEL: '1' }, { ahead: true });
});
test.afterAll(async () => {
  await shop?.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** Saves as many editors do: what is written whole takes the place of the file. */
function save(file: string, text: string): void {
  writeFileSync(join(dir, '.saved'), text);
  renameSync(join(dir, '.saved'), join(dir, file));
}

test('an edited price shows on an open page, and a mistake in a panel until it is mended', async ({ newContext }) => {
  const context = await newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(`${shop.url}/produkt/cukiernica-biel-1031`);
  const text = readFileSync(join(dir, PRODUCT), 'utf8');
  const priced = (price: string) => text.replace(/^promotion:.*\n/m, '').replace(/^price: .*$/m, `price: ${price}`);
  save(PRODUCT, priced('91.50'));
  await expect(page.getByText('91,50').first()).toBeVisible();
  const panel = page.getByRole('status').filter({ hasText: 'Błędy w plikach sklepu' });
  await expect(panel).toHaveCount(0);
  save(PRODUCT, priced('dużo'));
  await expect(panel).toContainText(/products\/cukiernica-biel\.yaml:\d+ price: expected an amount/);
  await expect(panel).toContainText('docs/sklep/pola.md#productsyaml');
  await expect(page.getByText('91,50').first()).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectNoAxeViolations(page);
  save(PRODUCT, priced('88.00'));
  await expect(page.getByText('88,00').first()).toBeVisible();
  await expect(panel).toHaveCount(0);
  // What somebody has typed is theirs.
  await page.goto(`${shop.url}/kontakt`);
  await page.locator('#contact_name').fill('Anna');
  save('shop.yaml', readFileSync(join(dir, 'shop.yaml'), 'utf8').replace(/^name: .*$/m, 'name: Inna'));
  await expect(page.getByRole('status').filter({ hasText: 'Odśwież stronę' })).toBeVisible();
  await expect(page.locator('#contact_name')).toHaveValue('Anna');
  await page.reload();
  await expect(page).toHaveTitle(/Inna/);
});
