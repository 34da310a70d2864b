import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../catalogue/testing/folder.server.ts';
import { orderInput } from '../checkout/testing/orderInput.server.ts';
import { orderPath } from '../orders/model.ts';
import { createSessions } from '../session/service.server.ts';
import { openVisit } from '../session/visit.server.ts';
import { lawNotes } from './commands/lawNotes.ts';
import { add, browser } from './testing/basket.server.ts';
import { SHOP, testShop } from './testing/testShop.server.ts';

/** Not the notice: a picture that stands for it. */
const picture = (colour: string) =>
  sharp({ create: { width: 60, height: 90, channels: 3, background: colour } })
    .png()
    .toBuffer();

const PRODUCT = String(CATALOGUE['products/kubek.yaml']);
const guaranteed = (label = '') => `${PRODUCT}\ndurability_guarantee: { months: 60, model: "K <1>"${label} }\n`;

const sourceOf = (html: string, alt: string): string =>
  new RegExp(`<img[^>]*src="([^"]+)"[^>]*alt="${alt}`).exec(html)?.[1] ?? '';

const notice = await picture('#004494');
const label = await picture('#ffed00');
const english = await picture('#ffffff');
const OFFICIAL = [
  { alt: 'Zharmonizowane powiadomienie[^"]*co najmniej 2 lata od dostawy', bytes: notice },
  { alt: 'Zharmonizowana etykieta[^"]*5 lat, producent [^"]*, model K &lt;1&gt;', bytes: label },
];

describe('the official pictures of guarantees', () => {
  const { ask, shop, dataDir } = testShop({
    files: {
      'shop.yaml': `${SHOP['shop.yaml']}delivery: [{ id: kurier, name: Kurier, cost: 16.90 }]\n`,
      'law/notice.png': notice,
      'law/garan.png': label,
      'products/kubek.yaml': guaranteed(', label: garan.png'),
    },
    realPages: true,
  });

  it('stand on the product, byte for byte, and say all that they say', async () => {
    const html = (await (await ask('/produkt/kubek-1001')).text()).replaceAll('\u00a0', ' ');
    for (const { alt, bytes } of OFFICIAL) {
      const answer = await ask(sourceOf(html, alt));
      expect(answer.headers.get('content-type')).toBe('image/png');
      expect(answer.headers.get('cache-control')).toContain('immutable');
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    }
    expect(html).toContain('href="https://europa.eu/youreurope/gwarancje"');
    expect(html).toContain('width="60" height="90"');
  });

  it('stand before an order is placed, ahead of its button', async () => {
    const visit = browser(ask);
    await visit('/basketchange.php', add());
    const html = (await (await visit('/zamowienie')).text()).replaceAll('\u00a0', ' ');
    const button = html.indexOf('Zamawiam');
    expect(button).toBeGreaterThan(0);
    for (const alt of ['Zharmonizowane powiadomienie', 'Zharmonizowana etykieta']) {
      const src = sourceOf(html, alt);
      expect(src).toMatch(/^\/prawo\//);
      expect(html.indexOf(src)).toBeLessThan(button);
    }
    expect(html).toContain('Gwarancja trwałości GARAN: Kubek');
  });

  it('stand on the page of an order', async () => {
    const { db, clock, baskets, checkout } = shop();
    const visit = await openVisit(createSessions(db, clock), { name: 'witryna', secure: false }, undefined);
    await baskets.add(visit, [{ product: 1001, size: 'uniw', quantity: '1' }]);
    const placed = await checkout.place(visit, await orderInput(baskets, visit));
    if (!placed.ok) throw new Error(placed.error.code);
    const html = (await (await ask(orderPath(placed.value))).text()).replaceAll('\u00a0', ' ');
    for (const { alt, bytes } of OFFICIAL) {
      const answer = await ask(sourceOf(html, alt));
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    }
  });

  it('are the only files that are given out from where they lie', async () => {
    for (const path of ['/prawo/', '/prawo/..%2Fshop.sqlite', '/prawo/0123456789abcdef.png']) {
      expect((await ask(path)).status).toBe(404);
    }
  });

  it('are kept by their content, so that orders go on showing what their buyers saw', async () => {
    const kept = await readdir(join(dataDir(), 'law'));
    expect(kept).toHaveLength(2);
    const bytes = await Promise.all(kept.map((name) => readFile(join(dataDir(), 'law', name))));
    expect(bytes.some((one) => one.equals(notice))).toBe(true);
  });

  it('leave nothing to be noted', async () => {
    expect(shop().problems).toEqual([]);
    expect(await lawNotes(shop())).toEqual([]);
  });
});

describe('the notice on pages in English', () => {
  const files = { 'shop.yaml': `${SHOP['shop.yaml']}languages: [en]\n`, 'law/notice.png': notice };
  const both = testShop({ files: { ...files, 'law/notice.en.png': english }, realPages: true });
  const polish = testShop({ files, realPages: true });
  const shown = async ({ ask }: typeof both, path: string) => {
    const html = await (await ask(path)).text();
    const src = /<img[^>]*src="(\/prawo\/[^"]+)"/.exec(html)?.[1] ?? '';
    const bytes = Buffer.from(await (await ask(src)).arrayBuffer());
    return [bytes.equals(english) ? 'en' : bytes.equals(notice) ? 'pl' : src, /youreurope\/\w+/.exec(html)?.[0]];
  };

  it('is the English one where the shop has it, else the Polish one; each with its own link', async () => {
    expect(await shown(both, '/en/produkt/kubek-1001')).toEqual(['en', 'youreurope/guarantees']);
    expect(await shown(both, '/produkt/kubek-1001')).toEqual(['pl', 'youreurope/gwarancje']);
    expect(await shown(polish, '/en/produkt/kubek-1001')).toEqual(['pl', 'youreurope/gwarancje']);
  });

  it('is noted where the shop offers English and lacks it', async () => {
    expect(await lawNotes(polish.shop())).toEqual([
      expect.stringMatching(/^note: law\/notice\.en\.png or law\/notice\.en\.jpg is missing.+in English/),
    ]);
    expect(await lawNotes(both.shop())).toEqual([]);
  });
});

describe('a shop without the official pictures', () => {
  const { ask, shop } = testShop({
    files: { 'products/kubek.yaml': guaranteed() },
    realPages: true,
  });

  it('says in words what they would, and shows no broken picture', async () => {
    const html = (await (await ask('/produkt/kubek-1001')).text()).replaceAll('\u00a0', ' ');
    expect(html).toContain('co najmniej 2 lata od dostawy');
    expect(html).toContain('5 lat, cały produkt, bez dopłat');
    expect(html).not.toContain('/prawo/');
  });

  it('is told what it lacks', async () => {
    expect(await lawNotes(shop())).toEqual([
      expect.stringContaining('note: law/notice.png or law/notice.jpg is missing'),
      expect.stringContaining('durability_guarantee.label is missing for kubek'),
    ]);
  });
});
