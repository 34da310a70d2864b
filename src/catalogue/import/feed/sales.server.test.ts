import { expect, test } from 'vitest';
import { readFile } from './testing/files.server.ts';

const prestashop = (from: string, to: string) =>
  `Product ID;Name *;Price tax included;Discount amount;Discount from (yyyy-mm-dd);Discount to (yyyy-mm-dd)\n1;A;100;20;${from};${to}\n`;

/** A product of 100 zł that is sold for 80 zł, in each kind of table that knows sales; NOW is 21 November 2026. */
const KINDS: Readonly<Record<string, (from: string, to: string) => string>> = {
  'Google Merchant': (from, to) =>
    `id\ttitle\tprice\tavailability\timage link\tsale price\tsale price effective date\n1\tA\t100 PLN\tin stock\t\t80 PLN\t${from || to ? `${from}/${to}` : ''}\n`,
  WooCommerce: (from, to) =>
    `ID,Type,SKU,Name,Regular price,Sale price,Date sale price starts,Date sale price ends\n1,simple,A,A,100,80,${from},${to}\n`,
  PrestaShop: prestashop,
  'a plain table': (from, to) => `kod;nazwa;cena;cena promocyjna;promocja od;promocja do\n1;A;100;80;${from};${to}\n`,
};
const DAY_AFTER = Date.UTC(2026, 10, 29, 23);

test.each(Object.entries(KINDS))('a sale of %s is never the price itself', async (_, file) => {
  const price = async (from: string, to: string) => {
    const { drafts, skipped } = await readFile(file(from, to));
    expect(skipped).toEqual([]);
    return drafts[0]?.sizes[0]?.price;
  };
  const regular = { regular: 10000, history: [] };
  expect(await price('', '')).toEqual({ ...regular, promotion: { price: 8000, to: null } });
  expect(await price('', '2026-11-29')).toEqual({ ...regular, promotion: { price: 8000, to: DAY_AFTER } });
  const from = Date.UTC(2026, 10, 24, 23);
  expect(await price('2026-11-25', '2026-11-29')).toEqual({
    ...regular,
    promotion: { price: 8000, from, to: DAY_AFTER },
  });
  expect(await price('', '2026-11-19')).toEqual(regular);
  expect(await price('2026-11-01', '2026-11-19')).toEqual(regular);
});

test('a sale of PrestaShop without an end has zeros in its place', async () => {
  const { drafts } = await readFile(prestashop('0000-00-00', '0000-00-00 00:00:00'));
  expect(drafts[0]?.sizes[0]?.price).toMatchObject({ regular: 10000, promotion: { price: 8000, to: null } });
});

test('a crossed-out price of Shopify beside the price makes no sale', async () => {
  const { drafts } = await readFile('Handle,Title,Variant Price,Variant Compare At Price\na,A,80,100\n');
  expect(drafts[0]?.sizes[0]?.price).toEqual({ regular: 8000, history: [] });
});
