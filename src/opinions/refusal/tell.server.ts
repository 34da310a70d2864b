import type { Tx } from '../../db/database.ts';
import { storedLanguage } from '../../kit/language.ts';
import { type EmailTerms, emailIn } from '../../mail/blocks.ts';
import type { Mailbox } from '../../mail/service.server.ts';
import type { Opinion } from '../model.ts';
import { refusalEmail } from './email.ts';

interface Telling {
  mailbox: Pick<Mailbox, 'enqueue'>;
  emails: EmailTerms;
}

/** Says to the author of an opinion why it is not shown, in the transaction that refuses it; a guest who left no address learns nothing. */
export const tellRefusal =
  ({ mailbox, emails }: Telling) =>
  async (tx: Tx, opinion: Opinion): Promise<void> => {
    const known = await authorOf(tx, opinion.id);
    if (!known) return;
    const { product, email, language } = known;
    await mailbox.enqueue(
      tx,
      emailIn(language, emails, (terms) => refusalEmail(opinion, product, email, terms)),
    );
  };

/** The account in which it was written, or else the order that its link belonged to. */
async function authorOf(tx: Tx, opinion: string) {
  const row = await tx
    .selectFrom('opinions')
    .innerJoin('products', 'products.id', 'opinions.product_id')
    .leftJoin('customers', 'customers.id', 'opinions.customer_id')
    .leftJoin('orders', 'orders.id', 'opinions.order_id')
    .select(['products.id', 'products.name', 'products.slug', 'products.removed_at'])
    .select(['customers.email', 'customers.language', 'orders.email as bought_email', 'orders.data'])
    .where('opinions.id', '=', opinion)
    .executeTakeFirst();
  const email = row?.email ?? row?.bought_email;
  if (!row || !email) return undefined;
  const { id, name, slug, removed_at: removed } = row;
  const bought: { language?: string } = row.data === null ? {} : JSON.parse(row.data);
  return {
    product: { id, name, slug, sold: removed === null },
    email,
    language: storedLanguage(row.email === null ? bought.language : row.language),
  };
}
