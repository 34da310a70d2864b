import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse, stringify } from 'yaml';
import { ATTACKS } from '../src/catalogue/testing/attacks.ts';
import { type RunningShop, startShop } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** Where words alone are expected, each short enough for the narrowest field. */
const SHORT = [
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  '</script><script>alert(1)//',
  "'-alert(1)-'<b onfocus=x>",
  '</title><svg onload=alert(1)>',
  '</style><img src=x onerror=y>',
];
const [IMG = '', SVG = '', SCRIPT = '', QUOTE = '', TITLE = '', STYLE = ''] = SHORT;

/** One page for so many, because some attacks swallow what comes after them. */
const TOGETHER = 12;
const pages = Array.from({ length: Math.ceil(ATTACKS.length / TOGETHER) }, (_, n) => `atak-${n + 1}`);

/** All that a YAML file can hold: control characters are refused before. */
const IN_YAML = ATTACKS.map((attack) => attack.replace(/(?![\t\n])\p{Cc}/gu, ''));

let dir: string;
let shop: RunningShop;

type Tree = Record<string, unknown>;

function change(file: string, changed: (tree: Tree) => Tree): void {
  const path = join(dir, file);
  writeFileSync(path, stringify(changed(parse(readFileSync(path, 'utf8')) as Tree)));
}

/** A shop folder with an attack in every kind of field that is shown, and all of them where HTML may stand. */
function fill(): void {
  const attacks = (n: number) => ATTACKS.slice(n * TOGETHER, (n + 1) * TOGETHER).join('\n\n');
  for (const [n, name] of pages.entries()) {
    const head = stringify({ id: 5000 + n, title: TITLE, description: SCRIPT, lead: IMG });
    writeFileSync(join(dir, `pages/${name}.md`), `---\n${head}---\n${attacks(n)}\n`);
  }
  change('products/kubek-codzienny-kobalt.yaml', (product) => ({
    ...{ ...product, name: IMG, version: QUOTE, subtitle: SVG, lead: SCRIPT, description: IN_YAML.join('\n\n') },
    parameters: { [SVG]: STYLE, Kolor: IMG },
    warranty: { name: SCRIPT, text: IMG },
    safety: { warnings: [...SHORT], identifier: QUOTE },
    durability_guarantee: { months: 60, model: SCRIPT },
  }));
  change('content/main.yaml', (main) => ({
    ...{ ...main, title: TITLE, description: SCRIPT },
    sections: (main.sections as Tree[]).map((section) =>
      'heading' in section ? { ...section, heading: IMG } : section,
    ),
  }));
  change('content/menu.yaml', (menu) => ({
    ...menu,
    footer: [...(menu.footer as Tree[]), { heading: SVG, links: [{ label: IMG, to: '/kontakt' }] }],
  }));
  change('texts.yaml', (texts) => ({ ...texts, 'buy.versions': `${SVG} {version}`, 'guarantee.title': IMG }));
  writeFileSync(
    join(dir, 'content/strips.yaml'),
    stringify({ code: { code: 'STÓŁ10', text: `${IMG} {code}`, from: '-6d', to: '+24d' } }),
  );
  change('content/tiles.yaml', ({ tiles }) => ({
    tiles: (tiles as Tree[]).map((tile) => ({
      ...tile,
      heading: IMG,
      text: SCRIPT,
      link: { label: SVG, to: '/nowosci' },
    })),
  }));
  const day = '2026-11-20';
  const told = { name: IMG, brand: QUOTE, model: SVG, where: STYLE, hazard: SCRIPT, action: TITLE };
  writeFileSync(
    join(dir, 'content/recalls.yaml'),
    stringify({ recalls: [{ id: 'atak', published: day, products: [1002], remedies: ['refund'], ...told }] }),
  );
  const zones = ['main_hotspot_zone1', 'products_associated_zone1'].map((zone) => ({
    zone,
    show: [{ kind: 'chosen', heading: SVG, products: [1001, 1002, 1003] }],
  }));
  writeFileSync(join(dir, 'content/hotspots.yaml'), stringify({ zones }));
  writeFileSync(
    join(dir, 'content/snippets.yaml'),
    stringify({
      snippets: SHORT.map((content, n) => ({ id: `s-${n}`, region: 'body', content })),
      layers: [
        ...['window', 'corner'].map((kind) => ({
          id: kind,
          kind,
          heading: IMG,
          content: IN_YAML.slice(0, 40).join('\n\n'),
        })),
      ].map((layer) => ({ ...layer, link: { label: SVG, to: '/nowosci' } })),
    }),
  );
}

test.beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'witryna-hostile-'));
  cpSync('shop', dir, { recursive: true });
  fill();
  shop = await startShop({ SHOP_DIR: dir });
});
test.afterAll(async () => {
  await shop?.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** What of a page could run, by its elements alone. */
const armed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({ name, value }) => /^on/i.test(name) || /^\s*(?:javascript|vbscript|data:text|livescript)/i.test(value),
        )
        .map(({ name }) => `${element.tagName} ${name}`),
    ),
  );

test('whatever stands in a shop folder is shown as words, and nothing of it runs or loads', async ({ newContext }) => {
  const context = await newContext();
  await context.addInitScript(() => {
    window.alert = () => {
      throw new Error('an attack ran');
    };
  });
  const foreign: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(shop.url) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  const page = await context.newPage();
  const paths = [
    '/',
    '/produkt/kubek-codzienny-kobalt-1001',
    '/kategoria/kubki-i-filizanki',
    '/szukaj?text=img',
    '/wycofania',
  ];
  for (const path of [...paths, ...pages.map((name) => `/strona/${name}`)]) {
    const answer = await page.goto(shop.url + path);
    expect(answer?.status(), path).toBe(200);
    await page.mouse.wheel(0, 400);
    await expect(page.locator('html')).toHaveAttribute('data-frame', /./);
    expect(await armed(page), path).toEqual([]);
  }
  expect(foreign).toEqual([]);
  await page.goto(shop.url);
  await page.mouse.wheel(0, 50);
  const layer = page.getByRole('dialog', { name: IMG });
  await expect(layer).toBeVisible();
  expect(await armed(page)).toEqual([]);
  await page.goto(`${shop.url}/produkt/kubek-codzienny-kobalt-1001`);
  await page.getByRole('heading', { name: SVG }).first().scrollIntoViewIfNeeded();
  await expect(page.getByRole('main')).toContainText(IMG);
  expect(await armed(page)).toEqual([]);
});
