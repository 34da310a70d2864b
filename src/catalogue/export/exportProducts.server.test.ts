import { expect, it } from 'vitest';
import type { Db } from '../../db/open.server.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { feedFile, NOW } from '../import/feed/testing/files.server.ts';
import { importFeed } from '../import/importFeed.server.ts';
import { keepChoices } from '../import/plain/choices.server.ts';
import { UNLIMITED } from '../model.ts';
import { createCatalogue } from '../service.server.ts';
import { aDraft, aSizeDraft, importAll } from '../testing/drafts.server.ts';
import { stock } from '../testing/things.ts';
import { walkCatalogue } from '../walk.server.ts';
import { exportProducts } from './exportProducts.server.ts';

const clock = () => NOW;

async function exported(db: Db) {
  const skipped: string[] = [];
  const table = await exportProducts({
    db,
    catalogue: createCatalogue(db),
    at: NOW + 1,
    shopUrl: 'https://sklep.example',
    onSkipped: ({ id }, reason) => skipped.push(`${id}: ${reason}`),
  });
  const lines: string[] = [];
  for await (const line of table.lines) lines.push(line);
  const choices = new Map(table.parameters.map((name) => [name, 'parameter'] as const));
  return { text: `${lines.join('\r\n')}\r\n`, choices, skipped };
}

async function imported(db: Db, { text, choices }: Pick<Awaited<ReturnType<typeof exported>>, 'text' | 'choices'>) {
  const path = await feedFile(text);
  if (choices.size > 0) await keepChoices(path, choices);
  const done = await importFeed(path, { db, clock, vat: { bp: 2300, exempt: false }, anew: true });
  return 'report' in done ? done.report : undefined;
}

const drafts = () => [
  aDraft('1001', {
    preferredId: 1001,
    slug: 'kubek',
    name: '=Kubek "Leśny" & spodek',
    lead: 'Mały <b>, miękki',
    descriptionHtml: '<p>Z gliny; -300 ml</p>\n<p>ż</p>',
    parameters: [
      { name: 'Kolor', values: ['Kobalt', 'Mech'] },
      { name: 'Waga', values: ['300 g'] },
    ],
    pictures: [{ file: 'https://a.example/1.jpg', alt: '', width: 0, height: 0 }],
    sizes: [
      aSizeDraft({
        type: 's',
        name: 'S',
        price: { regular: 8400, history: [], promotion: { price: 6800, to: null } },
        stocks: [stock(5, 'M0')],
      }),
      aSizeDraft({ type: 'm', name: 'M', stocks: [stock(UNLIMITED, 'M0')] }),
    ],
  }),
  aDraft('1002', {
    preferredId: 1002,
    sizes: [aSizeDraft({ vat: { bp: 800, exempt: false }, stocks: [stock(5, 'M0')] })],
  }),
];

eachDatabase('a shop that is exported as a plain table', (open) => {
  it('is the same shop when it is imported, and says the same when it is exported again', async () => {
    const [first, second] = [await open(), await open()];
    await importAll(first, drafts(), NOW, { source: 'shop' });
    const table = await exported(first);
    expect(table.skipped).toEqual([]);
    expect(await imported(second, table)).toMatchObject({ added: 2, skipped: [] });
    expect(await shownOf(second)).toEqual(await shownOf(first));
    expect((await exported(second)).text).toBe(table.text);
    // The table goes over what was read from it: nothing is new.
    expect(await imported(second, table)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
  });

  it('says what a table cannot hold', async () => {
    const db = await open();
    await importAll(db, [aDraft('1', { type: 'service' }), aDraft('2', { precision: 1 }), aDraft('3')], NOW);
    const { text, skipped } = await exported(db);
    expect(skipped.map((each) => each.replace(/^\d+: /, ''))).toEqual([
      'a table holds no service',
      'it is sold by parts of a unit',
    ]);
    expect(text).toContain('"Rzecz 3"');
  });
});

/** What a shopper sees of each product. */
async function shownOf(db: Db) {
  const { categories } = await createCatalogue(db).names();
  const shown = [];
  for await (const { addedAt: _, categoryId, producer, sizes, code: __, ...product } of walkCatalogue(db).products()) {
    shown.push({
      ...product,
      pictures: product.pictures.map(({ file }) => file),
      category: categories.byId(categoryId)?.name,
      producer: producer.name,
      sizes,
    });
  }
  return shown;
}
