import { writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { Db } from '../../db/open.server.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import type { Skipped } from '../draft.ts';
import { feedFile } from './feed/testing/files.server.ts';
import { type FeedImportOptions, importFeed } from './importFeed.server.ts';
import type { Outcome } from './writeBatch.server.ts';

const HEAD = 'Handle,Title,Variant Price,Variant Inventory Qty';
const row = (handle: string, price = '84.00') => `${handle},Kubek ${handle},${price},3`;
const file = (...rows: string[]) => `${[HEAD, ...rows].join('\n')}\n`;

eachDatabase('a file that is imported', (open) => {
  const run = (db: Db, path: string, more: Partial<FeedImportOptions> = {}) =>
    importFeed(path, { db, clock: () => 1000, vat: { bp: 2300, exempt: false }, ...more });
  const counts = (done: Awaited<ReturnType<typeof run>>) => {
    if ('same' in done) return `same as at ${done.same}`;
    const { added, changed, unchanged, skipped } = done.report;
    return `${added} added, ${changed} changed, ${unchanged} unchanged, ${skipped.length} skipped`;
  };
  const names = async (db: Db) =>
    (await db.read.selectFrom('products').select('name').orderBy('name').execute()).map(({ name }) => name);

  it('is told twice and changes nothing the second time', async () => {
    const db = await open();
    const path = await feedFile(file(row('a'), row('b'), row('c', 'dużo')));
    expect(counts(await run(db, path))).toBe('2 added, 0 changed, 0 unchanged, 1 skipped');
    expect(counts(await run(db, path))).toBe('same as at 1000');
    expect(counts(await run(db, path, { anew: true }))).toBe('0 added, 0 changed, 2 unchanged, 1 skipped');
    await writeFile(path, file(row('a', '90'), row('b')));
    expect(counts(await run(db, path))).toBe('0 added, 1 changed, 1 unchanged, 0 skipped');
    expect(await names(db)).toEqual(['Kubek a', 'Kubek b']);
  });

  it('tells what it would do and does nothing, when only asked', async () => {
    const db = await open();
    const path = await feedFile(file(row('a')));
    await run(db, path);
    await writeFile(path, file(row('a', '90'), row('b'), row('b')));
    const outcomes: Outcome[] = [];
    const done = await run(db, path, { dryRun: true, onOutcome: (outcome) => outcomes.push(outcome) });
    expect(counts(done)).toBe('1 added, 1 changed, 0 unchanged, 1 skipped');
    expect(outcomes.map(({ outcome, item }) => [outcome, item.draft.externalId, item.line])).toEqual([
      ['changed', 'a', 2],
      ['added', 'b', 3],
    ]);
    expect(await names(db)).toEqual(['Kubek a']);
    expect(counts(await run(db, path))).toBe('1 added, 1 changed, 0 unchanged, 1 skipped');
  });

  it('keeps the first of what it refused, and tells each as it comes', async () => {
    const db = await open();
    const rows = Array.from({ length: 2500 }, (_, n) => row(`p${n}`, 'dużo'));
    const told: Skipped[] = [];
    const done = await run(db, await feedFile(file(...rows)), { onSkipped: (skipped) => told.push(skipped) });
    const report = 'report' in done ? done.report : undefined;
    expect(report?.skipped.length).toBe(100);
    expect(report?.skippedCount).toBe(2500);
    expect(told.length).toBe(2500);
    expect(told.slice(0, 100)).toEqual(report?.skipped);
    expect(told.at(-1)).toEqual({ what: 'product p2499', line: 2501, reason: 'unreadable amount "dużo"' });
  });

  it('changes nothing when it is broken, wherever', async () => {
    const db = await open();
    for (const broken of [file(row('a'), '"b,Kubek'), `${file(row('a'))}b,Kubek`, file()]) {
      await expect(run(db, await feedFile(broken))).rejects.toThrow();
    }
    expect(await names(db)).toEqual([]);
  });

  it('is imported by two threads when it is large', async () => {
    const db = await open();
    const long = 'kubek '.repeat(10_000);
    const rows = Array.from({ length: 40 }, (_, n) => `${n},Kubek ${n},${n === 39 ? 'dużo' : '84'},${long}`);
    const path = await feedFile(`Handle,Title,Variant Price,Body (HTML)\n${rows.join('\n')}\n`);
    const done = await run(db, path);
    expect(counts(done)).toBe('39 added, 0 changed, 0 unchanged, 1 skipped');
    expect('report' in done && done.report.skipped).toMatchObject([{ what: 'product 39', line: 41 }]);
    expect(counts(await run(db, path, { anew: true }))).toBe('0 added, 0 changed, 39 unchanged, 1 skipped');
    await writeFile(path, `Handle,Title,Variant Price,Body (HTML)\n${rows.join('\n')}\n40,Ku`);
    await expect(run(db, path)).rejects.toThrow('line 42: the file is cut off');
    expect(await names(db)).toHaveLength(39);
  });

  it('gives a product once', async () => {
    const db = await open();
    const done = await run(db, await feedFile(file(row('a'), row('x'), row('a', '5'))));
    expect('report' in done && done.report.skipped).toEqual([
      { what: 'product a', line: 4, reason: 'its id and size stand twice; the first one was taken' },
    ]);
    const google = await feedFile(
      'id\ttitle\tprice\tavailability\timage link\n1\tA\t5 PLN\tin stock\t\n1\tB\t6 PLN\tin stock\t\n',
    );
    const twice = await run(db, google);
    expect('report' in twice && twice.report.skipped).toEqual([
      { what: 'product 1', line: 3, reason: 'its id stands twice; the first one was taken' },
    ]);
  });
});
