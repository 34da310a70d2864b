import type { BrowserContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { test } from './support/oneTab.ts';
import { expect } from './support/test.ts';
import { expectNoHorizontalScroll, views } from './support/views.ts';

const add = (context: BrowserContext, fields: Record<string, string>) =>
  context.request.post('/koszyk', { form: { mode: '1', ...fields }, maxRedirects: 0 });
const cup = { product: '1001', size: '350', number: '2' };
const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Koszyk/ });
const panel = (page: Page) => page.getByRole('region', { name: 'Podręczny koszyk' });

/** Different products of the demo shop that need no choice, until so many lie in the basket for each of `counts`. */
async function addMany(context: BrowserContext, counts: readonly number[], look: (count: number) => Promise<void>) {
  const answer = await context.request.get('/feeds/google.xml');
  const ids = new Set([...(await answer.text()).matchAll(/<g:id>(\d+)-uniw<\/g:id>/g)].map(([, id]) => id));
  const left = ids.values();
  let added = 0;
  for (const count of counts) {
    while (added < count) {
      const { value: product, done } = left.next();
      if (done) throw new Error(`There are only ${added} of them`);
      const { location } = (await add(context, { product: product ?? '' })).headers();
      if (location?.includes('dodano')) added += 1;
    }
    await look(count);
  }
}

async function open(page: Page, count: RegExp | string): Promise<void> {
  await expect(link(page)).toHaveAccessibleName(count);
  await link(page).click();
}

/** Opens what the header has of the basket, and looks at it, on a desktop and then on a phone. */
async function expectOpens(page: Page, name: RegExp | string, look: () => Promise<void>): Promise<void> {
  for (const size of [{ width: 1280, height: 800 }, views.phone]) {
    await page.setViewportSize(size);
    await page.goto('/strona/o-nas');
    await open(page, name);
    await expect(panel(page)).toBeVisible();
    await look();
    await expectNoHorizontalScroll(page);
  }
}

test('opens beside its link and tells what lies in it, at 1280 and 360 px', async ({ page, context }) => {
  await add(context, cup);
  await expectOpens(page, 'Koszyk, 1 produkt', async () => {
    await expect(link(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(panel(page).getByRole('listitem')).toHaveText(/2\s×\sKubek Codzienny\s+kobalt, 350\sml\s*136,00\szł/);
    await expect(panel(page)).toContainText('Do darmowej dostawy brakuje 114,00 zł');
  });
  await expectNoAxeViolations(page);
  await panel(page).getByRole('link', { name: 'Przejdź do koszyka' }).click();
  await expect(page).toHaveURL(/\/koszyk$/);
  await expect(panel(page)).toHaveCount(0);
});

test('what is paid with points costs points, not nothing', async ({ page, context }) => {
  await add(context, cup);
  await add(context, { product: '1026', forpoints: '1' });
  await page.setViewportSize(views.phone);
  await page.goto('/strona/o-nas');
  await open(page, 'Koszyk, 2 produkty');
  await expect(panel(page).getByRole('listitem').filter({ hasText: 'Dzbanek' })).toContainText('4 000 punktów');
  await expect(panel(page)).not.toContainText('0,00 zł');
  await expect(panel(page)).toContainText(/Razem\s*136,00\szł\s\+\s4\s000\spunktów/);
  await expectNoHorizontalScroll(page);
});

test('10 and 22 products are told without a scroll to the way on, at 1280 and 360 px', async ({ page, context }) => {
  await addMany(context, [10, 22], (count) =>
    expectOpens(page, new RegExp(`^Koszyk, ${count} `), async () => {
      await expect(panel(page).getByRole('listitem')).toHaveCount(count);
      await expect(panel(page).locator('img')).toHaveCount(count > 10 ? 0 : count);
      await expect(panel(page)).toHaveClass(count > 10 ? /(?:^| )--list(?: |$)/ : /^((?!--list).)*$/);
      await expect(panel(page).getByRole('link', { name: 'Przejdź do koszyka' })).toBeInViewport();
    }),
  );
  await expectNoAxeViolations(page, { part: panel(page) });
});

// As with more than the panel shows: model.test.ts says how many those are.
test('with nothing in the basket the link leads to the basket itself', async ({ page }) => {
  await page.goto('/strona/o-nas');
  await expect(link(page)).toHaveAccessibleName('Koszyk');
  await link(page).click();
  await expect(page).toHaveURL(/\/koszyk$/);
});

test('by keyboard: opens, is walked through, and gives focus back', async ({ page, context }) => {
  await add(context, cup);
  await page.goto('/strona/o-nas');
  await expect(link(page)).toHaveAccessibleName('Koszyk, 1 produkt');
  await link(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('link', { name: '2 × Kubek Codzienny' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(link(page)).toBeFocused();
  await expect(link(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab');
  await expect(panel(page)).toHaveCount(0);
});

test('Escape closes it at once, whenever it is pressed', async ({ page, context }) => {
  await add(context, cup);
  await page.goto('/strona/o-nas');
  await expect(link(page)).toHaveAccessibleName('Koszyk, 1 produkt');
  await page.evaluate(() => {
    const pressed = new MutationObserver(() => {
      if (!document.querySelector('#top_basket')) return;
      pressed.disconnect();
      document.documentElement.dataset.pressed = 'yes';
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    });
    pressed.observe(document.body, { childList: true, subtree: true });
  });
  await link(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-pressed', 'yes');
  await expect(panel(page)).toHaveCount(0);
});

test('a press elsewhere closes it; pressed with a key held the link opens as links do', async ({ page, context }) => {
  await add(context, cup);
  await page.goto('/strona/o-nas');
  await open(page, 'Koszyk, 1 produkt');
  await expect(panel(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel(page)).toHaveCount(0);
  const [other] = await Promise.all([context.waitForEvent('page'), link(page).click({ modifiers: ['ControlOrMeta'] })]);
  await expect(other).toHaveURL(/\/koszyk$/);
  await expect(panel(page)).toHaveCount(0);
});

test('follows what this page and another tab add, while it is open', async ({ page, context }) => {
  await add(context, cup);
  await page.goto('/strona/o-nas');
  await open(page, 'Koszyk, 1 produkt');
  await expect(panel(page).getByRole('listitem')).toHaveCount(1);
  const other = await context.newPage();
  await other.goto('/produkt/umywalka-owalna-1049');
  await other.getByRole('button', { name: 'Do koszyka' }).click();
  await expect(link(other)).toHaveAccessibleName('Koszyk, 2 produkty');
  await expect(panel(page).getByRole('listitem')).toHaveCount(2);
  await expect(panel(page)).toContainText('Dostawa tego koszyka jest za darmo');
});

test('a subscription hides the purchase in one click', async ({ page, context }) => {
  await add(context, { product: '1034', size: 'ziarno', number: '1', subscription: '1', days_in_period: '30' });
  await page.goto('/strona/o-nas');
  await open(page, 'Koszyk, 1 produkt');
  await expect(panel(page)).toContainText('co 30 dni');
  await expect(panel(page)).toHaveClass(/(?:^| )--hide-one-click(?: |$)/);
});
