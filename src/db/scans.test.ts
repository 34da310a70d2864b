import { describe, expect, it } from 'vitest';
import { eachDatabase } from './testing/databases.server.ts';
import { readsWhole, scansOf } from './testing/scans.server.ts';

const TABLES = new Set(['mails', 'orders', 'products']);

describe('a step of a plan that reads as good as all', () => {
  it.each([
    ['SCAN mails', 'select * from "mails" where "a" = ?', true],
    ['SCAN m', 'select * from "mails" as "m" where "a" = ?', true],
    ['SEARCH orders USING INDEX orders_expiry (status=?)', 'select 1 from "orders"', true],
    ['SEARCH orders USING INDEX orders_expiry (status=? AND expires_at<?)', 'select 1 from "orders"', false],
    ['SEARCH orders USING INDEX orders_customer (customer_id=?)', 'select 1 from "orders"', false],
    ['SCAN products', 'select * from "products"', false],
    ['SCAN p USING INDEX x', 'select * from "products" as "p"', false],
    ['SCAN CONSTANT ROW', 'select 1', false],
    ['USE TEMP B-TREE FOR ORDER BY', 'select 1 from "orders"', false],
  ])('%s of %s: %s', (step, statement, whole) => expect(readsWhole(step, statement, TABLES)).toBe(whole));
});

eachDatabase('statements of a store', (open) => {
  it('are not explained once a test has closed it', async () => {
    const db = await open();
    await db.read.selectFrom('mails').select('id').where('id', '=', 'a').execute();
    await db.close();
    expect(await scansOf(db, ['select "id" from "mails" where "tries" = ?'])).toEqual([]);
  });

  it('that read a growing table whole are told, once', async () => {
    const db = await open();
    const asked = ['select "id" from "mails" where "claim" = ?', 'select "id" from "mails"'];
    const [told, ...more] = await scansOf(db, asked);
    if (db.kind === 'sqlite') expect(told).toContain('SCAN mails');
    expect([more, await scansOf(db, asked)]).toEqual([[], []]);
  });
});
