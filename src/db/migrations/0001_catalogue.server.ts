import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Build = CreateTableBuilder<string, never>;

const sourced = (table: Build) =>
  table.addColumn('source', 'text', (c) => c.notNull()).addColumn('external_id', 'text', (c) => c.notNull());

const named = (table: Build) =>
  sourced(
    table
      .addColumn('id', 'bigint', (c) => c.primaryKey().notNull())
      .addColumn('slug', 'text', (c) => c.notNull().unique())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('position', 'bigint', (c) => c.notNull())
      .addColumn('data', 'text', (c) => c.notNull()) as Build,
  ) as Build;

async function dictionaries(db: Kysely<never>): Promise<void> {
  for (const name of ['producers', 'series']) {
    await named(db.schema.createTable(name) as Build)
      .addUniqueConstraint(`${name}_source`, ['source', 'external_id'] as never)
      .execute();
  }
  await named(db.schema.createTable('categories') as Build)
    .addColumn('parent_id', 'bigint')
    .addUniqueConstraint('categories_source', ['source', 'external_id'] as never)
    .execute();
}

async function products(db: Kysely<never>): Promise<void> {
  await sourced(
    db.schema
      .createTable('products')
      .addColumn('id', 'bigint', (c) => c.primaryKey().notNull())
      .addColumn('slug', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('category_id', 'bigint', (c) => c.notNull().references('categories.id'))
      .addColumn('producer_id', 'bigint', (c) => c.notNull().references('producers.id'))
      .addColumn('series_id', 'bigint', (c) => c.references('series.id'))
      .addColumn('group_key', 'text')
      .addColumn('position', 'bigint', (c) => c.notNull())
      .addColumn('added_at', 'bigint', (c) => c.notNull())
      .addColumn('hash', 'text', (c) => c.notNull())
      .addColumn('data', 'text', (c) => c.notNull())
      .addColumn('changed_version', 'bigint', (c) => c.notNull())
      .addColumn('removed_at', 'bigint') as Build,
  )
    .addUniqueConstraint('products_source', ['source', 'external_id'] as never)
    .execute();
  await db.schema.createIndex('products_changed').on('products').column('changed_version').execute();
  await db.schema.createIndex('products_group').on('products').column('group_key').execute();
  await db.schema
    .createTable('product_categories')
    .addColumn('product_id', 'bigint', (c) => c.notNull().references('products.id'))
    .addColumn('category_id', 'bigint', (c) => c.notNull().references('categories.id'))
    .addPrimaryKeyConstraint('product_categories_key', ['product_id', 'category_id'])
    .execute();
}

async function sizes(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('sizes')
    .addColumn('product_id', 'bigint', (c) => c.notNull().references('products.id'))
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('position', 'bigint', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('sizes_key', ['product_id', 'type'])
    .execute();
  await db.schema
    .createTable('stocks')
    .addColumn('product_id', 'bigint', (c) => c.notNull().references('products.id'))
    .addColumn('size_type', 'text', (c) => c.notNull())
    .addColumn('branch', 'text', (c) => c.notNull())
    .addColumn('own', 'integer', (c) => c.notNull())
    .addColumn('quantity', 'bigint', (c) => c.notNull())
    .addColumn('imported', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('stocks_key', ['product_id', 'size_type', 'branch'])
    .execute();
  // The price history: rows of sizes that are gone stay, because the law counts what was asked, not what is offered.
  await db.schema
    .createTable('price_entries')
    .addColumn('product_id', 'bigint', (c) => c.notNull().references('products.id'))
    .addColumn('size_type', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('price', 'bigint', (c) => c.notNull())
    .addColumn('starts_at', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', 'bigint')
    .addPrimaryKeyConstraint('price_entries_key', ['product_id', 'size_type', 'kind', 'starts_at'])
    .execute();
}

async function parameters(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('parameters')
    .addColumn('id', 'bigint', (c) => c.primaryKey().notNull())
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('facet_position', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('parameter_values')
    .addColumn('id', 'bigint', (c) => c.primaryKey().notNull())
    .addColumn('parameter_id', 'bigint', (c) => c.notNull().references('parameters.id'))
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addUniqueConstraint('parameter_values_slug', ['parameter_id', 'slug'])
    .execute();
  await db.schema
    .createTable('product_values')
    .addColumn('product_id', 'bigint', (c) => c.notNull().references('products.id'))
    .addColumn('value_id', 'bigint', (c) => c.notNull().references('parameter_values.id'))
    .addPrimaryKeyConstraint('product_values_key', ['product_id', 'value_id'])
    .execute();
}

export const catalogueMigration: Migration = {
  async up(db: Kysely<never>) {
    await dictionaries(db);
    await products(db);
    await sizes(db);
    await parameters(db);
  },
};
