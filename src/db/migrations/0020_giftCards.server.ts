import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Gift cards and what they paid. They outlive the sessions and the orders they have to do with. */
export const giftCardsMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('gift_cards')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('code_hash', 'text', (c) => c.notNull().unique())
      .addColumn('code', 'text')
      .addColumn('tail', 'text', (c) => c.notNull())
      .addColumn('value', 'bigint', (c) => c.notNull())
      .addColumn('balance', 'bigint', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('voided_at', 'bigint')
      .addColumn('order_id', 'text', (c) => c.notNull())
      .addColumn('place', 'integer', (c) => c.notNull())
      .addColumn('piece', 'integer', (c) => c.notNull())
      .addUniqueConstraint('gift_cards_once', ['order_id', 'place', 'piece'] as never)
      .execute();
    await db.schema
      .createTable('gift_card_moves')
      .addColumn('reference', 'text', (c) => c.primaryKey().notNull())
      .addColumn('card_id', 'text', (c) => c.notNull().references('gift_cards.id').onDelete('cascade'))
      .addColumn('order_id', 'text', (c) => c.notNull())
      .addColumn('amount', 'bigint', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('gift_card_moves_card').on('gift_card_moves').column('card_id').execute();
    await db.schema.alterTable('basket_choices').addColumn('gift_card', 'text').execute();
  },
};
