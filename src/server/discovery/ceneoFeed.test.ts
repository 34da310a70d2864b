import { describe, expect, it } from 'vitest';
import type { Product } from '../../catalogue/model.ts';
import { product, size } from '../../catalogue/testing/product.ts';
import { availability, stock } from '../../catalogue/testing/things.ts';
import { DAY } from '../../kit/clock.ts';
import { CENEO_AVAIL, ceneoFeed } from './ceneoFeed.ts';
import type { FeedTerms } from './googleFeed.ts';
import { joined, parseXml } from './testing/walk.ts';

const stol = { id: 1, slug: 'stol', name: 'Stół/szkło', parentId: null, position: 0 };
const terms: FeedTerms = {
  shop: { name: 'Glinianka', tagline: 'Kamionka' },
  shopUrl: 'https://sklep.pl',
  currency: 'PLN',
  at: 100 * DAY,
  pathOf: () => [stol, { ...stol, id: 11, slug: 'kubki', name: 'Kubki' }],
};

/**
 * What Ceneo publishes of an offer: each attribute, whether it is needed, and what it may be. Sources:
 * ceneo.pl/poradniki/Instrukcja-tworzenia-pliku-XML; Ceneo's own module for PrestaShop, ceneo_xml 1.0.8
 * (controllers/front/generate.php): the seven values of `avail`, `basket`, lengths of category, name and pictures.
 */
const RULES: Readonly<Record<string, { needed: boolean; value: RegExp }>> = {
  id: { needed: true, value: /^[\w.-]{1,60}$/ },
  url: { needed: true, value: /^https?:\/\/\S+$/ },
  price: { needed: true, value: /^(?!0+\.00$)\d+\.\d{2}$/ },
  avail: { needed: true, value: /^(?:1|3|7|14|90|99|110)$/ },
  weight: { needed: false, value: /^\d+\.\d{1,3}$/ },
  stock: { needed: false, value: /^\d+$/ },
  set: { needed: false, value: /^[01]$/ },
  basket: { needed: false, value: /^[01]$/ },
};
const LONGEST = { url: 2048, category: 255, name: 150, picture: 255, description: 30_000 };
const PARTS = { needed: ['cat', 'name', 'desc', 'attrs'], known: ['cat', 'name', 'imgs', 'desc', 'attrs'] };

async function* each(products: readonly Product[]) {
  yield* products;
}
async function offers(...products: Product[]) {
  const text = await joined(ceneoFeed(each(products), terms));
  const root = parseXml(text);
  const tags = [...text.matchAll(/<o ([^>]*)>/g)].map(([, inside = '']) =>
    Object.fromEntries([...inside.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
  );
  return { root, tags, text };
}

describe("Ceneo's feed", () => {
  it('keeps to the published rules', async () => {
    const cup = product({
      descriptionHtml: '<p>Mieści <b>kawę</b> &amp; herbatę.</p>',
      pictures: ['1.jpg', '2.jpg'].map((file) => ({ file, alt: '', width: 1, height: 1 })),
      parameters: [{ name: 'Szkliwo', values: ['Kobalt', 'Biel'] }],
      sizes: [
        size({ code: 'GL-1', ean: '5901234123457', weight: 350, stocks: [stock(5)] }),
        size({ type: 'l', name: 'L', stocks: [stock(-1)] }),
      ],
    });
    const { root, tags, text } = await offers(cup);
    expect(root.name).toBe('offers');
    expect(tags).toHaveLength(2);
    for (const tag of tags) {
      for (const [name, { needed, value }] of Object.entries(RULES)) {
        if (needed || tag[name] !== undefined) expect(tag[name], name).toMatch(value);
      }
      expect(Object.keys(RULES)).toEqual(expect.arrayContaining(Object.keys(tag)));
    }
    for (const offer of root.children) {
      const names = offer.children.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(PARTS.needed));
      expect(PARTS.known).toEqual(expect.arrayContaining(names));
    }
    expect(tags[0]).toMatchObject({ stock: '5', weight: '0.350', set: '0', basket: '0' });
    expect(tags[1]?.stock).toBeUndefined();
    expect(text).toContain('<cat>Stół szkło/Kubki</cat>');
    expect(text).toContain('<desc>Mieści kawę &amp; herbatę.</desc>');
    expect(text).toContain('<main url="https://sklep.pl/pictures/1.jpg"/><i url="https://sklep.pl/pictures/2.jpg"/>');
    expect(text).toContain('<a name="Kod_producenta">GL-1</a><a name="EAN">5901234123457</a>');
    expect(text).toContain('<a name="Szkliwo">Kobalt, Biel</a>');
  });

  it.each([
    [{ deliveryDays: 0 }, CENEO_AVAIL.day],
    [{ deliveryDays: 1 }, CENEO_AVAIL.day],
    [{ deliveryDays: 3 }, CENEO_AVAIL.threeDays],
    [{ deliveryDays: 5 }, CENEO_AVAIL.week],
    [{ deliveryDays: 14 }, CENEO_AVAIL.twoWeeks],
    [{ deliveryDays: 30 }, CENEO_AVAIL.onOrder],
    [{}, CENEO_AVAIL.askTheShop],
    [{ status: 'order' as const }, CENEO_AVAIL.onOrder],
    [{ status: 'order' as const, deliveryDate: 120 * DAY }, CENEO_AVAIL.presale],
  ])('says, for %j, when it is sent', async (given, avail) => {
    const { tags } = await offers(product({ sizes: [size({ availability: availability(given) })] }));
    expect(tags.map((tag) => tag.avail)).toEqual([avail]);
  });

  it('keeps to the lengths that Ceneo takes', async () => {
    const long = 'Kamionka '.repeat(40).trim();
    const { root, tags, text } = await offers(
      product({
        name: long,
        descriptionHtml: `<p>${long.repeat(200)}</p>`,
        pictures: ['a.jpg', `${'b'.repeat(250)}.jpg`, 'c.jpg'].map((file) => ({ file, alt: '', width: 1, height: 1 })),
      }),
    );
    const [{ children } = { children: [] }] = root.children;
    const lengthOf = (name: string) => children.find((child) => child.name === name)?.text.length ?? 0;
    expect(tags[0]?.url?.length).toBeLessThanOrEqual(LONGEST.url);
    expect(lengthOf('name')).toBeLessThanOrEqual(LONGEST.name);
    expect(lengthOf('desc')).toBeLessThanOrEqual(LONGEST.description);
    const pictures = [...text.matchAll(/<(?:main|i) url="([^"]*)"/g)].map(([, url = '']) => url);
    expect(pictures).toEqual(['https://sklep.pl/pictures/a.jpg', 'https://sklep.pl/pictures/c.jpg']);
    for (const url of pictures) expect(url.length).toBeLessThanOrEqual(LONGEST.picture);
  });

  it('names the last categories of a path that is too long', async () => {
    const named = (id: number, name: string) => ({ ...stol, id, slug: `${id}`, name });
    const path = [named(1, 'A'.repeat(200)), named(2, 'B'.repeat(100)), named(3, 'Kubki')];
    const text = await joined(ceneoFeed(each([product({})]), { ...terms, pathOf: () => path }));
    const cat = /<cat>(.*?)<\/cat>/.exec(text)?.[1] ?? '';
    expect(cat).toBe(`${'B'.repeat(100)}/Kubki`);
    expect(cat.length).toBeLessThanOrEqual(LONGEST.category);
  });

  it('leaves out services and what is sold out', async () => {
    const { tags } = await offers(product({ type: 'service' }), product({ sizes: [size({ stocks: [] })] }));
    expect(tags).toEqual([]);
  });
});
