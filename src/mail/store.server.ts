import type { Kysely } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { MailAttachmentRow, MailRow } from '../db/tables/mail.ts';
import type { Tables } from '../db/tables.ts';

export async function insert(tx: Tx, row: MailRow, attachments: readonly MailAttachmentRow[]): Promise<void> {
  await tx.insertInto('mails').values(row).execute();
  if (attachments.length > 0)
    await tx
      .insertInto('mail_attachments')
      .values([...attachments])
      .execute();
}

export const byId = (db: Kysely<Tables>, id: string): Promise<MailRow | undefined> =>
  db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();

export const attachmentsOf = (db: Kysely<Tables>, mailId: string): Promise<MailAttachmentRow[]> =>
  db.selectFrom('mail_attachments').selectAll().where('mail_id', '=', mailId).orderBy('place').execute();

/** Forgets mails that were sent or given up before a moment. */
export async function removeDone(tx: Tx, before: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('mails')
    .where((eb) => eb.or([eb('sent_at', '<', before), eb('failed_at', '<', before)]))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
