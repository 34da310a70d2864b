import { expect, it } from 'vitest';
import type { Db } from '../../db/open.server.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { createCatalogue } from '../service.server.ts';
import { feedFile } from './feed/testing/files.server.ts';
import { importFeed } from './importFeed.server.ts';
import { offer, product } from './iof/testing/feed.server.ts';

const sizes = (s: string, m: string) =>
  `<size id="2" name="S">${s}</size><size id="3" name="M" code_producer="5901234123457">${m}</size>`;
const full = offer(
  product({
    id: '1',
    sizes: sizes('<stock id="0" quantity="5"/>', '<stock id="0" quantity="5"/><stock id="1" quantity="2"/>'),
  }),
);
const light = (inside: string) => offer(`<product id="1" vat="23">${inside}</product>`);

eachDatabase('light.xml over full.xml', (open) => {
  const run = async (db: Db, xml: string, at: number) => {
    const options = { db, clock: () => at, vat: { bp: 2300, exempt: false } };
    const done = await importFeed(await feedFile(xml), options);
    if ('same' in done) return 'same';
    const { changed, unchanged, skipped } = done.report;
    return [
      `${changed} changed, ${unchanged} unchanged`,
      ...skipped.map(({ what, line, reason }) => `${what} (${line}): ${reason}`),
    ];
  };
  const state = async (db: Db) =>
    (await createCatalogue(db).product(1))?.sizes.map(({ type, name, prices, stocks, ean }) => [
      type,
      name,
      ean,
      prices.toSorted((a, b) => a.startsAt - b.startsAt).map(({ price, startsAt }) => `${price}@${startsAt}`),
      stocks.map(({ branch, quantity }) => `${branch} ${quantity}`).sort(),
    ]);

  it('changes prices and stock of the sizes it names, and nothing else', async () => {
    const db = await open();
    await run(db, full, 1000);
    const news = light(
      '<price gross="84"/><sizes><size id="3"><price gross="99.90"/><stock id="0" quantity="1"/></size></sizes>',
    );
    expect(await run(db, news, 2000)).toEqual(['1 changed, 0 unchanged']);
    const after = [
      ['2', 'S', undefined, ['8400@1000'], ['M0 5']],
      ['3', 'M', '5901234123457', ['8400@1000', '9990@2000'], ['M0 1']],
    ];
    expect(await state(db)).toEqual(after);
    expect(await run(db, news, 3000)).toBe('same');
    expect(await run(db, `${news}\n`, 3000)).toEqual(['0 changed, 1 unchanged']);
    expect(await state(db)).toEqual(after);
  });

  it('is written over by the next full.xml, also by the one before', async () => {
    const db = await open();
    await run(db, full, 1000);
    await run(
      db,
      light('<sizes><size id="2"><price gross="50"/></size><size id="3"><price gross="50"/></size></sizes>'),
      2000,
    );
    expect(await run(db, full, 3000)).toEqual(['1 changed, 0 unchanged']);
    expect(await state(db)).toMatchObject([
      ['2', 'S', undefined, ['8400@1000', '5000@2000', '8400@3000'], ['M0 5']],
      ['3', 'M', '5901234123457', ['8400@1000', '5000@2000', '8400@3000'], ['M0 5', 'M1 2']],
    ]);
  });

  it('names products and sizes that are not there, and what cannot be read', async () => {
    const db = await open();
    await run(db, full, 1000);
    const lines = offer(
      [
        '<product id="9"><sizes><size id="2"><price gross="5"/></size></sizes></product>',
        '<product id="1"><sizes><size id="7"><price gross="5"/></size></sizes></product>',
        '<product id="2"><sizes><size id="2"/></sizes></product>',
        '<product id="3"><sizes><size id="2"><price net="5"/></size></sizes></product>',
      ].join('\n'),
    );
    expect(await run(db, lines, 2000)).toEqual([
      '1 changed, 0 unchanged',
      'product 2 (6): size "2" has no price',
      'product 3 (7): no rate of VAT',
      'product 9 (4): it is not in the shop: import the full.xml first',
      'product 1 (5): its size "7" is not in the shop: import the full.xml',
    ]);
  });
});
