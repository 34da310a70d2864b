import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import {
  acceptTerms,
  add,
  expectPlaced,
  fillBuyer,
  openCheckout,
  payByTransfer,
  placeButton,
  way,
} from './support/checkout.ts';
import { expectLaidOut } from './support/layout.ts';
import { test } from './support/oneTab.ts';
import { expect, test as inTabOfItsOwn } from './support/test.ts';

// As many as are wanted are made: an order leaves the stock of other tests as it is.
const named = { product: '1007', 'personalisation[imie]': 'Zosia' };
const mapOf = (page: Page): Locator => page.getByRole('region', { name: 'Mapa punktów odbioru.' });
const points = (page: Page): Locator => page.getByRole('group', { name: 'Punkt odbioru' }).getByRole('radio');
const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Szukaj punktu odbioru' });

async function openMap(page: Page): Promise<Locator> {
  await openCheckout(page);
  await way(page, 'Paczkomat InPost').check();
  await page.getByRole('button', { name: 'Pokaż mapę' }).click();
  const map = mapOf(page);
  await expect(map.getByRole('button', { name: /^7 punktów: / })).toBeVisible();
  return map;
}

test.beforeEach(({ context }) => add(context, named));

test('nothing of the map is fetched before it is opened, and it holds what the list does', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await openCheckout(page);
  await way(page, 'Paczkomat InPost').check();
  await expect(points(page)).toHaveCount(12);
  expect(fetched.filter((path) => /PointMap-|\/punkty\//.test(path))).toEqual([]);
  await page.getByRole('button', { name: 'Pokaż mapę' }).click();
  await expect(mapOf(page).getByRole('button')).toHaveCount(3);
  expect(fetched.filter((path) => /\/punkty\//.test(path))).toHaveLength(1);
  await expectNoAxeViolations(page, { dark: true });
});

test('a point is chosen by keyboard alone, and ordered', async ({ page }) => {
  const map = await openMap(page);
  await fillBuyer(page, 'mapa@example.pl');
  await map.focus();
  await page.keyboard.press('Tab');
  const many = map.getByRole('button', { name: '3 punkty: Warszawa i okolice, przybliż' });
  await expect(many).toBeFocused();
  await page.keyboard.press('Enter');
  // What was pressed has parted into others.
  await expect(many).toHaveCount(0);
  await expect(map).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Warszawa i okolice' })).toHaveCount(1);
  await page.keyboard.press('Home');
  await expect(many).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await search(page).fill('wrocław');
  const pin = map.getByRole('button', { name: 'WRO02M, Wrocław' });
  await expect(pin).toHaveAttribute('aria-pressed', 'false');
  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('radio', { name: /^WRO02M/ })).toBeChecked();
  await payByTransfer(page);
  await acceptTerms(page);
  await placeButton(page).click();
  await expectPlaced(page);
  await expect(page.getByRole('main')).toContainText('WRO02M');

  // The next order begins with the point of the last.
  await page.request.post('/koszyk', { form: { mode: '1', number: '1', ...named }, maxRedirects: 0 });
  await openCheckout(page);
  await way(page, 'Paczkomat InPost').check();
  await expect(page.getByRole('radio', { name: /^WRO02M/ })).toBeChecked();
});

test('a point that the list does not show is chosen on the map, with its address', async ({ page }) => {
  const map = await openMap(page);
  await search(page).fill('warszawa');
  await expect(points(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Pokaż całą Polskę' }).click();
  await map.getByRole('button', { name: /^7 punktów: / }).click();
  const pin = map.getByRole('button', { name: 'BOL02M, Bolesławiec' });
  const around = map.getByRole('button', { name: /Bolesławiec i okolice/ });
  await expect(pin.or(around)).toBeVisible();
  while (await around.isVisible()) await around.click();
  await pin.click();
  const chosen = page.getByRole('radio', { name: /^BOL02M/ });
  await expect(chosen).toBeChecked();
  await expect(chosen).toHaveAccessibleDescription(/Kolejowa 4/);
});

test('the wheel scrolls the page past a map that nobody has touched; the mouse moves and zooms it, and a drag presses nothing', async ({
  page,
}) => {
  const map = await openMap(page);
  await map.hover({ position: { x: 5, y: 5 } });
  const above = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(above);
  const many = map.getByRole('button', { name: '3 punkty: Warszawa i okolice, przybliż' });
  const place = async () => (await many.boundingBox()) ?? { x: 0, y: 0 };
  await map.scrollIntoViewIfNeeded();
  const before = await place();
  await page.mouse.move(before.x + 22, before.y + 22);
  await page.mouse.down();
  await page.mouse.move(before.x - 8, before.y + 42, { steps: 5 });
  await page.mouse.up();
  const after = await place();
  expect(Math.round(after.x - before.x)).toBe(-30);
  expect(Math.round(after.y - before.y)).toBe(20);
  await expect(many).toBeVisible();
  // The map was touched: now the wheel is its own, and the page stays.
  const top = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, -600);
  await expect(many).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await page.getByRole('button', { name: 'Oddal mapę' }).click();
  await page.getByRole('button', { name: 'Pokaż całą Polskę' }).click();
  await expect(many).toBeVisible();
});

test('fingers choose, drag and pinch', async ({ newContext }) => {
  const context = await newContext({ hasTouch: true, viewport: { width: 360, height: 740 } });
  await add(context, named);
  const page = await context.newPage();
  const map = await openMap(page);
  const many = map.getByRole('button', { name: '3 punkty: Warszawa i okolice, przybliż' });
  const box = await map.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  const session = await context.newCDPSession(page);
  const touch = (type: string, ...apart: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: apart.map((by, id) => ({ x: x + by, y, id })),
    });
  await touch('touchStart', -20, 20);
  for (const by of [30, 50, 80, 110]) await touch('touchMove', -by, by);
  await touch('touchEnd');
  await expect(many).toHaveCount(0);
  await page.getByRole('button', { name: 'Pokaż całą Polskę' }).click();
  await expect(many).toBeVisible();
  await many.tap();
  await expect(many).toHaveCount(0);
});

for (const [what, path] of [
  ['its points', /\/punkty\//],
  ['its code', /\/PointMap-/],
] as const) {
  test(`without ${what} there is no map, and the list goes on`, async ({ page, guard }) => {
    guard.allowRequest(path);
    guard.allowConsole(/ERR_FAILED/);
    await page.route(path, (route) => route.abort());
    await openCheckout(page);
    await way(page, 'Paczkomat InPost').check();
    await page.getByRole('button', { name: 'Pokaż mapę' }).click();
    await expect(page.getByText('Mapa się nie wczytała')).toBeVisible();
    await points(page).nth(3).check();
    await expect(points(page).nth(3)).toBeChecked();
  });
}

inTabOfItsOwn(
  'a browser that does not tell where it is leaves the words; near me puts the nearest first, with how far they are',
  async ({ page, context }) => {
    await openCheckout(page);
    await way(page, 'Paczkomat InPost').check();
    await page.getByRole('button', { name: 'Blisko mnie' }).click();
    await expect(page.getByText('Nie znamy Twojego położenia')).toBeVisible();
    await search(page).fill('31-');
    await expect(points(page)).toHaveCount(1);
    await search(page).fill('');
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 50.083, longitude: 19.92 });
    await page.getByRole('button', { name: 'Blisko mnie' }).click();
    await expect(points(page).first()).toHaveAccessibleName(/^KRA02M · Paczkomat przy szkole 260\sm$/);
    await expect(points(page).nth(1)).toHaveAccessibleName(/^KRA01M .* 1,9\skm$/);
  },
);

test('filters narrow the list', async ({ page }) => {
  await openCheckout(page);
  await way(page, 'Paczkomat InPost').check();
  await page.getByRole('checkbox', { name: 'Bez barier' }).check();
  await page.getByRole('checkbox', { name: 'Płatność przy odbiorze' }).check();
  await expect(points(page)).toHaveCount(3);
  await expect(page.getByRole('checkbox', { name: 'Bez barier' })).toBeChecked();
});

test('is laid out in every window', async ({ page }) => {
  const map = await openMap(page);
  await map.getByRole('button', { name: /^7 punktów: / }).click();
  await expectLaidOut(page);
});
