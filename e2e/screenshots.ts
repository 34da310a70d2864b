import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, findHeadless } from '../scripts/test/chromium.ts';
import { startShop } from './support/shop.ts';
import { schemes, views } from './support/views.ts';

/** Full-page pictures of pages at every width in both schemes, for people to look at. */
const usual = [
  '/',
  '/kategoria/stol',
  '/kategoria/kubki-i-filizanki',
  '/producent/glinianka',
  '/seria/codzienna',
  '/strona/o-nas',
  '/kontakt',
  '/czegos-takiego-nie-ma',
];

const tell = (line: string) => process.stdout.write(`${line}\n`);

const { values, positionals } = parseArgs({ allowPositionals: true, options: { url: { type: 'string' } } });
const [folder, ...paths] = positionals;
if (folder === undefined) {
  tell('Usage: node scripts/run.mjs screenshots FOLDER [PATH…] [--url http://localhost:3000]');
  process.exit(2);
}

const found = await findHeadless();
if ('problem' in found) {
  tell(found.problem);
  process.exit(1);
}

await mkdir(folder, { recursive: true });
const shop = values.url === undefined ? await startShop() : undefined;
const browser = await chromium.launch({ executablePath: found.path, args: chromiumFlags });
try {
  for (const path of paths.length > 0 ? paths : usual) await takeAll(new URL(path, shop?.url ?? values.url), path);
} finally {
  await browser.close();
  await shop?.stop();
}
tell(`The pictures are in ${resolve(folder)}.`);

async function takeAll(address: URL, path: string) {
  const name = path.replace(/^\/+/, '').replace(/[^\w.-]+/g, '_') || 'main';
  for (const [view, viewport] of Object.entries(views)) {
    for (const colorScheme of schemes) {
      const context = await browser.newContext({ viewport, colorScheme, locale: 'pl-PL', reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(address.href, { waitUntil: 'load' });
      await showLazyPictures(page);
      await page.screenshot({
        path: join(folder ?? '', `${name}-${viewport.width}-${colorScheme}.png`),
        fullPage: true,
      });
      await context.close();
      tell(`${path} ${view} ${colorScheme}`);
    }
  }
}

/** Pictures below the window load only when they come near it. */
async function showLazyPictures(page: Page) {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
  });
}
