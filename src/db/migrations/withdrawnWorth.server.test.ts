import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eachDatabase } from '../testing/databases.server.ts';
import { withdrawnWorthMigration } from './0025_withdrawnWorth.server.ts';

eachDatabase('the worth of withdrawals', (open) => {
  it('is taken from what each of them told, whether it was paid or not', async () => {
    const db = await open();
    await db.write(async (tx) => {
      await sql`drop table withdrawals`.execute(tx);
      await sql`create table withdrawals (id text primary key not null, amount bigint not null, data text not null)`.execute(
        tx,
      );
      const line = { place: 0, quantity: 1, worth: 8400, deposit: 50 };
      const unpaid = JSON.stringify({ lines: [line, { ...line, place: 1 }], delivery: 1490 });
      await sql`insert into withdrawals values ('unpaid', 0, ${unpaid})`.execute(tx);
    });
    await db.write((tx) => withdrawnWorthMigration.up(tx as never));
    expect(await db.read.selectFrom('withdrawals').select(['id', 'amount', 'worth']).execute()).toEqual([
      { id: 'unpaid', amount: 0, worth: 18_390 },
    ]);
  });
});
