import { expectNoAxeViolations } from './support/axe.ts';
import { expectLaidOut } from './support/layout.ts';
import { test } from './support/oneTab.ts';
import { expect, test as inTabOfItsOwn } from './support/test.ts';

test('the page of stores tells where they are and when they are open, and shows them on a map', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/sklepy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gdzie nas znaleźć');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    /Pracownia w\sBolesławcu/,
    /Sklepik na\srynku/,
  ]);
  await expect(page.getByRole('main')).toContainText(/pn\.–pt\.\s*8:00–16:00/);
  await expect(page.getByRole('link', { name: /75\s612\s40\s18/ }).first()).toHaveAttribute('href', 'tel:+48756124018');
  expect(fetched.filter((path) => /BranchMap-/.test(path))).toEqual([]);
  await page.getByRole('button', { name: 'Pokaż mapę' }).click();
  const map = page.getByRole('region', { name: 'Mapa. Te same miejsca są na liście.' });
  await map.getByRole('button', { name: /^2 punkty: Bolesławiec/ }).click();
  await map.getByRole('button', { name: 'Sklepik na rynku' }).click();
  await page.getByRole('status').getByRole('link', { name: 'Sklepik na rynku' }).click();
  await expect(page).toHaveURL(/\/sklepy#sklepik$/);
  await expectNoAxeViolations(page, { dark: true });
  await expectLaidOut(page);
});

inTabOfItsOwn('the map is not seen before its style sheet has come', async ({ page }) => {
  const sheet = Promise.withResolvers<void>();
  await page.route(/\/shop-[^/]+\.css$/, async (route) => {
    await sheet.promise;
    await route.continue();
  });
  // Asked for ahead where the browser has rested before somebody is there.
  const near = page.waitForResponse(/BranchMapFold-.*\.js$/);
  await page.goto('/sklepy');
  await page.waitForFunction(() => window.__pressed === undefined);
  // Somebody is there, and what is near begins to wake: a press must not wait for what that waits for.
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 10);
  await near;
  await page.waitForTimeout(500);
  const code = page.waitForResponse(/BranchMap-.*\.js$/);
  await page.getByRole('button', { name: 'Pokaż mapę' }).click();
  await code;
  await page.waitForTimeout(500);
  const map = page.getByRole('region', { name: 'Mapa. Te same miejsca są na liście.' });
  expect(await map.count()).toBe(0);
  sheet.resolve();
  await expect(map).toBeVisible();
});

inTabOfItsOwn(
  'the nearest store is told to whoever asks, and no one else learns where that is',
  async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 51.2638, longitude: 15.5656 });
    await page.goto('/sklepy');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('button', { name: 'Blisko mnie' }).click();
    const near = page.getByRole('status').getByRole('listitem');
    await expect(near).toHaveText([/^Sklepik na\srynku, \d+\sm$/, /^Pracownia w\sBolesławcu, \d/]);
    await near.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/sklepy#sklepik$/);
    expect(asked.filter((url) => /51[.,]26/.test(url))).toEqual([]);
    await expectNoAxeViolations(page);
  },
);

test('a product leads to what lies in each store', async ({ page }) => {
  await page.goto('/produkt/kubek-codzienny-kobalt-1001');
  await page.getByRole('link', { name: 'Sprawdź w sklepach' }).click();
  await expect(page).toHaveURL(/\/sklepy\?produkt=1001$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('gdzie leży');
  const shop = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /Sklepik/ }) });
  await expect(shop).toContainText(/2\ssztuki/);
  await page.getByRole('link', { name: 'Wróć do produktu' }).click();
  await expect(page).toHaveURL(/kubek-codzienny-kobalt-1001$/);
});

test('the contact page leads to each store, and has the map too', async ({ page }) => {
  await page.goto('/kontakt');
  await page.getByRole('button', { name: 'Pokaż mapę' }).click();
  await expect(page.getByRole('region', { name: /^Mapa/ }).getByRole('button').first()).toBeVisible();
  await expectLaidOut(page);
  const map = page.getByRole('region', { name: /^Mapa/ });
  await map.getByRole('button', { name: /^2 punkty/ }).click();
  await map.getByRole('button', { name: 'Sklepik na rynku' }).click();
  await page.getByRole('status').getByRole('link', { name: 'Sklepik na rynku' }).click();
  await expect(page).toHaveURL(/\/sklepy#sklepik$/);
});
