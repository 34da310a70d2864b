import type { Kysely } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { hasWritten } from '../../db/rowsWritten.server.ts';
import type { CustomerAddressRow, CustomerConsentRow, CustomerRow } from '../../db/tables/customers.ts';
import type { Tables } from '../../db/tables.ts';

type Reader = Kysely<Tables>;

export const byId = (db: Reader, id: string): Promise<CustomerRow | undefined> =>
  db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst();

/** Finds a customer by login or e-mail address; a login that looks like an address is nobody else's address. */
export const byKey = (db: Reader, key: string): Promise<CustomerRow | undefined> =>
  db
    .selectFrom('customers')
    .selectAll()
    .where((eb) => eb.or([eb('login_key', '=', key), eb('email_key', '=', key)]))
    .executeTakeFirst();

export const byEmail = (db: Reader, key: string): Promise<CustomerRow | undefined> =>
  db.selectFrom('customers').selectAll().where('email_key', '=', key).executeTakeFirst();

export const insert = (tx: Tx, row: CustomerRow) => tx.insertInto('customers').values(row).execute();

export const update = (
  tx: Tx,
  id: string,
  change: Partial<
    Pick<CustomerRow, 'email' | 'email_key' | 'email_verified_at' | 'kind' | 'address' | 'password_hash' | 'changed_at'>
  >,
) => tx.updateTable('customers').set(change).where('id', '=', id).execute();

/** Notes the language of a sign-in, where it is another one. */
export const keepLanguage = (tx: Tx, id: string, language: CustomerRow['language']) =>
  tx
    .updateTable('customers')
    .set({ language })
    .where('id', '=', id)
    .where('language', 'is distinct from', language)
    .execute();

export const addressesOf = (db: Reader, customer: string): Promise<CustomerAddressRow[]> =>
  db
    .selectFrom('customer_addresses')
    .selectAll()
    .where('customer_id', '=', customer)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const insertAddress = (tx: Tx, row: CustomerAddressRow) =>
  tx.insertInto('customer_addresses').values(row).execute();

/** Updates an address; false when the customer has none with this id. */
export const updateAddress = (
  tx: Tx,
  { id, customer, kind }: { id: string; customer: string; kind: string },
  change: Partial<Pick<CustomerAddressRow, 'address' | 'is_default'>>,
): Promise<boolean> =>
  hasWritten(
    tx
      .updateTable('customer_addresses')
      .set(change)
      .where('id', '=', id)
      .where('customer_id', '=', customer)
      .where('kind', '=', kind),
  );

export const clearDefault = (tx: Tx, customer: string, kind: string) =>
  tx
    .updateTable('customer_addresses')
    .set({ is_default: 0 })
    .where('customer_id', '=', customer)
    .where('kind', '=', kind)
    .execute();

export const removeAddress = (tx: Tx, customer: string, id: string): Promise<boolean> =>
  hasWritten(tx.deleteFrom('customer_addresses').where('id', '=', id).where('customer_id', '=', customer));

export const consentsOf = (db: Reader, customer: string): Promise<CustomerConsentRow[]> =>
  db
    .selectFrom('customer_consents')
    .selectAll()
    .where('customer_id', '=', customer)
    .orderBy('given_at')
    .orderBy('id')
    .execute();

export const insertConsent = (tx: Tx, row: CustomerConsentRow) =>
  tx.insertInto('customer_consents').values(row).execute();

export const withdrawConsent = (tx: Tx, customer: string, purpose: string, at: number) =>
  tx
    .updateTable('customer_consents')
    .set({ withdrawn_at: at })
    .where('customer_id', '=', customer)
    .where('purpose', '=', purpose)
    .where('withdrawn_at', 'is', null)
    .execute();
