import { describe, expect, it } from 'vitest';
import { productYaml } from '../catalogue/testing/folder.server.ts';
import { openPages } from './pages/open.ts';
import { add, browser, section } from './testing/basket.server.ts';
import { testBrowserFiles } from './testing/browserFiles.ts';
import { cachedShops } from './testing/cachedShops.ts';
import { PRODUCT_PATH } from './testing/program.ts';
import { form, SHOP, testShop } from './testing/testShop.server.ts';

const OSS = `oss:
  prices: net
  rates:
    DE: { standard: 19, reduced: { 8: 7 } }
`;
const DELIVERY = `delivery:
  - { id: kurier, name: Kurier, cost: 16.90, countries: [PL, DE] }
`;
const RATES = 'date: 2026-11-24\nsource: NBP\nrates: { EUR: 4.2731, CZK: 0.1758 }\n';
const HOTSPOTS = 'zones:\n  - zone: main_hotspot_zone1\n    show: [{ kind: new, heading: Nowe }]\n';
const MUG = '/produkt/kubek-1001';
/** 84,00 zł at 4,2731. */
const EURO = 'około 19,66 €';
const PAGES = ['/kategoria/kubki', MUG, '/szukaj?text=kubek', '/porownanie?ids=1001,1002', '/nowosci'];
const RATE = '1 EUR = 4,2731 zł (24 listopada 2026, NBP). Płacisz w PLN.';

/** Without what each answer has of its own. */
const plain = async (answer: Response) =>
  (await answer.text()).replaceAll('\u00a0', ' ').replaceAll(/nonce="[^"]+"/g, '');
const choose = (currency: string) => form({ currency });
const chosen = (code: string) => `waluta=${code}; Path=/; Max-Age=2592000; SameSite=Lax`;

