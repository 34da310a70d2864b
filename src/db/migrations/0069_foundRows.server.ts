import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Rows of tables that grow with shoppers are found where all of the table was read: by pages, by writes, by hourly sweeps. */
export const foundRowsMigration: Migration = {
  async up(db: Kysely<never>) {
    const index = (name: string, table: string, ...columns: string[]) =>
      db.schema.createIndex(name).on(table).columns(columns).execute();
    /** An index of rows alone where something is known. */
    const known = (name: string, table: string, column: string, what: string) =>
      db.schema.createIndex(name).on(table).column(column).where(sql.ref(what), 'is not', null).execute();
    await index('opinions_state', 'opinions', 'state', 'made_at', 'id');
    await index('orders_state', 'orders', 'status', 'number');
    await index('stock_requests_age', 'stock_requests', 'consented_at');
    await index('price_alerts_unconfirmed', 'price_alerts', 'confirm_until');
    await index('price_alerts_age', 'price_alerts', 'consented_at');
    await index('newsletter_unconfirmed', 'newsletter_subscribers', 'confirm_until');
    await index('customer_links_expiry', 'customer_links', 'expires_at');
    await index('passkey_codes_expiry', 'passkey_codes', 'expires_at');
    await index('uploads_waiting', 'uploads', 'used_at', 'size');
    await index('uploads_held', 'uploads', 'keep_until', 'size');
    await db.schema.dropIndex('uploads_kept').execute();
    await known('mails_sent', 'mails', 'sent_at', 'sent_at');
    await known('mails_failed', 'mails', 'failed_at', 'failed_at');
    await known('stock_requests_answered', 'stock_requests', 'notified_at', 'notified_at');
    await known('gift_cards_codes', 'gift_cards', 'created_at', 'code');
  },
};
