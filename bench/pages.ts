/**
 * What a fresh browser loads of each page before the first interaction: node bench/pages.ts [PAGE]; naming a page
 * lists its parts. JavaScript and style at brotli 11, HTML at brotli 5, fonts and pictures as they are. Bars in budgets.json.
 */
import { chromium, devices } from '@playwright/test';
import { startShop } from '../e2e/support/shop.ts';
import { chromiumFlags, findHeadless } from '../scripts/test/chromium.ts';
import budgets from './budgets.json' with { type: 'json' };
import { PAGES, type PageName, pageNames } from './support/pages.ts';
import { type Weight, weigh } from './support/weigh.ts';

const found = await findHeadless();
if ('problem' in found) throw new Error(found.problem);
const named = process.argv[2] as PageName | undefined;
const shop = await startShop();
const browser = await chromium.launch({ executablePath: found.path, args: chromiumFlags });
const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);
const kinds: (keyof Weight)[] = ['js', 'ahead', 'css', 'html', 'fonts', 'pictures'];
try {
  console.log(`kB of ${'page'.padEnd(12)}${kinds.map((kind) => kind.padStart(14)).join('')}`);
  for (const name of named ? [named] : pageNames) {
    const { weight, parts } = await weigh(browser, shop.url + PAGES[name], devices['Moto G4']);
    const budget: Partial<Weight> = budgets[name];
    const cells = kinds.map((kind) => {
      const most = budget[kind];
      return `${kB(weight[kind])}${most === undefined ? '' : ` ≤${kB(most)}`}`.padStart(14);
    });
    console.log(`      ${name.padEnd(12)}${cells.join('')}`);
    if (named) for (const { kind, path, bytes } of parts) console.log(`${kB(bytes)} ${kind.padEnd(9)} ${path}`);
  }
} finally {
  await browser.close();
  await shop.stop();
}