describe('amounts told in another currency besides', () => {
  const { ask } = testShop({
    files: {
      'shop.yaml': `${SHOP['shop.yaml']}${OSS}${DELIVERY}languages: [en]\n`,
      'currencies.yaml': RATES,
      'content/hotspots.yaml': HOTSPOTS,
      'products/kubek.yaml': productYaml({ id: 1001, name: 'Kubek' }),
      'products/talerz.yaml': productYaml({ id: 1002, name: 'Talerz', price: 83 }),
    },
    realPages: true,
  });
  const inEuro = async () => {
    const mine = browser(ask);
    expect((await mine('/kraj-dostawy', choose('EUR'))).headers.getSetCookie()).toEqual([chosen('EUR')]);
    return mine;
  };

  it('stand beside prices on cards, lists and product pages, and never on the pages of everybody', async () => {
    const mine = await inEuro();
    for (const path of PAGES) {
      const [theirs, everybodys, again] = [await mine(path), await ask(path), await mine(path)];
      expect(theirs.headers.get('Cache-Control'), path).toBe('no-store');
      const html = await plain(theirs);
      expect(html, path).toContain('84,00 zł');
      expect(html, path).toContain(EURO);
      expect(await plain(again), path).toBe(html);
      const theirsNot = await plain(everybodys);
      expect(theirsNot, path).not.toMatch(/około|"rate":|4,2731/);
      expect(await plain(await ask(path)), path).toBe(theirsNot);
    }
  });

  it('come in parts of pages and in calls that draw cards, each for who has chosen them', async () => {
    const mine = await inEuro();
    const part = `${MUG}?set_render=content`;
    expect(await plain(await mine(part))).toContain(EURO);
    expect(await plain(await ask(part))).not.toContain('około');
    const zone = '/ajax/hotspots.php?action=get-hotspots-html&zones-names=main_hotspot_zone1&components=a';
    const both = async () => [await plain(await mine(zone)), await plain(await ask(zone))];
    for (const [euro, home] of [await both(), await both()]) {
      expect(euro).toMatch(/około/);
      expect(home).toContain('zł');
      expect(home).not.toMatch(/około/);
    }
  });

  it('leave structured data, feeds and calls with amounts in the currency of the shop', async () => {
    const mine = await inEuro();
    const html = await plain(await mine(MUG));
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
      .map(([, json]) => json)
      .join();
    expect(data).toContain('"priceCurrency":"PLN"');
    expect(data).not.toContain('EUR');
    expect(await plain(await mine('/feeds/google.xml'))).toBe(await plain(await ask('/feeds/google.xml')));
    const projector = '/ajax/projector.php?product=1001&size=uniw&get=sizes';
    expect(await (await mine(projector)).text()).toBe(await (await ask(projector)).text());
  });

  it('stand under the totals of the basket and of the order, with their rate, and the order is in złote', async () => {
    const mine = await inEuro();
    await mine('/basketchange.php', add());
    const basket = await plain(await mine('/koszyk'));
    // Two of 84,00 zł, and 16,90 zł for the way.
    expect(basket).toContain('184,90 zł');
    expect(basket).toContain('około 43,27 €');
    expect(basket).toContain(RATE);
    const checkout = await plain(await mine('/zamowienie', form({ shipping: 'kurier-1' })));
    expect(checkout).toContain('184,90 zł');
    expect(checkout).toContain('około 43,27 €');
    expect(checkout).toContain(RATE);
    expect(await (await mine('/ajax/get.php', section)).text()).not.toContain('EUR');
  });

  it('follow the prices of the country of delivery', async () => {
    const mine = await inEuro();
    await mine('/kraj-dostawy', form({ country: 'DE' }));
    const html = await plain(await mine(MUG));
    // 81,27 zł at 4,2731.
    expect(html).toContain('81,27 zł');
    expect(html).toContain('około 19,02 €');
  });

  it('are told in English on an English page, apart from the Polish one', async () => {
    const mine = await inEuro();
    expect(await plain(await mine(`/en${MUG}`))).toContain('about EUR 19.66');
    expect(await plain(await ask(`/en${MUG}`))).not.toContain('about EUR');
    expect(await plain(await mine(MUG))).toContain(EURO);
  });

  it('are chosen where the country is, and end there', async () => {
    const mine = await inEuro();
    const html = await plain(await mine('/kraj-dostawy'));
    expect(html).toContain('<option value="EUR" selected="">euro (EUR)</option>');
    expect(html).toContain(RATE);
    const back = await mine('/kraj-dostawy', choose('PLN'));
    expect(back.headers.getSetCookie()).toEqual(['waluta=; Path=/; Max-Age=-1; SameSite=Lax']);
    expect(await plain(await mine(MUG))).not.toContain('około');
  });

  it.each(['XXX', 'PLN', '', 'EUR%0d%0a', '__proto__'])(
    'are not there for a cookie with %j, which gets the page of everybody',
    async (value) => {
      const theirs = await ask(MUG, { headers: { Cookie: `waluta=${value}` } });
      expect(await plain(theirs)).toBe(await plain(await ask(MUG)));
      const set = await ask('/kraj-dostawy', choose(value));
      expect(set.headers.getSetCookie()).toEqual(['waluta=; Path=/; Max-Age=-1; SameSite=Lax']);
    },
  );
});

describe('a page that is kept for all', () => {
  const shops = cachedShops();
  const pages = openPages({ files: testBrowserFiles, theme: { css: '', href: '/styl/a.css' } });

  it('is never given to who has chosen a currency, nor made from what they see', async () => {
    const shop = await shops.start({ pages });
    const seen = async (Cookie: string) => {
      const answer = await shop.ask(PRODUCT_PATH, { Cookie });
      return {
        euro: (await answer.text()).includes('około'),
        kept: answer.headers.get('Cache-Control')?.includes('public'),
        vary: answer.headers.get('Vary')?.includes('Cookie'),
      };
    };
    const [euro, home] = [
      { euro: true, kept: false, vary: false },
      { euro: false, kept: true, vary: true },
    ];
    expect(await seen('waluta=EUR')).toEqual(euro);
    expect(await seen('')).toEqual(home);
    expect(await seen('waluta=EUR')).toEqual(euro);
    expect(await seen('waluta=CZK')).toEqual(euro);
    expect(await seen('sesja=1; waluta=PLN')).toEqual(home);
    expect(await seen('waluta=XXX')).toEqual(home);
    // Pages of everybody were made once.
    expect(shop.made()).toBe(4);
  });
});

describe('a shop without rates', () => {
  const { ask } = testShop({ realPages: true });

  it('has its currency as a fact, whatever a cookie says', async () => {
    const html = await plain(await ask('/', { headers: { Cookie: 'waluta=EUR' } }));
    expect(html).toContain('złoty (PLN)');
    expect(html).not.toContain('name="currency"');
    expect((await ask('/kraj-dostawy')).status).toBe(404);
  });
});
