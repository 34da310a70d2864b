import type { Kysely } from 'kysely';
import type { Tx } from '../db/database.ts';
import { keptPost } from '../db/keptStatement.server.ts';
import { rowsWritten } from '../db/rowsWritten.server.ts';
import { post } from '../db/sendAhead.server.ts';
import type { MailAttachmentRow, MailRow } from '../db/tables/mail.ts';
import type { Tables } from '../db/tables.ts';

export async function insert(tx: Tx, row: MailRow, attachments: readonly MailAttachmentRow[]): Promise<void> {
  await insertMail(tx, row);
  if (attachments.length > 0) await post(tx, tx.insertInto('mail_attachments').values([...attachments]));
}

const insertMail = keptPost<MailRow>((db, row) => db.insertInto('mails').values(row));

export const byId = (db: Kysely<Tables>, id: string): Promise<MailRow | undefined> =>
  db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();

export const attachmentsOf = (db: Kysely<Tables>, mailId: string): Promise<MailAttachmentRow[]> =>
  db.selectFrom('mail_attachments').selectAll().where('mail_id', '=', mailId).orderBy('place').execute();

/** Forgets mails that were sent or given up before a moment. */
export async function removeDone(tx: Tx, before: number): Promise<number> {
  // Apart: of both at once all mails would be read.
  const sent = await rowsWritten(tx.deleteFrom('mails').where('sent_at', '<', before));
  return sent + (await rowsWritten(tx.deleteFrom('mails').where('failed_at', '<', before)));
}
