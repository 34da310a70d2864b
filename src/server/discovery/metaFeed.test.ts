import { describe, expect, it } from 'vitest';
import type { Product } from '../../catalogue/model.ts';
import { product, size } from '../../catalogue/testing/product.ts';
import { availability } from '../../catalogue/testing/things.ts';
import { DAY } from '../../kit/clock.ts';
import { tableReader } from '../../kit/readTable.ts';
import type { FeedTerms } from './googleFeed.ts';
import { metaFeed } from './metaFeed.ts';
import { joined } from './testing/walk.ts';

const terms: FeedTerms = {
  shop: { name: 'Glinianka', tagline: 'Kamionka' },
  shopUrl: 'https://sklep.pl',
  currency: 'PLN',
  at: 100 * DAY,
  pathOf: () => [{ id: 1, slug: 'stol', name: 'Stół', parentId: null, position: 0 }],
};

/** What Meta publishes of the fields of a catalogue: needed ones first, each with what it may be. */
const RULES: Readonly<Record<string, RegExp>> = {
  id: /^.{1,100}$/,
  title: /^.{1,200}$/,
  description: /^(?!.*<\w)[\s\S]{1,9999}$/,
  availability: /^(?:in stock|out of stock|available for order)$/,
  condition: /^(?:new|refurbished|used)$/,
  price: /^\d+\.\d{2} [A-Z]{3}$/,
  link: /^https?:\/\/\S+$/,
  image_link: /^https?:\/\/\S+$/,
  brand: /^.{1,100}$/,
  additional_image_link: /^(?:https?:\/\/[^\s,]+(?:,(?=h)|$)){0,20}$/,
  sale_price: /^(?:\d+\.\d{2} [A-Z]{3})?$/,
  gtin: /^(?:\d{8,14})?$/,
};

async function* each(products: readonly Product[]) {
  yield* products;
}

async function rows(...products: Product[]): Promise<Record<string, string>[]> {
  const reader = tableReader(',');
  const [head, ...all] = [...reader.write(await joined(metaFeed(each(products), terms))), ...reader.end()];
  return all.map(({ cells }) => Object.fromEntries((head?.cells ?? []).map((name, n) => [name, cells[n] ?? ''])));
}

const pictures = ['1.jpg', '2.jpg', '3.jpg'].map((file) => ({ file, alt: '', width: 1, height: 1 }));

describe("Meta's catalogue", () => {
  it('keeps to the published rules', async () => {
    const all = await rows(
      product({ pictures, name: 'Kubek "duży", biały', descriptionHtml: `<p>${'Długi opis. '.repeat(2000)}</p>` }),
      product({ pictures, sizes: [size({ type: 's', name: 'S' }), size({ type: 'm', name: 'M', stocks: [] })] }),
      product({
        pictures,
        sizes: [size({ availability: availability({ status: 'order', deliveryDate: 120 * DAY }) })],
      }),
    );
    expect(all.map(({ availability: said }) => said)).toEqual([
      'in stock',
      'in stock',
      'out of stock',
      'available for order',
    ]);
    for (const row of all) for (const [name, rule] of Object.entries(RULES)) expect(row[name], name).toMatch(rule);
    expect(all[0]).toMatchObject({
      title: 'Kubek "duży", biały',
      additional_image_link: 'https://sklep.pl/pictures/2.jpg,https://sklep.pl/pictures/3.jpg',
    });
    expect(all[1]).toMatchObject({ size: 'S', item_group_id: '1001' });
  });
});
