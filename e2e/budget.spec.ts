import { devices } from '@playwright/test';
import budgets from '../bench/budgets.json' with { type: 'json' };
import { PAGES, pageNames } from '../bench/support/pages.ts';
import { type Weight, weigh } from '../bench/support/weigh.ts';
import { expect, test } from './support/test.ts';

/** Bytes before the first interaction. A page that outgrows its budget either loads something later or says here why not. */
for (const name of pageNames) {
  test(`${name} stays within its bytes`, async ({ browser, baseURL }) => {
    const { weight, parts } = await weigh(browser, baseURL + PAGES[name], devices['Moto G4']);
    for (const [kind, most] of Object.entries(budgets[name]) as [keyof Weight, number][]) {
      const heaviest = parts
        .filter((part) => part.kind === kind)
        .slice(0, 8)
        .map((part) => `${part.bytes} ${part.path}`);
      expect(weight[kind], `bytes of ${kind}; the heaviest:\n${heaviest.join('\n')}`).toBeLessThanOrEqual(most);
      if (most > 0) expect(weight[kind], `bytes of ${kind} were counted`).toBeGreaterThan(0);
    }
  });
}

test('no page brings the calendar or the map before somebody opens one', async ({ newContext }) => {
  // What the code of each holds and no other: an attribute of its own, and the outline of Poland.
  const marks = { calendar: 'data-head', map: 'Topology' };
  const page = await (await newContext()).newPage();
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname)) scripts.add(response.url());
  });
  for (const path of [...Object.values(PAGES), '/sklepy', '/kontakt', '/konto/dane']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.mouse.move(40, 40);
    await page.waitForLoadState('networkidle');
  }
  expect(scripts.size).toBeGreaterThan(3);
  // Read by themselves: a browser forgets the answers of a page that it has left.
  const texts = await Promise.all([...scripts].map(async (url) => ({ url, text: await (await fetch(url)).text() })));
  const found = Object.entries(marks).flatMap(([what, mark]) =>
    texts.filter(({ text }) => text.includes(mark)).map(({ url }) => `${what}: ${url}`),
  );
  expect(found).toEqual([]);
});

/** No page moves under a reader: pictures have their boxes, and letters that come late are as wide as those before them. */
for (const name of pageNames) {
  test(`${name} does not move while it loads, even when its fonts are late`, async ({ newContext }) => {
    const context = await newContext({ ...devices['Moto G4'], reducedMotion: 'no-preference' });
    const page = await context.newPage();
    let late = 0;
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      late += 1;
      await route.continue();
    });
    await page.addInitScript(() => {
      const moves: LayoutShift[] = [];
      Object.assign(window, { moves });
      new PerformanceObserver((list) => moves.push(...(list.getEntries() as LayoutShift[]))).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    await page.goto(PAGES[name], { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    expect(late, 'fonts were held back until the page was painted').toBeGreaterThan(3);
    const loaded = await page.evaluate(() => [...document.fonts].filter((face) => face.status === 'loaded').length);
    expect(loaded, 'faces in use').toBeGreaterThanOrEqual(late);
    const moves = await page.evaluate(() =>
      (window as unknown as { moves: LayoutShift[] }).moves
        .filter((move) => !move.hadRecentInput)
        .map(({ value, sources }) => ({
          value,
          what: (sources ?? []).map(({ node }) =>
            node instanceof Element ? node.className || node.tagName : node?.textContent,
          ),
        })),
    );
    const moved = moves.reduce((sum, move) => sum + move.value, 0);
    // A tenth of what counts as good: a select may still grow by the fraction of a letter.
    expect(moved, JSON.stringify(moves, null, 1)).toBeLessThan(0.01);
  });
}

/** https://wicg.github.io/layout-instability/: not in TypeScript's own types. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources?: { node: Node | null }[];
}
