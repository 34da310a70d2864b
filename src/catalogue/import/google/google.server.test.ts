import { describe, expect, it } from 'vitest';
import { readFile } from '../feed/testing/files.server.ts';

const rss = (items: string) =>
  `<?xml version="1.0"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel><title>Sklep</title>\n${items}\n</channel></rss>`;

const facts = (more: Record<string, string>) => {
  const all = {
    id: '1',
    title: 'Kubek',
    price: '84.00 PLN',
    availability: 'in_stock',
    image_link: 'https://a.example/1.jpg',
    ...more,
  };
  return Object.entries(all);
};
const item = (more: Record<string, string> = {}) =>
  `<item>${facts(more)
    .map(([name, value]) => `<g:${name}>${value}</g:${name}>`)
    .join('')}</item>`;

describe("Google's product data", () => {
  it('is read from RSS', async () => {
    const { kind, drafts } = await readFile(
      rss(
        `<item><title>Kubek Leśny</title><link>https://a.example/k</link><description>&lt;p onclick="x()"&gt;Miękki&lt;/p&gt;</description>
        <g:id>7</g:id><g:image_link>https://a.example/1.jpg</g:image_link><g:additional_image_link>https://a.example/2.jpg</g:additional_image_link>
        <g:price>84,00 PLN</g:price><g:sale_price>68.00 PLN</g:sale_price><g:sale_price_effective_date>2026-11-20T00:00+0100/2026-11-29T23:59+0100</g:sale_price_effective_date>
        <g:availability>in stock</g:availability><g:brand>Glinianka</g:brand><g:gtin>5901234123457</g:gtin><g:mpn>K-7</g:mpn>
        <g:product_type>Stół &gt; Kubki</g:product_type><g:shipping_weight>0.35 kg</g:shipping_weight><g:condition>used</g:condition>
        <g:product_detail><g:attribute_name>Szkliwo</g:attribute_name><g:attribute_value>Kobalt</g:attribute_value></g:product_detail></item>`,
      ),
    );
    expect(kind).toBe('google');
    expect(drafts).toMatchObject([
      {
        externalId: '7',
        preferredId: 7,
        name: 'Kubek Leśny',
        descriptionHtml: '<p>Miękki</p>',
        category: [{ name: 'Stół' }, { name: 'Kubki' }],
        pictures: [{ file: 'https://a.example/1.jpg' }, { file: 'https://a.example/2.jpg' }],
        parameters: [
          { name: 'Szkliwo', values: ['Kobalt'] },
          { name: 'Stan', values: ['used'] },
        ],
        sizes: [
          {
            type: 'uniw',
            code: 'K-7',
            ean: '5901234123457',
            weight: 350,
            price: {
              regular: 8400,
              promotion: { price: 6800, from: Date.UTC(2026, 10, 19, 23), to: Date.UTC(2026, 10, 29, 22, 59) },
            },
            stocks: [{ quantity: -1 }],
          },
        ],
      },
    ]);
  });

  it('is read from Atom', async () => {
    const { drafts } = await readFile(
      `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><title>Sklep</title>
      <entry><g:id>a-1</g:id><title>Kubek</title><summary>Miękki</summary><link href="https://a.example/k"/><g:price>12 PLN</g:price></entry></feed>`,
    );
    expect(drafts).toMatchObject([
      { externalId: 'a-1', descriptionHtml: '<p>Miękki</p>', sizes: [{ price: { regular: 1200 } }] },
    ]);
  });

  it('is read from a table, which is what Meta writes too', async () => {
    const { kind, drafts } = await readFile(
      'id\ttitle\tdescription\tlink\timage link\tadditional image link\tavailability\tprice\tbrand\n' +
        '1\tKubek\tMiękki\thttps://a.example\thttps://a.example/1.jpg\thttps://a.example/2.jpg,https://a.example/3,5.jpg\tout of stock\t84.00 PLN\tGlinianka\n',
    );
    expect(kind).toBe('google');
    expect(drafts).toMatchObject([
      { pictures: [{}, {}, { file: 'https://a.example/3,5.jpg' }], sizes: [{ stocks: [] }] },
    ]);
  });

  it('makes sizes and versions of the items of a group, wherever they stand', async () => {
    const grouped = (id: string, color: string, size: string) =>
      item({ id, color, size, item_group_id: 'g', title: `Kubek, ${color}, ${size}` });
    const { drafts } = await readFile(
      rss(
        [
          grouped('8-m', 'kobalt', 'M'),
          item({ id: '2' }),
          grouped('9-m', 'mech', 'M'),
          grouped('8-l', 'kobalt', 'L'),
        ].join('\n'),
      ),
    );
    expect(drafts).toMatchObject([
      { externalId: '2' },
      { externalId: '8', group: 'google-g', version: 'kobalt', name: 'Kubek', sizes: [{ name: 'M' }, { name: 'L' }] },
      { externalId: '9', group: 'google-g', version: 'mech', sizes: [{ name: 'M' }] },
    ]);
  });

  it('loses no item of a group one of which is too large to be read', async () => {
    const huge = item({ id: '8', item_group_id: 'g', size: 'M', junk: 'x'.repeat(5_000_000) });
    const { drafts, skipped } = await readFile(
      rss([huge, item({ id: '9', item_group_id: 'g', size: 'L' })].join('\n')),
    );
    expect(drafts).toMatchObject([{ externalId: '9' }]);
    expect(skipped).toEqual([expect.stringContaining('larger than 5 MB')]);
  });

  it('names what it cannot take, by line', async () => {
    const { skipped, drafts } = await readFile(
      rss(
        [
          item({ id: '' }),
          item({ id: '2', price: '' }),
          item({ id: '3', price: '9 EUR' }),
          item({ id: '4', title: '' }),
          item({ id: '5' }),
        ].join('\n'),
      ),
    );
    expect(skipped).toEqual([
      'line 4: product at line 4: no id',
      'line 5: product 2: no price',
      'line 6: product 3: its price is in "EUR", not PLN',
      'line 7: product 4: no name',
    ]);
    expect(drafts).toMatchObject([{ externalId: '5' }]);
  });

  it('is broken wherever it is cut off', async () => {
    const file = rss(item());
    for (const end of [100, 200, file.length - 8]) {
      await expect(readFile(file.slice(0, end))).rejects.toThrow('cut off: it ends before </rss>');
    }
  });
});
