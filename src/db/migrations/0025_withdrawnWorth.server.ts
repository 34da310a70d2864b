import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Before {
  withdrawals: { id: string; amount: number; worth: number; data: string };
}

interface Told {
  lines: { worth: number; deposit: number }[];
  delivery: number;
}

/** Nothing went back of what was withdrawn from before it was paid; it is owed as little. */
export const withdrawnWorthMigration: Migration = {
  async up(db: Kysely<Before>) {
    await db.schema
      .alterTable('withdrawals')
      .addColumn('worth', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    for (const { id, data } of await db.selectFrom('withdrawals').select(['id', 'data']).execute()) {
      const { lines, delivery }: Told = JSON.parse(data);
      const worth = lines.reduce((sum, line) => sum + line.worth + line.deposit, delivery);
      await db.updateTable('withdrawals').set({ worth }).where('id', '=', id).execute();
    }
  },
};
