import { describe, expect, it } from 'vitest';
import { readsWhole } from './testing/scans.server.ts';

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
