import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Migration } from 'kysely/migration';
import { expect, it } from 'vitest';
import { migrations } from './migrations.server.ts';

/** Numbers from here on are applied while the version before still answers; those before came with the machines stopped. */
const FROM = '0056';

/** What a program that does not know of it would fail at. */
const BREAKS = /\bdrop (?:table|column)\b|\brename\b|\bset not null\b|\bset data type\b/;

/** Statements of a migration, as PostgreSQL is told them; nothing is asked of a store. */
async function statementsOf(migration: Migration): Promise<string[]> {
  const said: string[] = [];
  const db = new Kysely<never>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (one) => new PostgresIntrospector(one),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void said.push(query.sql),
  });
  await migration.up(db);
  return said;
}

/** A row of the older program says nothing for a new column of a table that it knows. */
const needsValue = (statement: string): boolean =>
  /^alter table/.test(statement) &&
  statement
    .split(/\badd column\b/)
    .slice(1)
    .some((column) => /not null/.test(column) && !/default/.test(column));

const breaks = (statement: string): boolean => BREAKS.test(statement) || needsValue(statement);

it.each(Object.entries(migrations).filter(([name]) => name >= FROM))(
  'migration %s leaves the version before it able to read and write',
  async (_, migration) => {
    const statements = await statementsOf(migration);
    expect(statements).not.toEqual([]);
    expect(statements.filter(breaks)).toEqual([]);
  },
);

it('a migration that takes away, renames, or asks for what the version before does not give is told', async () => {
  const bad: Migration = {
    async up(db) {
      await db.schema.alterTable('mails').dropColumn('text').execute();
      await db.schema.alterTable('mails').renameColumn('html', 'page').execute();
      await db.schema
        .alterTable('mails')
        .addColumn('a', 'text', (c) => c.notNull())
        .execute();
      await db.schema
        .alterTable('mails')
        .addColumn('b', 'text', (c) => c.notNull().defaultTo(''))
        .execute();
      await db.schema
        .createTable('news')
        .addColumn('c', 'text', (c) => c.notNull())
        .execute();
      await db.schema.dropTable('mails').execute();
    },
  };
  expect((await statementsOf(bad)).map(breaks)).toEqual([true, true, true, false, false, true]);
});
