import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

/** Pixels below the header that a page which has nothing to show leaves free, at least. */
const FREE = 16;

const EMPTY = {
  'an empty basket': '/koszyk',
  'an empty comparison': '/porownanie',
  'a list that is gone': '/listy/00000000-0000-4000-8000-000000000000',
  'a list that is shared no more': '/lista/ktorej-nie-ma',
  'an address of nothing': '/nie-ma-takiej-strony',
};

for (const [name, path] of Object.entries(EMPTY)) {
  test(`what stands for ${name} does not touch the header, and is accessible`, async ({ page, guard }) => {
    guard.allowConsole(/404/);
    await page.goto(path);
    const header = await page.locator('header').first().boundingBox();
    const mark = await page.locator('#content svg').first().boundingBox();
    expect((mark?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0)).toBeGreaterThan(FREE);
    await expectNoAxeViolations(page);
  });
}
