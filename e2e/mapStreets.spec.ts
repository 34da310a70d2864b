import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expectLaidOut } from './support/layout.ts';
import { type RunningShop, startShop } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const HOST = 'ulice.example.com';
const SETTING = `map:
  tiles: https://${HOST}/{z}/{x}/{y}.png
  source: © Przykład
  source_link: https://${HOST}/licencja
`;
/** A grey square. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

let shop: RunningShop;
let folder: string;
// In one worker, so that it is started once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'witryna-streets-'));
  cpSync('shop', folder, { recursive: true });
  appendFileSync(join(folder, 'shop.yaml'), SETTING);
  shop = await startShop({ SHOP_DIR: folder });
});
test.afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true });
});

/** Answers for the other site; all that it was asked for. */
async function streetsOf(page: Page, answer: 'pictures' | 'nothing'): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`https://${HOST}/**`, (route) => {
    asked.push(route.request().url());
    return answer === 'pictures' ? route.fulfill({ contentType: 'image/png', body: TILE }) : route.abort();
  });
  return asked;
}

test('streets of another site come only when they are asked for, with whom they come from', async ({ newContext }) => {
  const page = await (await newContext({ baseURL: shop.url })).newPage();
  const asked = await streetsOf(page, 'pictures');
  await page.goto('/sklepy');
  await page.getByRole('button', { name: 'Pokaż mapę' }).click();
  const map = page.getByRole('region', { name: /^Mapa/ });
  await expect(map.getByRole('button').first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`${HOST}. Ten serwis pozna wtedy Twój adres IP.`);
  expect(asked).toEqual([]);

  const streets = page.getByRole('button', { name: 'Pokaż ulice' });
  await streets.click();
  await expect(streets).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => asked.length).toBeGreaterThan(3);
  await expect
    .poll(() =>
      map.locator('img').evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length),
    )
    .toBeGreaterThan(3);
  for (const url of asked) expect(url).toMatch(/\/\d+\/\d+\/\d+\.png$/);
  await expect(page.getByRole('link', { name: '© Przykład' })).toHaveAttribute('href', `https://${HOST}/licencja`);
  await expectNoAxeViolations(page, { dark: true });
  await expectLaidOut(page);

  await streets.click();
  await expect(map.locator('img')).toHaveCount(0);
  await expect(page.getByRole('link', { name: '© Przykład' })).toBeHidden();
  // Nothing is kept: whoever comes again is asked again.
  await page.reload();
  const before = asked.length;
  await page.getByRole('button', { name: 'Pokaż mapę' }).click();
  await expect(page.getByRole('button', { name: 'Pokaż ulice' })).toHaveAttribute('aria-pressed', 'false');
  expect(asked).toHaveLength(before);
});

test('streets that do not come leave the outline and the points', async ({ newContext, guard }) => {
  guard.allowRequest(/ulice\.example\.com/);
  guard.allowConsole(/ERR_FAILED/);
  const page = await (await newContext({ baseURL: shop.url })).newPage();
  const asked = await streetsOf(page, 'nothing');
  await page.goto('/kontakt');
  await page.getByRole('button', { name: 'Pokaż mapę' }).click();
  await page.getByRole('button', { name: 'Pokaż ulice' }).click();
  await expect.poll(() => asked.length).toBeGreaterThan(3);
  const map = page.getByRole('region', { name: /^Mapa/ });
  await expect(map.getByRole('button').first()).toBeVisible();
  await expect(map.locator('img').first()).toBeHidden();
});
