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

/** The mail that has waited longest and that nobody is sending. */
export const nextDue = (db: Kysely<Tables>, now: number): Promise<MailRow | undefined> =>
  db
    .selectFrom('mails')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('due_at', '<=', now)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();

/** Takes a mail for one sender; false when another was faster. */
export async function claim(tx: Tx, id: string, claimant: string, now: number, until: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mails')
    .set({ claim: claimant, claimed_until: until })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a claim; nothing happens when another sender has taken the mail over. */
export const settle = (
  tx: Tx,
  id: string,
  claimant: string,
  change: Partial<Pick<MailRow, 'sent_at' | 'failed_at' | 'due_at' | 'tries'>>,
) =>
  tx
    .updateTable('mails')
    .set({ ...change, claim: null, claimed_until: null })
    .where('id', '=', id)
    .where('claim', '=', claimant)
    .execute();

/** Forgets mails that were sent or given up before a moment. */
export async function removeDone(tx: Tx, before: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('mails')
    .where((eb) => eb.or([eb('sent_at', '<', before), eb('failed_at', '<', before)]))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
