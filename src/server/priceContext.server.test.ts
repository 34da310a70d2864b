import { beforeEach, describe, expect, it } from 'vitest';
import { productYaml } from '../catalogue/testing/folder.server.ts';
import { add, basketOf, browser, section } from './testing/basket.server.ts';
import { cachedShops, price } from './testing/cachedShops.ts';
import { makePlace, PRODUCT_PATH } from './testing/program.ts';
import { form, json, SHOP, testShop } from './testing/testShop.server.ts';

const OSS = `oss:
  prices: net
  rates:
    DE: { standard: 19, reduced: { 8: 7 } }
    HU: { standard: 27 }
`;
const DELIVERY = `delivery:
  - { id: kurier, name: Kurier, cost: 16.90, countries: [PL, DE, CZ, HU] }
`;
const HOME = '84,00 zł';
/** 84,00 zł with 23 % is 68,29 zł without, and 81,27 zł with 19 %. */
const THERE = '81,27 zł';
const MUG = '/produkt/kubek-1001';
const PAGES = ['/kategoria/kubki', MUG, '/szukaj?text=kubek', '/porownanie?ids=1001,1002', '/nowosci'];

/** Without what each answer has of its own. */
const plain = async (answer: Response) =>
  (await answer.text()).replaceAll('\u00a0', ' ').replaceAll(/nonce="[^"]+"/g, '');
const BUYER = {
  ...{ client_type: 'private', client_firstname: 'Anna', client_lastname: 'Maj', client_email: 'a@b.example' },
  ...{ client_phone: '512345678', client_region: 'DE', client_street: 'Lange Straße', client_street_number: '1' },
  ...{ client_zipcode: '10115', client_city: 'Berlin', deliver_to_billingaddr: '1', invoice_to_billingaddr: '1' },
  ...{ shipping: 'kurier-1', payform_id: 'online', terms_agree: '1' },
};
const choose = (country: string) => form({ country });

