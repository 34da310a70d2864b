import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readFile } from './testing/files.server.ts';

interface Row {
  id: string;
  name?: string;
  price?: string;
}
interface Table {
  separator: string;
  head: string;
  row(row: Required<Row>): string;
  /** Where a table knows rates of VAT, the columns before the rate. */
  vat?: string;
}

const TABLES: Readonly<Record<string, Table>> = {
  'Google Merchant TSV': {
    separator: '\t',
    head: 'id\ttitle\tprice\tavailability\timage link',
    row: ({ id, name, price }) => [id, name, price, 'in stock', ''].join('\t'),
  },
  'Shopify CSV': {
    separator: ',',
    head: 'Handle,Title,Variant Price,Variant SKU',
    row: ({ id, name, price }) => [id, name, price, ''].join(','),
  },
  'WooCommerce CSV': {
    separator: ',',
    head: 'ID,Type,SKU,Name,Regular price',
    row: ({ id, name, price }) => [id, 'simple', `W${id}`, name, price].join(','),
  },
  'PrestaShop CSV': {
    separator: ';',
    head: 'Product ID;Name *;Price tax included;Reference #',
    row: ({ id, name, price }) => [id, name, price, ''].join(';'),
  },
  'plain CSV': {
    separator: ';',
    head: 'kod;nazwa;cena;opis',
    row: ({ id, name, price }) => [id, name, price, ''].join(';'),
  },
};

describe.each(Object.entries(TABLES))('%s', (_, { separator, head, row }) => {
  const file = (...rows: Row[]) =>
    `${[head, ...rows.map(({ id, name = 'Kubek', price = '5' }) => row({ id, name, price }))].join('\n')}\n`;

  it('names by line what it cannot take, and the rest goes in', async () => {
    const { drafts, skipped } = await readFile(
      file(
        { id: '1' },
        { id: '2', name: '=HYPERLINK(1)' },
        { id: '3', price: '=B2*1.23' },
        { id: '4', price: '9 EUR' },
      ) +
        file({ id: '5', name: '' }, { id: '6', price: 'od ręki' }, { id: '7', price: '' }, { id: '8' })
          .split('\n')
          .slice(1)
          .join('\n'),
    );
    expect(drafts.map(({ externalId }) => externalId)).toEqual(['1', '8']);
    expect(skipped.map((reason) => reason.replace(/product \S+: /, ''))).toEqual([
      expect.stringMatching(/^line 3: a formula stands in /),
      expect.stringMatching(/^line 4: a formula stands in /),
      'line 5: its price is in "EUR", not PLN',
      'line 6: no name',
      'line 7: unreadable amount "od ręki"',
      expect.stringMatching(/^line 8: no (?:price|size)$/),
    ]);
  });

  it('takes prices as people write them', async () => {
    const wanted = ['1084.50 PLN', 'PLN 1084.50', '1 084.50 zł', '1084.50', '1084.5zł'];
    const { drafts } = await readFile(file(...wanted.map((price, n) => ({ id: String(n + 1), price }))));
    expect(drafts.map(({ sizes }) => sizes[0]?.price?.regular)).toEqual(wanted.map(() => 108_450));
  });

  it('names a row that a separator or a quote has torn', async () => {
    const torn = `${row({ id: '2', name: 'x', price: '5' })}${separator}x${separator}y`;
    const { drafts, skipped } = await readFile(
      `${file({ id: '1' })}${torn}\n${row({ id: '3', name: 'x', price: '5' })}\n`,
    );
    expect(drafts.map(({ externalId }) => externalId)).toEqual(['1', '3']);
    expect(skipped).toEqual([expect.stringMatching(/^line 3: .*a separator or a quote is wrong$/)]);
  });

  it.each([
    ['with another separator in its rows', `${head}\n1|Kubek|5\n2|Kubek|5\n3|Kubek|5\n`],
    ['cut off inside a quote', `${file({ id: '1' })}2${separator}"Kub`],
    ['cut off inside a row', `${file({ id: '1' })}2${separator}Kub`],
    [
      'packed and cut off',
      gzipSync(file(...Array.from({ length: 99 }, (_, n) => ({ id: String(n) })))).subarray(0, 90),
    ],
  ])('%s is refused as a whole, or names its rows', async (_, content) => {
    const read = await readFile(content).catch((error: Error) => error);
    if (read instanceof Error) expect(read.message).toMatch(/cut off|never closed|no table that is read|neither XML/);
    else expect([read.drafts.length, read.skipped.length]).toEqual([0, 3]);
  });
});
