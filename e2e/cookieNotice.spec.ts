import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { expectNoHorizontalScroll } from './support/views.ts';

const notice = (page: Page) => page.getByRole('region', { name: 'Ciasteczka, te bez cukru' });

/** Whether the notice lies over any of what has the focus. */
const isFocusCovered = (page: Page) =>
  page.evaluate(() => {
    const { bottom = 0, top = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
    const edge = document.querySelector('#cookie_notice')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
    return bottom > edge && top < window.innerHeight;
  });

for (const width of [320, 360]) {
  test(`the notice about cookies is small at ${width} px, and refusing is as near as agreeing`, async ({
    newContext,
  }) => {
    const page = await (await newContext({ asked: false, viewport: { width, height: 740 } })).newPage();
    await page.goto('/rejestracja');
    await page.mouse.wheel(0, 50);
    await expect(notice(page)).toBeVisible();
    const box = async (name: string) => {
      const { x, ...rest } = (await notice(page).getByRole('button', { name }).boundingBox()) ?? { x: 0 };
      return rest;
    };
    expect(await box('Odrzuć wszystkie')).toEqual(await box('Zgadzam się'));
    expect((await notice(page).boundingBox())?.height).toBeLessThan(740 / 4.5);
    await expectNoHorizontalScroll(page);
  });
}

for (const width of [360, 1440]) {
  test(`in the window about cookies both answers are as large at ${width} px`, async ({ newContext }) => {
    const page = await (await newContext({ viewport: { width, height: 740 } })).newPage();
    await page.goto('/rejestracja');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Zgody na ciasteczka' }).click();
    const size = async (name: string) => {
      const answer = page.getByRole('dialog', { name: 'Ciasteczka, te bez cukru' }).getByRole('button', { name });
      const { width: wide, height } = (await answer.boundingBox()) ?? { width: 0, height: 0 };
      return { wide, height };
    };
    const refuse = await size('Odrzuć wszystkie');
    expect(await size('Zgadzam się')).toEqual(refuse);
  });
}

test('both answers about cookies stay in the window when text is twice as large', async ({ newContext }) => {
  const page = await (await newContext({ asked: false, viewport: { width: 360, height: 740 } })).newPage();
  await page.goto('/rejestracja');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await page.mouse.wheel(0, 50);
  for (const name of ['Odrzuć wszystkie', 'Zgadzam się'])
    await expect(notice(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  const under = await notice(page).evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    return document.elementFromPoint(60, bottom - 3)?.querySelectorAll('button').length;
  });
  expect(under, 'nothing is read below them').toBe(2);
});

test('above the notice about cookies a message is read from its beginning, with text twice as large', async ({
  newContext,
}) => {
  const page = await (await newContext({ asked: false, viewport: { width: 360, height: 740 } })).newPage();
  await page.goto('/kategoria/kubki-i-filizanki');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await page.mouse.wheel(0, 50);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Zapisz na liście: Kubek Codzienny', exact: true }).press('Enter');
  const message = page.getByRole('region', { name: /^Komunikaty/ }).getByText('Zapisane na liście');
  await expect(message).toBeVisible();
  expect(await message.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
});

test('the notice about cookies never lies over what has the focus', async ({ newContext }) => {
  const page = await (await newContext({ asked: false, viewport: { width: 360, height: 740 } })).newPage();
  await page.goto('/rejestracja');
  const room = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBottom);
  const before = await room();
  // It comes after the first sign of a person: over a field that stood low in the window.
  const field = page.getByLabel('Nazwisko');
  await field.evaluate((element) => {
    element.scrollIntoView({ block: 'end' });
    window.scrollBy(0, -20);
  });
  await field.focus();
  await expect(notice(page)).toBeVisible();
  await expect.poll(() => isFocusCovered(page)).toBe(false);
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    if (await notice(page).evaluate((bar) => bar.contains(document.activeElement))) break;
    expect(await isFocusCovered(page), await page.evaluate(() => document.activeElement?.outerHTML)).toBe(false);
  }
  await notice(page).getByRole('button', { name: 'Odrzuć wszystkie' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect.poll(room).toBe(before);
});

test('what stands at the lower edge stands above the notice about cookies, and nothing else is styled anew', async ({
  newContext,
}) => {
  const page = await (await newContext({ asked: false, viewport: { width: 360, height: 740 } })).newPage();
  await page.goto('/rejestracja');
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  await page.mouse.wheel(0, -50);
  await expect(notice(page)).toBeVisible();
  const height = await notice(page).evaluate((bar) => (bar as HTMLElement).offsetHeight);
  const heights = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).getPropertyValue('--bottom-bar')));
  expect(new Set(await heights('[data-above-bar]'))).toEqual(new Set([`${height}px`]));
  expect(new Set(await heights(':not([data-above-bar], [data-above-bar] *)'))).toEqual(new Set(['']));
  const up = await page.getByRole('link', { name: 'Wróć na górę' }).boundingBox();
  expect((up?.y ?? 0) + (up?.height ?? 0)).toBeLessThan(740 - height);
});

test('the notice about cookies leaves a reader where they are, wherever the focus was left', async ({ newContext }) => {
  const page = await (await newContext({ asked: false, viewport: { width: 360, height: 740 } })).newPage();
  await page.goto('/rejestracja');
  await page.getByRole('link', { name: 'Przejdź do treści' }).focus();
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await expect(notice(page)).toBeVisible();
  await page.setViewportSize({ width: 340, height: 740 });
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
});

test('the notice about cookies waits until what holds the page is closed', async ({ newContext }) => {
  const page = await (await newContext({ asked: false, viewport: { width: 360, height: 740 } })).newPage();
  const { promise: open, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\/assets\/cookies-/, (route) => open.then(() => route.continue()));
  const asked = page.waitForRequest(/\/assets\/cookies-/);
  await page.goto('/rejestracja');
  await page.mouse.wheel(0, 50);
  await asked;
  // It is opened while the code of the notice is on its way.
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: /^Menu/ });
  await expect(menu).toBeVisible();
  const came = page.waitForResponse(/\/assets\/cookies-/);
  letGo();
  await came;
  await page.waitForTimeout(500);
  await expect(notice(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(notice(page)).toBeVisible();
  await notice(page).getByRole('button', { name: 'Odrzuć wszystkie' }).click();
  await expect(notice(page)).toHaveCount(0);
});

test('while filters are open nothing is fetched to ask about cookies; it is asked once they are closed', async ({
  newContext,
}) => {
  const page = await (await newContext({ asked: false, viewport: { width: 360, height: 740 } })).newPage();
  const fetched: string[] = [];
  page.on('request', (request) => request.url().includes('/assets/cookies') && fetched.push(request.url()));
  await page.goto('/kategoria/kubki-i-filizanki');
  await page.getByRole('button', { name: /^Filtry/ }).click();
  const filters = page.getByRole('dialog', { name: 'Filtry' });
  await expect(filters).toBeVisible();
  // Longer than hands are to rest.
  await page.waitForTimeout(3000);
  expect(fetched).toEqual([]);
  await filters.getByRole('button', { name: 'Zamknij' }).click();
  await expect(notice(page)).toBeVisible();
  expect(fetched).not.toEqual([]);
});