describe('prices of another country of delivery', () => {
  const { ask } = testShop({
    files: {
      'shop.yaml': `${SHOP['shop.yaml']}${OSS}${DELIVERY}`,
      'products/kubek.yaml': productYaml({ id: 1001, name: 'Kubek' }),
      'products/talerz.yaml': productYaml({ id: 1002, name: 'Talerz', price: 83 }),
      'products/sok.yaml': productYaml({ id: 1003, name: 'Sok', price: 82, vat: 8 }),
    },
    realPages: true,
  });
  const abroad = async () => {
    const mine = browser(ask);
    const set = await mine('/kraj-dostawy', choose('DE'));
    expect(set.headers.getSetCookie()).toContain('ceny=DE; Path=/; Max-Age=2592000; SameSite=Lax');
    return mine;
  };

  it('are shown on cards, lists and product pages, and those of everybody stay as they are', async () => {
    const before = await Promise.all(PAGES.map(async (path) => plain(await ask(path))));
    const mine = await abroad();
    for (const [place, path] of PAGES.entries()) {
      const answer = await mine(path);
      const html = await plain(answer);
      expect(html, path).toContain(THERE);
      expect(html, path).not.toContain(HOME);
      expect(answer.headers.get('Cache-Control'), path).toBe('no-store');
      expect(before[place], path).toContain(HOME);
      expect(await plain(await ask(path)), path).toBe(before[place]);
    }
    expect(await plain(await mine(MUG))).not.toContain('application/ld+json');
  });

  it('sort and filter lists', async () => {
    const mine = await abroad();
    // 83,00 zł and 82,00 zł at home are 80,30 zł and 81,25 zł there.
    const html = await plain(await mine('/kategoria/kubki?sort_order=price-a'));
    const order = (text: string) =>
      ['Kubek', 'Talerz', 'Sok'].toSorted((a, b) => text.indexOf(`>${a}<`) - text.indexOf(`>${b}<`));
    expect(order(html)).toEqual(['Talerz', 'Sok', 'Kubek']);
    expect(order(await plain(await ask('/kategoria/kubki?sort_order=price-a')))).toEqual(['Sok', 'Talerz', 'Kubek']);
    const dear = await plain(await mine('/kategoria/kubki?filter_price=81.26-90'));
    expect(['Kubek', 'Talerz', 'Sok'].filter((name) => dear.includes(`>${name}<`))).toEqual(['Kubek']);
  });

  it('count in the basket, with the VAT of the country, and in every call', async () => {
    const mine = await abroad();
    await mine('/basketchange.php', add());
    const html = await plain(await mine('/koszyk'));
    expect(html).toContain('162,54 zł');
    expect(html).not.toContain('168,00 zł');
    expect(await basketOf(await mine('/ajax/get.php', section))).toMatchObject({ worth: 162.54 });
    const query =
      '{ products(searchInput: { productsId: [1001] }) { products { price { price { gross { value } } } } } }';
    const gross = async (from: typeof ask) => {
      const { data } = await (await from('/graphql/v1/', json({ query }))).json();
      return data.products.products[0].price.price.gross.value;
    };
    expect([await gross(mine), await gross(ask)]).toEqual([81.27, 84]);
    const projector = '/ajax/projector.php?product=1001&size=uniw&get=sizes';
    expect(await (await mine(projector)).text()).toContain('81.27');
    expect(await (await ask(projector)).text()).toContain('84.00');
  });

  it('are compared in the basket with what the same thing cost there when it was put in', async () => {
    const shopper = browser(ask);
    await shopper('/basketchange.php', add());
    for (const [country, price] of [
      ['HU', '86,73 zł'],
      ['DE', THERE],
      ['PL', HOME],
    ] as const) {
      await shopper('/kraj-dostawy', choose(country));
      const html = await plain(await shopper('/koszyk'));
      expect(html, country).toContain(price);
      expect(html, country).not.toMatch(/Cena (?:wzrosła|spadła)/);
    }
  });

  it('end with the choice, on the next page already', async () => {
    const mine = await abroad();
    expect(await plain(await mine(MUG))).toContain(THERE);
    const back = await mine('/kraj-dostawy', form({ restore: '1' }));
    expect(back.headers.getSetCookie()).toContain('ceny=; Path=/; Max-Age=-1; SameSite=Lax');
    expect(await plain(await mine(MUG))).toContain(HOME);
  });

  it('are nobody’s by a cookie alone, which goes; a country without rates has those of home', async () => {
    const forged = await ask(MUG, { headers: { Cookie: 'ceny=DE' } });
    expect(forged.headers.getSetCookie()).toContain('ceny=; Path=/; Max-Age=-1; SameSite=Lax');
    expect(forged.headers.get('Cache-Control')).toBe('no-store');
    expect(await plain(forged)).toContain(HOME);
    const czech = browser(ask);
    const set = await czech('/kraj-dostawy', choose('CZ'));
    expect(set.headers.getSetCookie()).toContain('ceny=CZ; Path=/; Max-Age=2592000; SameSite=Lax');
    expect(await plain(await czech(MUG))).toContain(HOME);
  });

  it('are those of the country that an order goes to: nothing is ordered at another price than was read', async () => {
    const mine = browser(ask);
    await mine('/basketchange.php', add());
    const hidden = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
    const order = (html: string) =>
      mine('/zamowienie', form({ ...BUYER, attempt: hidden(html, 'attempt'), shown: hidden(html, 'shown') }));
    const refused = await plain(await order(await plain(await mine('/zamowienie'))));
    expect(refused).toMatch(/Do zapłaty jest teraz 179,44 zł, było \d/);
    const placed = await order(refused);
    expect([placed.status, placed.headers.get('Location')]).toEqual([303, '/zamowienie/1001/platnosc']);
    const html = await plain(await mine('/zamowienie/1001'));
    expect(html).toContain('179,44 zł');
    expect(html).toContain('19 %');
    expect(html).not.toContain('23 %');
  });

  it('are told where the country is chosen', async () => {
    const mine = await abroad();
    const html = await plain(await mine('/kraj-dostawy'));
    expect(html).toContain('Ceny produktów zawierają VAT kraju dostawy');
    expect(html).toContain('Stawka podstawowa VAT: 19 %.');
  });
});

describe('a page that is kept for all', () => {
  const shops = cachedShops();
  beforeEach(async () => {
    shops.place = await makePlace();
    await shops.place.edit('shop.yaml', (text) => text.replace('prices: gross', 'prices: net'));
  });
  const bytes = (body: string) => new Response(body).body ?? undefined;

  it('is never given to who sees other prices, nor made from what they see', async () => {
    const shop = await shops.start({ shopUrl: 'https://shop.test' });
    const query = 'mutation { setRegion(SetRegionInput: { deliveryRegionId: "DE" }) { status } }';
    const set = await shop.ask(
      '/graphql/v1/',
      { 'Content-Type': 'application/json', Origin: 'https://shop.test' },
      'POST',
      bytes(JSON.stringify({ query })),
    );
    expect(await set.json()).toEqual({ data: { setRegion: { status: 'success' } } });
    const Cookie = set.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    expect(Cookie).toContain('ceny=DE');
    const seen = async (headers: Record<string, string> = {}) => {
      const answer = await shop.ask(PRODUCT_PATH, headers);
      return {
        price: await price(answer),
        control: answer.headers.get('Cache-Control'),
        vary: answer.headers.get('Vary'),
      };
    };
    const there = { price: 144_154, control: 'no-store', vary: 'Accept, Accept-Encoding' };
    const home = {
      price: 149_000,
      control: expect.stringContaining('public'),
      vary: 'Accept, Accept-Encoding, Cookie',
    };
    // Whoever comes first, and whether or not the page is kept already.
    expect(await seen({ Cookie })).toEqual(there);
    expect(await seen()).toEqual(home);
    expect(await seen({ Cookie })).toEqual(there);
    expect(await seen({ Cookie: 'sesja=1' })).toEqual(home);
    expect(shop.made()).toBe(3);
  });
});
