import type { Tx } from '../../db/database.ts';
import { formatDate } from '../../kit/dates.ts';
import type { EmailBlock } from '../../mail/blocks.ts';
import { translate } from '../../ui/text.ts';
import { heading, type OrderEmailTerms, text } from '../emails/terms.ts';
import type { Order } from '../model.ts';
import { baseName, downloadPath } from './model.ts';
import { downloadsOf } from './store.server.ts';
import { downloadTexts } from './texts.ts';

/** Links of the files that an order has brought, for the e-mail that says it is paid. */
export async function downloadParts(tx: Tx, order: Order, { texts, shopUrl }: OrderEmailTerms): Promise<EmailBlock[]> {
  const rows = await downloadsOf(tx, order.id);
  const [first] = rows;
  if (!first) return [];
  const facts = { date: formatDate(first.expires_at), n: first.left };
  return [
    heading(translate(downloadTexts, texts, 'title')),
    text(translate(downloadTexts, texts, 'mailLeft', facts)),
    ...rows.map(
      ({ id, file }): EmailBlock => ({
        kind: 'button',
        label: translate(downloadTexts, texts, 'fetch', { name: baseName(file) }),
        href: shopUrl + downloadPath(order, id),
      }),
    ),
    text(translate(downloadTexts, texts, 'mailSecret')),
  ];
}
