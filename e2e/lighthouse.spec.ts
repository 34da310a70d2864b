import { audit, type Category } from '../bench/support/lighthouse.ts';
import { PAGES, type PageName, pageNames } from '../bench/support/pages.ts';
import { findHeadless } from '../scripts/test/chromium.ts';
import { expect, test } from './support/test.ts';

const categories: Category[] = ['accessibility', 'best-practices', 'seo'];

/** A browser of its own for each: `npm run prove` asks for all pages, every run of the tests for one of them. */
const asked: readonly PageName[] = process.env.LIGHTHOUSE === 'all' ? pageNames : ['product'];

/** Performance is measured by `npm run bench lighthouse`: no test here depends on how fast the machine is. */
for (const name of asked) {
  test(`${name} is perfect to Lighthouse in accessibility, best practices and SEO`, async ({ baseURL }) => {
    const chromium = await findHeadless();
    if ('problem' in chromium) throw new Error(chromium.problem);
    const { scores, failed } = await audit(baseURL + PAGES[name], categories, chromium.path);
    expect(scores, failed.join('\n')).toEqual(Object.fromEntries(categories.map((category) => [category, 100])));
  });
}
