/**
 * The map of pick-up points with 50 000 of them: node bench/map.ts. Bytes of its data and code, ms from the last byte of the
 * data to the first clusters, and the longest task while the map is dragged and zoomed; with the processor as it is
 * and slowed 4 ×.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { copyPrepared, startShop } from '../e2e/support/shop.ts';
import { chromiumFlags, findHeadless } from '../scripts/test/chromium.ts';
import { manyPoints } from '../src/delivery/points/testing/manyPoints.ts';
import { atRest } from './support/pinned.ts';
import { median } from './support/timing.ts';

const POINTS = 50_000;
const ROUNDS = 5;
const WINDOW = { width: 1280, height: 900 };

/** A table as a carrier sends it. */
const table = () =>
  ['code;name;street;postcode;city;latitude;longitude;open;pays;easy_access']
    .concat(
      manyPoints(POINTS).map(({ code, name, street, postcode, city, place, pays, easy }) =>
        [code, name, street, postcode, city, place?.latitude, place?.longitude, 'always', pays ?? '', easy ?? ''].join(
          ';',
        ),
      ),
    )
    .join('\n');

interface Measured {
  /** Bytes on the wire. */
  data: number;
  code: number;
  /** ms */
  clusters: number;
  task: number;
}

async function measure(browser: Browser, url: string, slowed: number): Promise<Measured> {
  const context = await browser.newContext({ viewport: WINDOW, locale: 'pl-PL' });
  try {
    await context.request.post(`${url}/koszyk`, { form: { mode: '1', number: '1', product: '1001', size: '350' } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    await page.goto(`${url}/zamowienie`);
    await page.getByRole('radio', { name: /^Paczkomat InPost/ }).check();
    const open = page.getByRole('button', { name: 'Pokaż mapę' });
    await open.waitFor();
    const before = await page.evaluate(() => performance.getEntriesByType('resource').length);
    const shown = page.evaluate(waitForClusters);
    await open.click();
    const shownAt = await shown;
    const [data, code, end] = await page.evaluate(readFetched, before);
    const task = await dragged(page);
    return { data, code, clusters: shownAt - end, task };
  } finally {
    await context.close();
  }
}

/** In the page: the moment at which the first clusters stand in it. */
function waitForClusters(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('section[aria-label^="Mapa"] button')) return;
      observer.disconnect();
      resolve(performance.now());
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

/** In the page: bytes of what was fetched for the map, and when its data had come. */
function readFetched(before: number): [data: number, code: number, end: number] {
  const all = performance.getEntriesByType('resource').slice(before) as PerformanceResourceTiming[];
  const points = all.find(({ name }) => name.includes('/punkty/'));
  const scripts = all.filter(({ name }) => name.endsWith('.js'));
  const code = scripts.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return [points?.transferSize ?? 0, code, points?.responseEnd ?? 0];
}

/** Drags the map about and zooms it; gives the longest task meanwhile, 0 when none took 50 ms. */
async function dragged(page: Page): Promise<number> {
  await page.evaluate(() => {
    const noted = window as unknown as { longest: number };
    noted.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.longest = Math.max(noted.longest, duration);
    }).observe({ type: 'longtask' });
  });
  const map = page.locator('section[aria-label^="Mapa"]');
  await map.scrollIntoViewIfNeeded();
  const box = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (let turn = 0; turn < 6; turn += 1) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= 30; step += 1) {
      await page.mouse.move(x + 90 * Math.sin(step / 5), y + 60 * Math.cos(step / 7) - 60);
      await page.waitForTimeout(16);
    }
    await page.mouse.up();
    await page.getByRole('button', { name: 'Przybliż mapę' }).click();
  }
  await page.waitForTimeout(300);
  return page.evaluate(() => (window as unknown as { longest: number }).longest);
}

const found = await findHeadless();
if ('problem' in found) throw new Error(found.problem);
const dataDir = mkdtempSync(join(tmpdir(), 'witryna-map-'));
copyPrepared(dataDir);
const file = join(dataDir, 'points.csv');
writeFileSync(file, table());
const told = execFileSync(process.execPath, ['build/server/index.js', 'import', 'points', file], {
  encoding: 'utf8',
  env: { ...process.env, DATA_DIR: dataDir, SHOP_DIR: 'shop' },
});
console.log(told.trim().split('\n').at(-1));
const shop = await startShop({ RATE_LIMITS: '0' }, { dataDir });
const browser = await chromium.launch({ executablePath: found.path, args: chromiumFlags });
try {
  await atRest(shop.pid);
  for (const slowed of [1, 4]) {
    const all: Measured[] = [];
    for (let round = 0; round < ROUNDS; round += 1) all.push(await measure(browser, shop.url, slowed));
    const of = (part: keyof Measured) => Math.round(median(all.map((one) => one[part])));
    const longest = Math.round(Math.max(...all.map(({ task }) => task)));
    console.log(
      `processor ${slowed} ×: data ${of('data')} B, code ${of('code')} B, clusters after ${of('clusters')} ms, longest task of all rounds ${longest} ms`,
    );
  }
} finally {
  await browser.close();
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
