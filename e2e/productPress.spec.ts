import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { bringLate } from './support/late.ts';
import { expectTakenOver } from './support/live.ts';
import { test } from './support/oneTab.ts';
import { ADDED, buy, form, number, numberMessage, openAwake, price } from './support/productPage.ts';
import { expect } from './support/test.ts';
import { views } from './support/views.ts';

const CUP = '/produkt/kubek-codzienny-kobalt-1001';
const MUG = '/produkt/kubek-lesny-1002';
const TILES = '/produkt/kafle-10x10-kobalt-1050';
const SET = '/produkt/dzbanek-z-sokiem-1070';

const size = (page: Page, name: RegExp) => form(page).getByRole('radio', { name });
const added = (page: Page) => form(page).getByRole('status').filter({ hasText: ADDED });

/** What was asked to be put into the basket, each as the graph was asked. */
function watchAdds(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('addToBasket')) asked.push((request.postDataJSON() as { query: string }).query);
  });
  return asked;
}

/** Holds back what the shop says of a product, changed if that is wanted, until the test lets it come. */
async function holdAnswers(page: Page, change: (answer: ProjectorAnswer) => void = () => {}): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/projector\.php/, async (route) => {
    const response = await route.fetch().catch(() => undefined);
    const answer = (await response?.json().catch(() => undefined)) as ProjectorAnswer | undefined;
    // What a page asks once its test has ended is answered no more.
    if (!response || !answer) return;
    change(answer);
    await promise;
    await route.fulfill({ response, json: answer }).catch(() => {});
  });
  return resolve;
}

interface ProjectorAnswer {
  sizeprices?: Record<string, unknown>;
  sizeavailability?: Record<string, unknown>;
}

