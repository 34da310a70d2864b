import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { test } from './support/oneTab.ts';
import { expect } from './support/test.ts';
import { views } from './support/views.ts';

const MUG = { path: '/produkt/kubek-codzienny-kobalt-1001', name: 'Kubek Codzienny' };
const GREEN = { path: '/produkt/czajnik-lesny-1024', name: 'Czajnik Leśny' };
const REDUCED = { path: '/produkt/talerz-pawie-oko-1013', name: 'Talerz Pawie Oko' };
const BLUE = { path: '/produkt/czajnik-nocny-1023', name: 'Czajnik Nocny' };

const shelf = (page: Page) => page.getByRole('region', { name: 'Ostatnio oglądane' });

/** Notes the calls for products looked at, which the shop answers. */
function callsOf(page: Page): { asked: string[] } {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('?query=recentProducts')) return;
    const { query } = request.postDataJSON() as { query: string };
    asked.push(/productsId:\[([\d,]*)\]/.exec(query)?.[1] ?? '');
  });
  return { asked };
}

/** Goes on as a shopper does: by a link, without a new document. */
async function goOn(page: Page, { path, name }: typeof MUG): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL(path);
  // The address comes first.
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const toTheEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

/** Scripts run: what opens the menu has become a button, and links lead on without a new document. */
async function startAt(page: Page, { path }: typeof MUG): Promise<void> {
  await page.setViewportSize(views.phone);
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
}

test('products looked at before are shown from the second on, in one call, when somebody comes near', async ({
  page,
}) => {
  const { asked } = callsOf(page);
  await startAt(page, MUG);
  await toTheEnd(page);
  await expect(shelf(page)).toHaveCount(0);
  await goOn(page, REDUCED);
  await goOn(page, BLUE);
  expect(asked).toEqual([]);
  await toTheEnd(page);
  await expect(shelf(page).getByRole('link')).toHaveText([REDUCED.name, MUG.name]);
  expect(asked).toEqual(['1013,1001']);
  for (const lowest of ['149,00', '69,00']) {
    await expect(shelf(page).getByText(`Najniższa cena z 30 dni przed obniżką: ${lowest} zł`)).toBeVisible();
  }
  await expectNoAxeViolations(page);
});

test('what was looked at is forgotten at a press', async ({ page }) => {
  await page.context().addCookies([{ name: 'consent', value: 'preferences', domain: 'localhost', path: '/' }]);
  await startAt(page, MUG);
  await goOn(page, GREEN);
  await toTheEnd(page);
  await shelf(page).getByRole('button', { name: 'Wyczyść ostatnio oglądane' }).click();
  await expect(page.getByText(/^Wyczyszczone/)).toBeFocused();
  await expect(shelf(page)).toHaveCount(0);
  await expectNoAxeViolations(page);
  expect(await page.evaluate(() => localStorage.getItem('recentProducts'))).toBeNull();
  await goOn(page, BLUE);
  await toTheEnd(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(shelf(page)).toHaveCount(0);
});

test('without consent nothing of it outlives the page', async ({ page }) => {
  await startAt(page, MUG);
  await goOn(page, GREEN);
  await toTheEnd(page);
  await expect(shelf(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('recentProducts'))).toBeNull();
  await page.reload();
  await toTheEnd(page);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect(shelf(page)).toHaveCount(0);
});

test('with consent to preferences it is there on the next visit', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'consent', value: 'preferences', url: baseURL ?? '' }]);
  await startAt(page, MUG);
  await startAt(page, GREEN);
  await toTheEnd(page);
  await expect(shelf(page).getByRole('link')).toHaveText([MUG.name]);
});

test('when they cannot be had nothing is said', async ({ page, guard }) => {
  guard.allowConsole(/recentProducts/);
  guard.allowRequest(/recentProducts/);
  await page.route('**/graphql/v1/?query=recentProducts', (route) => route.fulfill({ status: 503, body: '' }));
  await startAt(page, MUG);
  await goOn(page, GREEN);
  const answer = page.waitForResponse(/recentProducts/);
  await toTheEnd(page);
  await answer;
  await expect(shelf(page)).toHaveCount(0);
});

test('files that come with a product say their kind and size and are kept, not opened', async ({ noJs }) => {
  const page = await noJs.newPage();
  await page.goto(BLUE.path);
  const link = page.locator('#projector_enclosures').getByRole('link');
  await expect(link).toHaveText(/Pielęgnacja kamionki\s+PDF,\s35\skB/);
  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe('pielegnacja-kamionki.pdf');
});
