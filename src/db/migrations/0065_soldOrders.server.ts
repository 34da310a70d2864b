import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Orders of some days with all that counting needs of them, and those that a product is in, without the rest of their rows. */
export const soldOrdersMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema.createIndex('orders_sold').on('orders').columns(['placed_at', 'status', 'id']).execute();
    await db.schema.dropIndex('orders_placed').execute();
    await db.schema.createIndex('order_lines_product').on('order_lines').columns(['product_id', 'order_id']).execute();
  },
};
