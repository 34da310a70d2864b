import { expect, it } from 'vitest';
import type { Db } from '../../../db/open.server.ts';
import { eachDatabase } from '../../../db/testing/databases.server.ts';
import { createCatalogue } from '../../service.server.ts';
import { feedFile, zipped } from '../feed/testing/files.server.ts';
import { type FeedImportOptions, importFeed } from '../importFeed.server.ts';

/** PrestaShop's own samples (docs/csv_import of its repository), with the columns that matter here. */
const PRODUCTS = 'Product ID;Name *;Price tax excluded;Quantity;Weight;Image URLs (x,y,z...)';
const COMBINATIONS =
  'Product ID*;Attribute (Name:Type:Position)*;Value (Value:Position)*;Supplier reference;Reference;EAN13;Wholesale price;Impact on price;Quantity;Minimal quantity;Impact on weight;Default (0 = No, 1 = Yes);Combination available date;Image position;Image URLs (x,y,z...);Image alt texts (x,y,z...)';
const products = (...rows: string[]) => `${[PRODUCTS, ...rows].join('\n')}\n`;
const combinations = (...rows: string[]) => `${[COMBINATIONS, ...rows].join('\n')}\n`;
const NANO = '1;iPod Nano;100;7;0.1;http://a.example/own.jpg';
const of = (id: string, value: string, impact: string, quantity = '10', more = ';1;0;0') =>
  `${id};Color:color:0, Disk space:select:1;${value}:0, 16GB:1;RF;RP-${value};;100;${impact};${quantity}${more.padEnd(more.length + 8 - more.split(';').length, ';')}`;

/** The first rows of PrestaShop's own sample, whose rows have more and fewer cells than its head. */
const SAMPLE = `Product ID*;Attribute (Name:Type:Position)*;Value (Value:Position)*;Supplier reference;Reference;EAN13;ISBN;UPC;Wholesale price;Impact on price;Ecotax;Quantity;Minimal quantity;Low stock level;Impact on weight;Default (0 = No, 1 = Yes);Combination available date;Image position;Image URLs (x,y,z...);Image alt texts (x,y,z...);ID / Name of shop;Advanced Stock Managment;Depends on stock;Warehouse
1;Color:color:0, Disk space:select:1;Blue:0, 16GB:1;RF-Nano-Blue-16GB;RP-Nano-Blue-16GB;0000080446392;;116052426077;100;40;0;10;1;;0;0;2014-01-01;1;http://youdomain.com/img.jpg,http://youdomain.com/img.jpg;First alt text,Second alt text;1;0;0;0;
1;Color:color:0, Disk space:select:1;Blue:0, 8GB:1;RF-Nano-Blue-8GB;RP-Nano-Blue-8GB;0000080446393;;457698445011;80;0;0;10;1;0;0;0;2014-01-02;2;http://youdomain.com/img.jpg;First alt text;0;0;0;
2;Color:color:0;Metal:0;RF-Shuffle-Metal;RP-Shuffle-Metal;0685387000000;;623892618739;40;0;0;12;1;0;0;1;2014-01-17;1;http://youdomain.com/img.jpg;First alt text;0;0;0;
3;Color:color:0, Disk space:select:1, ICU:select:2;Metal:0, 80GB Parallel ATA Drive @ 4200 rpm:1, 1.60GHz Intel Core 2 Duo:2;RF-MacBookAir80GB-1.6MHz;RP-MacBookAir80GB-1.6MHz;0123457000000;;959149242374;0;750;0;10;1;;0;0;2014-01-21;1;http://youdomain.com/img.jpg;First alt text;0;0;0;
`;

