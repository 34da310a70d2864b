import type { APIRequestContext } from '@playwright/test';
import { type Element, parseXml } from '../src/server/discovery/testing/walk.ts';
import { graphOf, headOf, JSON_LD, typesOf } from './support/head.ts';
import { expectTakenOver } from './support/live.ts';
import { test } from './support/oneTab.ts';
import { expect } from './support/test.ts';

test('the head follows a change of page, and structured data stays with documents', async ({ page, baseURL }) => {
  await page.goto('/');
  expect(typesOf(await graphOf(page))).toEqual(['WebSite', 'Organization']);
  const served = await page.evaluate(() => Object.assign(window, { served: true }).served);
  expect(served).toBe(true);

  const heads = [];
  for (const path of ['/kategoria/stol', '/produkt/']) {
    const link = page.locator(`#content a[href^="${path}"]`).first();
    await expectTakenOver(page);
    await link.click();
    await expect(page).toHaveURL(new RegExp(path));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url());
    const head = await headOf(page);
    expect(head).toMatchObject({ titles: 1, repeated: [], canonical: [page.url()] });
    expect(head.description).toHaveLength(1);
    await expect(page.locator(JSON_LD)).toHaveCount(0);
    heads.push(head);
  }
  const product = page.url();
  await page.goBack();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /stol$/);
  expect(await headOf(page)).toEqual(heads[0]);
  // What both lists say is said once.
  await page.evaluate(() => void navigation.navigate('?filter_instock=1'));
  await expect(page.locator('meta[name="robots"]')).toHaveCount(1);
  expect(await headOf(page)).toEqual({ ...heads[0], robots: ['noindex,follow'] });
  await page.evaluate((url) => void navigation.navigate(url), product);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', product);
  expect(await headOf(page)).toEqual(heads[1]);
  // No document was loaded in between.
  expect(await page.evaluate(() => 'served' in window)).toBe(true);

  await page.reload();
  const graph = await graphOf(page);
  expect(typesOf(graph)).toEqual(expect.arrayContaining(['BreadcrumbList', 'Product']));
  const described = graph.find((node) => node['@type'] === 'Product');
  expect(described?.url).toBe(`${baseURL}${new URL(page.url()).pathname}`);
});

test('an offer says the price that the page shows', async ({ page }) => {
  await page.goto('/produkt/kubek-codzienny-kobalt-1001');
  const product = (await graphOf(page)).find((node) => node['@type'] === 'Product');
  const offers = product?.offers as { lowPrice: string; offers: { priceSpecification: { price: string }[] }[] };
  const shown = (price: string | undefined) => (price ?? 'none').replace('.', ',');
  const main = page.getByRole('main');
  await expect(main).toContainText(shown(offers.lowPrice));
  await expect(main).toContainText(shown(offers.offers[0]?.priceSpecification[0]?.price));
});

async function xml(request: APIRequestContext, address: string): Promise<Element> {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  expect(answer.headers()['content-type']).toContain('application/xml');
  return parseXml(await answer.text());
}

const childText = ({ children }: Element, name: string) => children.find((child) => child.name === name)?.text;

test('the sitemap leads to pages that are there and for search engines', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  expect(index).toBe(`${baseURL}/sitemap.xml`);
  const parts = (await xml(request, index)).children.map((part) => childText(part, 'loc') ?? '');
  expect(parts.length).toBeGreaterThanOrEqual(5);
  const addresses: string[] = [];
  for (const part of parts)
    addresses.push(...(await xml(request, part)).children.map((url) => childText(url, 'loc') ?? ''));
  expect(addresses.length).toBeGreaterThan(100);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(200);
    const html = await answer.text();
    expect(html, address).toContain(`<link rel="canonical" href="${address}">`);
    expect(html, address).not.toContain('name="robots"');
  }
});

test('answers 304 to a robot that has the sitemap', async ({ request }) => {
  const first = await request.get('/sitemap-products-1.xml');
  const again = await request.get('/sitemap-products-1.xml', {
    headers: { 'If-None-Match': first.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
  expect((await request.get('/sitemap-products-2.xml')).status()).toBe(404);
});

/** Address of a picture in a feed, with its width and its name. */
const LARGE = /\/\d{3,4}\/([^/]+)\.jpg$/;

test('the product feed tells each size that can be bought, once, with pictures that are there', async ({
  request,
  baseURL,
}) => {
  const [channel] = (await xml(request, '/feeds/google.xml')).children;
  const items = channel?.children.filter(({ name }) => name === 'item') ?? [];
  expect(items.length).toBeGreaterThan(69);
  const ids = items.map((item) => childText(item, 'g:id'));
  expect(new Set(ids).size).toBe(ids.length);
  // By telephone, for points, free of charge, and a service.
  for (const id of ['1006', '1005', '1064', '1067'])
    expect(ids.filter((other) => other?.startsWith(`${id}-`))).toEqual([]);
  const [addresses, pictures] = [new Set<string>(), new Set<string>()];
  for (const item of items) {
    for (const name of ['g:id', 'g:title', 'g:description', 'g:link', 'g:image_link', 'g:availability', 'g:brand'])
      expect(childText(item, name), `${name} of ${childText(item, 'g:id')}`).toMatch(/\S/);
    expect(childText(item, 'g:price')).toMatch(/^\d+\.\d\d PLN$/);
    addresses.add(childText(item, 'g:link') ?? '');
    pictures.add(childText(item, 'g:image_link') ?? '');
  }
  // To draw them all in the size of the feed took five seconds: one tells that it is had, of the others the smallest is asked for.
  const [one = '', ...others] = pictures;
  addresses.add(one);
  for (const picture of others) {
    expect(picture).toMatch(LARGE);
    addresses.add(picture.replace(LARGE, '/160/$1.avif'));
  }
  for (const address of addresses) {
    expect(address.startsWith(`${baseURL}/`), address).toBe(true);
    expect((await request.head(address)).status(), address).toBe(200);
  }
});

test('the manifest and the icons are there', async ({ page, request }) => {
  await page.goto('/');
  const links = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] };
  for (const address of ['/favicon.ico', ...links, ...manifest.icons.map(({ src }) => src)]) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
  const colours = await page
    .locator('meta[name="theme-color"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('content')));
  expect(new Set(colours).size).toBe(2);
});
