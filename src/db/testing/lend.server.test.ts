import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { postgresLender } from './lend.server.ts';

const lender = postgresLender();
afterAll(() => lender.end());

const count = sql<{ n: number }>`select count(*) as n from versions`;

it('is lent again as new, and to no one else meanwhile', async () => {
  const first = await lender.lend();
  const beside = await lender.lend();
  expect(beside.url).not.toBe(first.url);
  await first.db.write((tx) => tx.insertInto('versions').values({ name: 'mine', value: 1 }).execute());
  await first.end();
  await beside.end();
  const second = await lender.lend();
  expect(second.url).toBe(first.url);
  expect((await count.execute(second.db.read)).rows).toEqual([{ n: 0 }]);
  await expect(first.db.write(async () => {})).rejects.toMatchObject({ code: 'closed' });
  await second.db.write(async () => {});
  await second.end();
});

it('is not lent again once its tables are others', async () => {
  const { url, db, end } = await lender.lend();
  await db.write((tx) => sql`alter table versions add column more integer`.execute(tx));
  await end();
  const next = await lender.lend();
  expect(next.url).not.toBe(url);
  await next.end();
});