eachDatabase("PrestaShop's combinations", (open) => {
  let moment = 0;
  const run = async (db: Db, content: string | Uint8Array, more: Partial<FeedImportOptions> = {}) => {
    moment += 1000;
    const at = moment;
    const options = { db, clock: () => at, vat: { bp: 2300, exempt: false }, ...more };
    const done = await importFeed(await feedFile(content), options);
    if ('same' in done) return ['same'];
    const { added, changed, unchanged, skipped } = done.report;
    return [
      `${added} added, ${changed} changed, ${unchanged} unchanged`,
      ...skipped.map(({ what, line, reason }) => `${line}: ${what}: ${reason}`),
    ];
  };
  const state = async (db: Db, id = 1) =>
    (await createCatalogue(db).product(id))?.sizes.map(
      ({ type, name, prices, stocks }) =>
        `${type} ${name} ${prices.toSorted((a, b) => b.startsAt - a.startsAt)[0]?.price} ${stocks[0]?.quantity}`,
    );

  it('become sizes of products that are there, with exact prices', async () => {
    const db = await open();
    await run(db, products('1;Kubek;12.195122;7;0.1;', '2;Talerz;20.00;1;;'));
    const file = combinations(
      of('1', 'Blue', '8.130081', '10', ';1;0.05;1'),
      of('1', 'Red', '-4.065041', '0'),
      of('1', 'Green', ''),
      of('2', 'Blue', '0.004'),
    );
    expect(await run(db, file)).toEqual(['0 added, 2 changed, 0 unchanged']);
    expect(await state(db)).toEqual([
      'blue-16gb Blue / 16GB 2500 10',
      'red-16gb Red / 16GB 1000 0',
      'green-16gb Green / 16GB 1500 10',
    ]);
    // 20.004 × 1.23 is 24.60492, and not 24.60 + 0.00.
    expect(await state(db, 2)).toEqual(['blue-16gb Blue / 16GB 2460 10']);
    const sizes = (await createCatalogue(db).product(1))?.sizes;
    expect(sizes?.[0]).toMatchObject({ code: 'RP-Blue', weight: 150 });
    expect(await run(db, file)).toEqual(['same']);
    expect(await run(db, `${file}\n`)).toEqual(['0 added, 0 changed, 2 unchanged']);
  });

  it("are read as PrestaShop's own sample has them", async () => {
    const db = await open();
    await run(db, products(NANO, '2;iPod shuffle;66.05;1;;', '3;MacBook Air;1504.18;1;;'));
    expect(await run(db, SAMPLE)).toEqual(['0 added, 3 changed, 0 unchanged']);
    expect(await state(db)).toEqual(['blue-16gb Blue / 16GB 17220 10', 'blue-8gb Blue / 8GB 12300 10']);
    expect(await state(db, 2)).toEqual(['metal Metal 8124 12']);
    expect(await state(db, 3)).toEqual([
      'metal-80gb-parallel-ata-drive-4200-rp Metal / 80GB Parallel ATA Drive @ 4200 rpm / 1.60GHz Intel Core 2 Duo 277264 10',
    ]);
  });

  it('outlive the file of products, whose prices and pictures they follow', async () => {
    const db = await open();
    await run(db, products(NANO));
    const pictures = ';1;0;0;;1;http://a.example/blue.jpg,http://a.example/own.jpg;Niebieski';
    await run(db, combinations(of('1', 'Blue', '40', '10', pictures)));
    const files = async () =>
      (await db.read.selectFrom('products').select('data').execute()).flatMap(({ data }) =>
        (JSON.parse(data) as { pictures: { file: string }[] }).pictures.map(({ file }) => file),
      );
    expect(await run(db, products(NANO))).toEqual(['0 added, 0 changed, 1 unchanged']);
    expect(await state(db)).toEqual(['blue-16gb Blue / 16GB 17220 10']);
    expect(await run(db, products(NANO.replace(';100;', ';200;').replace('own', 'new')))).toEqual([
      '0 added, 1 changed, 0 unchanged',
    ]);
    expect(await state(db)).toEqual(['blue-16gb Blue / 16GB 29520 10']);
    expect(await files()).toEqual([
      'http://a.example/new.jpg',
      'http://a.example/blue.jpg',
      'http://a.example/own.jpg',
    ]);
    await run(db, combinations(of('1', 'Red', '0', '3')));
    expect(await state(db)).toEqual(['red-16gb Red / 16GB 24600 3']);
    expect(await files()).toEqual(['http://a.example/new.jpg']);
    expect(await createCatalogue(db).product(1)).not.toHaveProperty('combining');
  });

  it('begin with the default one and its picture', async () => {
    const db = await open();
    await run(db, products(NANO));
    const picture = (name: string, isDefault: string) => `;1;0;${isDefault};;1;http://a.example/${name}.jpg`;
    const file = combinations(
      of('1', 'Blue', '40', '10', picture('blue', '0')),
      of('1', 'Pink', 'drożej', '10', picture('pink', '0')),
      of('1', 'Red', '0', '3', picture('red', '1')),
    );
    expect(await run(db, file)).toEqual([
      '0 added, 1 changed, 0 unchanged',
      '3: product 1: unreadable amount "drożej"',
    ]);
    expect(await state(db)).toEqual(['red-16gb Red / 16GB 12300 3', 'blue-16gb Blue / 16GB 17220 10']);
    const [row] = await db.read.selectFrom('products').select('data').execute();
    expect(
      (JSON.parse(row?.data ?? '{}') as { pictures: { file: string }[] }).pictures.map(({ file }) => file),
    ).toEqual(['http://a.example/own.jpg', 'http://a.example/red.jpg', 'http://a.example/blue.jpg']);
  });

  it('have a least quantity of their own, in place of that of the product', async () => {
    const db = await open();
    const withMinimum = (rows: string) => products(rows).replace(';Quantity;', ';Minimal quantity;Quantity;');
    const own = withMinimum('1;iPod Nano;100;4;7;0.1;');
    await run(db, own);
    expect((await createCatalogue(db).product(1))?.order).toEqual({ min: 4 });
    const file = combinations(
      of('1', 'Blue', '40', '10', ';3;0;0'),
      of('1', 'Red', '0'),
      of('1', 'Pink', '0', '1', ';x;0;0'),
    );
    expect(await run(db, file)).toEqual(['0 added, 1 changed, 0 unchanged']);
    const bounds = async () => {
      const product = await createCatalogue(db).product(1);
      return [product?.order, ...(product?.sizes.map(({ least }) => least) ?? [])];
    };
    expect(await bounds()).toEqual([{}, 3, undefined, undefined]);
    expect(await run(db, own.replace('Nano', 'Nano 2'))).toEqual(['0 added, 1 changed, 0 unchanged']);
    expect(await bounds()).toEqual([{}, 3, undefined, undefined]);
  });

  it('have pictures of their own, by address or by their place among those of the product', async () => {
    const db = await open();
    await run(db, products('1;iPod Nano;100;7;0.1;"http://a.example/1.jpg,http://a.example/2.jpg"'));
    const picture = (cells: string) => `;1;0;0;;${cells}`;
    const file = combinations(
      of('1', 'Blue', '0', '1', picture('1;http://a.example/3.jpg')),
      of('1', 'Red', '0', '1', picture('2;')),
      of('1', 'Pink', '0', '1', picture('9;')),
      of('1', 'Gold', '0', '1', picture('"2,1";')),
      of('1', 'Grey', '0', '1', picture(';http://a.example/1.jpg')),
      of('1', 'Lime', '0', '1', picture('3;')),
    );
    expect(await run(db, file)).toEqual(['0 added, 1 changed, 0 unchanged']);
    const places = async () => (await createCatalogue(db).product(1))?.sizes.map(({ picture: place }) => place);
    expect(await places()).toEqual([2, 1, undefined, 1, 0, undefined]);
    await run(db, products('1;iPod Nano;100;7;0.1;"http://a.example/2.jpg"'));
    expect(await places()).toEqual([1, undefined, undefined, undefined, 2, undefined]);
  });

  it('keep what was sold since, while the file says the same', async () => {
    const db = await open();
    await run(db, products(NANO));
    await run(db, combinations(of('1', 'Blue', '40')));
    await db.write((tx) => tx.updateTable('stocks').set({ quantity: 4 }).execute());
    await run(db, combinations(of('1', 'Blue', '50')));
    await run(db, products(NANO.replace('Nano', 'Nano 2')));
    expect(await state(db)).toEqual(['blue-16gb Blue / 16GB 18450 4']);
  });

  it('name by line what they cannot take, and the rest goes in', async () => {
    const db = await open();
    await run(db, products(NANO));
    const file = combinations(
      of('1', 'Blue', '40'),
      of('9', 'Blue', '40'),
      of('1', 'Blue', '1'),
      of('1', 'Red', '-100.01'),
      of('1', 'Pink', 'drożej'),
      of('1', 'Grey', '40', 'dużo'),
      of('1', 'Gold', '=B2*2'),
      '1;Color:color:0;Blue:0, 16GB:1;;;;;40;10;1;0;0;;;;',
      of('9', 'Red', '40'),
      of('', 'Red', '40'),
    );
    expect(await run(db, file)).toEqual([
      '0 added, 1 changed, 0 unchanged',
      '4: product 1: its id and size stand twice; the first one was taken',
      '8: product 1: a formula stands in "Impact on price": save values instead',
      '9: product 1: it has 1 attributes, but 2 values',
      '11: line 11: no product id',
      '5: product 1: its price would be below 0',
      '6: product 1: unreadable amount "drożej"',
      '7: product 1: unreadable stock "dużo"',
      '3: product 9: it is not in the shop: import the products first',
      '10: product 9: it is not in the shop: import the products first',
    ]);
    expect(await state(db)).toEqual(['blue-16gb Blue / 16GB 17220 10']);
  });

  it('are imported with their products from one zip file, in whatever order', async () => {
    const db = await open();
    const both = zipped({
      'a.csv': combinations(of('1', 'Blue', '40'), of('9', 'Red', '1')),
      'b.csv': products(NANO),
    });
    const unknown = '3: product 9: it is not in the shop: import the products first';
    const dry = await run(db, both, { dryRun: true });
    expect(dry).toEqual(['1 added, 1 changed, 0 unchanged', unknown]);
    expect(await state(db)).toBeUndefined();
    expect(await run(db, both)).toEqual(dry);
    expect(await state(db)).toEqual(['blue-16gb Blue / 16GB 17220 10']);
    expect(await run(db, both)).toEqual(['same']);
    const cut = `${combinations(of('1', 'Red', '40'))}1;Color`;
    const broken = zipped({ 'a.csv': cut, 'b.csv': products(NANO.replace('Nano', 'Kubek')) });
    await expect(run(db, broken)).rejects.toThrow('the file is cut off');
    expect((await createCatalogue(db).product(1))?.name).toBe('iPod Nano');
  });
});