test.describe('while the shop is asked about another size', () => {
  test('nothing of the size before is claimed, and the button says what it waits for', async ({ page }) => {
    await openAwake(page, CUP);
    // A version's tile says that it is "Produkt niedostępny".
    const claimed = form(page).getByText('Dostępny', { exact: true });
    await expect(claimed.first()).toBeVisible();
    const answer = await holdAnswers(page);
    await size(page, /450 ml/).check();
    await expect(buy(page)).toHaveAttribute('aria-busy', 'true');
    await expect(buy(page)).toHaveAccessibleName('Sprawdzamy cenę…');
    await expect(page.locator('#projector_status')).toHaveText('Sprawdzamy dostępność…');
    await expect(claimed).toHaveCount(0);
    await expect(form(page).getByText(/w\smagazynie/)).toHaveCount(0);
    await expect(page.locator('#projector_shipping_info')).toBeHidden();
    await expect(form(page).getByText(/^Najniższa cena/)).toBeHidden();
    await page.setViewportSize(views.phone);
    await expectNoAxeViolations(page, { part: form(page) });
    answer();
    await expect(page.locator('#projector_status')).toContainText('Produkt niedostępny');
    await expect(page.locator('#projector_button_basket:enabled')).toHaveCount(0);
  });

  test('a press buys it at the price that stands beside it and then stands on the page', async ({ page }) => {
    const asked = watchAdds(page);
    await openAwake(page, CUP);
    const answer = await holdAnswers(page);
    await size(page, /350 ml/).check();
    await expect(price(page)).toHaveText('68,00 zł');
    const told = page.waitForResponse(/size=350&get=/);
    await buy(page).click();
    await expect(buy(page)).toHaveAttribute('data-taken', '');
    await buy(page).click();
    expect(asked).toEqual([]);
    answer();
    await told;
    await expect(added(page)).toBeVisible();
    await expect(price(page)).toHaveText('68,00 zł');
    expect(asked).toEqual([expect.stringContaining('size: "350", quantity: 1')]);
  });

  test('a press buys nothing at a price that could not be read', async ({ page }) => {
    const asked = watchAdds(page);
    await openAwake(page, CUP);
    const answer = await holdAnswers(page, ({ sizeprices }) => {
      if (sizeprices) Object.assign(sizeprices, { value: '88.00', price_formatted: '88,00 zł' });
    });
    await size(page, /350 ml/).check();
    await buy(page).click();
    answer();
    await expect(form(page).getByRole('alert')).toContainText('Cena jest teraz inna niż ta, którą było widać.');
    await expect(price(page)).toHaveText('88,00 zł');
    await expectNoAxeViolations(page, { part: form(page) });
    expect(asked).toEqual([]);
    await buy(page).click();
    await expect(added(page)).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test('a press for one size buys no other, and nothing that is sold out', async ({ page }) => {
    const asked = watchAdds(page);
    await openAwake(page, CUP);
    const answer = await holdAnswers(page);
    await size(page, /350 ml/).check();
    await buy(page).click();
    await size(page, /450 ml/).check();
    await buy(page).click();
    answer();
    await expect(page.locator('#projector_status')).toContainText('Produkt niedostępny');
    await expect(size(page, /450 ml/)).toBeChecked();
    await size(page, /250 ml/).check();
    await expect(price(page)).toHaveText('59,00 zł');
    await expect(buy(page)).not.toHaveAttribute('aria-busy');
    expect(asked).toEqual([]);
    await buy(page).click();
    await expect(added(page)).toBeVisible();
    expect(asked).toEqual([expect.stringContaining('size: "250"')]);
  });

  test('a press buys nothing when no answer comes', async ({ page, guard }) => {
    guard.allowRequest(/projector\.php/);
    guard.allowConsole(/Failed to load resource/);
    const asked = watchAdds(page);
    await openAwake(page, CUP);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/size=350&get=/, async (route) => {
      await promise;
      await route.abort();
    });
    await size(page, /350 ml/).check();
    await buy(page).click();
    resolve();
    await expect(form(page)).toContainText('Nie udało się odświeżyć ceny i dostępności.');
    await expect(size(page, /250 ml/)).toBeChecked();
    await expect(buy(page)).toBeEnabled();
    await expect(buy(page)).not.toHaveAttribute('aria-busy');
    expect(asked).toEqual([]);
  });

  test('a size chosen and bought before the code has come is that size', async ({ context, page }) => {
    await bringLate(context, 600);
    const asked = watchAdds(page);
    await page.goto(CUP, { waitUntil: 'commit' });
    await size(page, /350 ml/).check();
    await page.waitForFunction(() => window.__pressed === undefined);
    await buy(page).click();
    await expect(added(page)).toBeVisible();
    await expect(price(page)).toHaveText('68,00 zł');
    expect(asked).toEqual([expect.stringContaining('size: "350"')]);
  });
});

test('while the shop is asked about a quantity or other parts the button waits, and then buys them', async ({
  page,
}) => {
  const asked = watchAdds(page);
  await openAwake(page, MUG);
  const answerQuantity = await holdAnswers(page);
  await number(page).fill('2');
  await number(page).press('Enter');
  await expect(buy(page)).toHaveAttribute('aria-busy', 'true');
  await buy(page).click();
  answerQuantity();
  await expect(added(page)).toBeVisible();
  expect(asked).toEqual([expect.stringContaining('quantity: 2')]);

  await page.unroute(/projector\.php/);
  await openAwake(page, SET);
  const answerParts = await holdAnswers(page);
  await form(page).getByRole('combobox').selectOption('pigwowiec z jabłkiem');
  await expect(buy(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('#projector_status')).toHaveText('Sprawdzamy dostępność…');
  await buy(page).click();
  answerParts();
  await expect(added(page)).toBeVisible();
  expect(asked).toHaveLength(2);
  expect(asked[1]).toContain('size: "jablko"');
});

test.describe('Enter in the field of the quantity sets it and buys nothing', () => {
  const basket = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Koszyk/ });

  for (const [when, waits] of [
    ['before the kernel has come', false],
    ['before the code of the form has come', true],
  ] as const) {
    test(when, async ({ context, page }) => {
      await bringLate(context, 600);
      await page.goto(MUG, { waitUntil: 'commit' });
      if (waits) await page.waitForFunction(() => window.__pressed === undefined);
      await number(page).fill('4');
      await number(page).press('Enter');
      await expect(page.locator('#projector_sellbyprice')).toContainText('Razem za 4 szt.');
      await expect(number(page)).toHaveValue('4');
      await page.goto('/koszyk');
      await expect(page.getByRole('main')).toContainText('Koszyk czeka na pierwszy produkt');
    });
  }

  test('at once, where it is corrected', async ({ context, page }) => {
    await bringLate(context, 600);
    const asked = watchAdds(page);
    await page.goto(TILES);
    await number(page).fill('1');
    await number(page).press('Enter');
    await expect(number(page)).toHaveValue('1,32');
    await expect(basket(page)).toHaveAccessibleName('Koszyk');
    expect(asked).toEqual([]);
    await number(page).fill('0,1');
    await number(page).press('Enter');
    await expect(numberMessage(page)).toContainText('Minimalnie możesz zamówić');
    expect(asked).toEqual([]);
  });

  test('when the code never comes', async ({ page, guard }) => {
    guard.allowConsole(/Failed to load resource|Failed to fetch dynamically/);
    guard.allowRequest(/\/assets\//);
    await page.route(/\/assets\/buyForm-/, (route) => route.abort());
    await page.goto(MUG);
    await number(page).fill('4');
    await number(page).press('Enter');
    await expect(page).toHaveURL(/number=4/);
    await expect(form(page)).toContainText('Razem za 4 szt.');
    await expect(basket(page)).toHaveAccessibleName('Koszyk');
  });
});

test('one round of fetches stands between the first press and the basket', async ({ page }) => {
  // The kernel is on the page already. What keeps a page for a failing network comes when nothing waits: no press does for it.
  const unrelated = new Set(['kernel', 'keepReady']);
  const rounds: { first: string[]; later: string[] } = { first: [], later: [] };
  let arrives: Promise<void> | undefined;
  let arrived = false;
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    const name = /([A-Za-z]+)-[^/]+$/.exec(route.request().url())?.[1] ?? '';
    if (!unrelated.has(name)) {
      rounds[arrived ? 'later' : 'first'].push(name);
      arrives ??= new Promise((done) => setTimeout(done, 600));
      await arrives;
      arrived = true;
    }
    await route.fallback().catch(() => undefined);
  });
  const bought = page.waitForRequest(/addToBasket/);
  await page.goto(CUP, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.__pressed === undefined);
  await buy(page).click();
  await bought;
  expect(rounds.first).toContain('choiceBuyForm');
  expect(rounds.later).toEqual([]);
});

test('the question about cookies comes up under no finger', async ({ newContext }) => {
  const context = await newContext({ asked: false });
  const page = await context.newPage();
  await page.goto('/produkt/kubek-codzienny-kobalt-1001');
  await expectTakenOver(page);
  const button = page.getByRole('button', { name: 'Do koszyka' });
  await button.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const box = await button.boundingBox();
  if (!box) throw new Error('There is no button');
  await page.mouse.move(box.x + box.width / 2 - 5, box.y + box.height / 2);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(700);
  await page.mouse.up();
  await expect(page.getByText('Produkt został dodany.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Odrzuć wszystkie' })).toBeVisible();
});
