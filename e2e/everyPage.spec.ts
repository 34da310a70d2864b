import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, Response } from '@playwright/test';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expectNoAxeViolations } from './support/axe.ts';
import { graphOf, headOf, JSON_LD, typesOf } from './support/head.ts';
import { expectNoInlineStyles } from './support/html.ts';
import { expectLaidOut } from './support/layout.ts';
import { expectTakenOver } from './support/live.ts';
import { test } from './support/oneTab.ts';
import { FORM_PAGES, INDEXED_PAGES, KINDS, MISSING_PAGE, UNINDEXED_LISTS } from './support/pages.ts';
import { expectAnyOrderOfSheets } from './support/sheets.ts';
import { expect } from './support/test.ts';
import { views } from './support/views.ts';

const config = JSON.parse(readFileSync(join(import.meta.dirname, '../.htmlvalidate.json'), 'utf8')) as ConfigData;
const validator = new HtmlValidate(new StaticConfigLoader(config));

/** What every page is, looked at in one visit: as it is served, and as it is once its scripts have run. */
async function visit(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  if (answer === null) throw new Error(`${path} was not answered`);
  await expectServedWell(answer, path);
  // The guard fails the test on whatever the policy refuses.
  await expectTakenOver(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
  await expect(page).toHaveTitle(/\S.*Glinianka|Glinianka.*\S/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  const container = KINDS[path];
  if (container) await expect(page.locator('#container')).toHaveClass(new RegExp(`(^|\\s)${container}(\\s|$)`));
}

/** One page of each kind says the same without scripts and has no barrier; the page has been visited, and its window becomes a phone's. */
async function expectWhole(page: Page, path: string, noJs: BrowserContext): Promise<void> {
  if (!(path in KINDS)) return;
  const [plain] = noJs.pages();
  if (!plain) throw new Error('a visitor has a tab');
  await plain.goto(path);
  const without = await content(plain);
  expect(without.headings.length).toBeGreaterThan(0);
  // Some of it comes late.
  await expect.poll(() => content(page)).toEqual(without);
  // No colour depends on the width: the dark ones are looked at once. That it fits is told with its layout, below.
  await expectNoAxeViolations(page);
  await page.setViewportSize(views.phone);
  await expectNoAxeViolations(page, { dark: true });
  await expectAnyOrderOfSheets(page);
}

/** One page of each kind, and what looks unlike it; the page has been visited, and is not looked at any more. */
async function expectLaidOutWhere(page: Page, path: string): Promise<void> {
  if (path in KINDS || UNLIKE_THEIR_KIND.includes(path)) await expectLaidOut(page);
}

async function expectServedWell(answer: Response, path: string): Promise<void> {
  expect(answer.status()).toBe(path === MISSING_PAGE ? 404 : 200);
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("'strict-dynamic'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
  const html = await answer.text();
  expect(html).toContain('</html>');
  expectNoInlineStyles(html);
  // A field for who has no scripts has the name of the one that it stands for: the first of them is read.
  const whole = (await faultsOf(html, path)).filter((fault) => !fault.startsWith('form-dup-name'));
  const withScripts = html.replace(/<noscript>.*?<\/noscript>/gs, '');
  const scripted = withScripts === html ? [] : await faultsOf(withScripts, path);
  expect([...whole, ...scripted]).toEqual([]);
}

async function faultsOf(html: string, path: string): Promise<string[]> {
  const { results } = await validator.validateString(html, path);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

/** Pages whose layout is unlike that of their kind; `layout.spec.ts` looks at more of them. */
const UNLIKE_THEIR_KIND: readonly string[] = [
  '/kategoria/stol',
  '/kategoria/kubki-i-filizanki?filter_price=9000-9999',
  // By telephone, for points, a service with a date.
  '/produkt/kubki-z-twoim-znakiem-1006',
  '/produkt/kubek-maly-grafit-1005',
  '/produkt/warsztaty-pierwszy-raz-przy-kole-1067',
  '/strona/regulamin',
  '/strona/zeszyt',
  '/newsletter',
];

test.beforeEach(({ guard }, { title }) => {
  if (title.startsWith(MISSING_PAGE)) guard.allowConsole(/status of 404/);
});

for (const path of INDEXED_PAGES) {
  test(`${path} is served well, says what it is, and as much without JavaScript`, async ({ page, baseURL, noJs }) => {
    await visit(page, path);
    const head = await headOf(page);
    expect(head.title.length).toBeGreaterThan(0);
    expect(head.title.length).toBeLessThanOrEqual(70);
    expect(head.titles).toBe(1);
    expect(head.description).toHaveLength(1);
    expect(head.description[0]?.length).toBeGreaterThanOrEqual(50);
    expect(head.description[0]?.length).toBeLessThanOrEqual(200);
    expect(head.canonical).toEqual([`${baseURL}${path}`]);
    expect(head.ogUrl).toEqual(head.canonical);
    expect(head.robots).toEqual([]);
    expect(head.alternates).toEqual([]);
    expect(head.repeated).toEqual([]);
    expect(head.ogImage).toHaveLength(1);
    for (const picture of head.ogImage) {
      expect(picture).toMatch(new RegExp(`^${baseURL}/`));
      expect((await page.request.get(picture)).status(), picture).toBe(200);
    }
    const graph = await graphOf(page);
    expect(typesOf(graph)).toContain(path === '/' ? 'WebSite' : 'BreadcrumbList');
    expect(JSON.stringify(graph)).not.toMatch(/undefined|null|NaN|http:\/\/(?!localhost:)/);
    await expectWhole(page, path, noJs);
    await expectLaidOutWhere(page, path);
  });
}

for (const path of UNINDEXED_LISTS) {
  test(`${path} is served well and is not for search engines`, async ({ page, baseURL, noJs }) => {
    await visit(page, path);
    const head = await headOf(page);
    expect(head.robots).toEqual(['noindex,follow']);
    expect(head.canonical).toEqual([`${baseURL}${path.replace(/\?.*/, '')}`]);
    await expectWhole(page, path, noJs);
    await expectLaidOutWhere(page, path);
  });
}

for (const path of FORM_PAGES) {
  test(`${path} is served and laid out well`, async ({ page }) => {
    await visit(page, path);
    await expectLaidOut(page);
  });
}

test(`${MISSING_PAGE} is served well, is not for search engines and describes nothing`, async ({ page, noJs }) => {
  await visit(page, MISSING_PAGE);
  const head = await headOf(page);
  expect(head.robots).toEqual(['noindex']);
  expect(head.canonical).toEqual([]);
  expect(head.titles).toBe(1);
  await expect(page.locator(JSON_LD)).toHaveCount(0);
  await expectWhole(page, MISSING_PAGE, noJs);
  await expectLaidOut(page);
});

/** What a page is about: its headings, and where its links lead. */
async function content(page: Page) {
  const main = page.getByRole('main');
  const [headings, links] = await Promise.all([
    main.getByRole('heading').allTextContents(),
    main.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href'))),
  ]);
  return { headings, links };
}
