/**
 * Lighthouse, mobile with simulated throttling, median of five: node bench/lighthouse.ts [RUNS].
 * The bars: accessibility, best practices and SEO 100, performance ≥ 99, total blocking time ≤ 30 ms. The row "nothing" is a page
 * of one heading: what the browser and the machine take by themselves, which no page can be below.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startShop } from '../e2e/support/shop.ts';
import { findHeadless } from '../scripts/test/chromium.ts';
import { audit, type Report } from './support/lighthouse.ts';
import { PAGES, type PageName } from './support/pages.ts';
import { atRest } from './support/pinned.ts';
import { median } from './support/timing.ts';

const RUNS = Number(process.argv[2] ?? 5);
const pages: PageName[] = ['main', 'category', 'product'];
const NOTHING =
  '<!doctype html><html lang="pl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Nic</title><h1>Nic</h1>';
const found = await findHeadless();
if ('problem' in found) throw new Error(found.problem);
const shop = await startShop();
const nothing = createServer((_, answer) => answer.setHeader('Content-Type', 'text/html').end(NOTHING)).listen();
const addresses = new Map<string, string>([
  ...pages.map((name) => [name, shop.url + PAGES[name]] as const),
  ['nothing', `http://localhost:${(nothing.address() as AddressInfo).port}/`],
]);
const reports = new Map<string, Report[]>([...addresses.keys()].map((name) => [name, []]));
try {
  await atRest(shop.pid);
  // The first visit of each page fills caches that a shop in the world has filled long ago.
  for (const name of pages) await (await fetch(shop.url + PAGES[name])).text();
  for (let run = 0; run < RUNS; run += 1) {
    for (const [name, url] of addresses) {
      const report = await audit(url, ['performance', 'accessibility', 'best-practices', 'seo'], found.path);
      reports.get(name)?.push(report);
    }
  }
} finally {
  nothing.close();
  await shop.stop();
}

console.log('page      performance (each)        access. practices seo    FCP ms  LCP ms  TBT ms  CLS');
for (const [name, all] of reports) {
  const score = (category: keyof Report['scores']) => median(all.map((one) => one.scores[category] ?? 0));
  const number = (id: string, digits = 0) =>
    median(all.map((one) => one.numbers[id] ?? 0))
      .toFixed(digits)
      .padStart(6);
  const each = all.map((one) => one.scores.performance).join(' ');
  console.log(
    `${name.padEnd(9)} ${String(score('performance')).padEnd(5)} (${each})`.padEnd(36),
    String(score('accessibility')).padEnd(7),
    String(score('best-practices')).padEnd(9),
    String(score('seo')).padEnd(5),
    number('first-contentful-paint'),
    number('largest-contentful-paint'),
    number('total-blocking-time'),
    number('cumulative-layout-shift', 3),
  );
  if (name !== 'nothing') for (const line of new Set(all.flatMap((one) => one.failed))) console.log(`    ${line}`);
}
