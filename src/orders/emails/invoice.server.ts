import type { EmailBlock } from '../../mail/blocks.ts';
import type { NewEmail } from '../../mail/model.ts';
import { codeRows } from '../../payments/transfer/draw.server.ts';
import type { Order } from '../model.ts';
import { emailWords, type OrderEmailTerms, openButton, text, toBuyer } from './terms.ts';

/** The invoice of an order has come to be: its number in KSeF, its verification code, and the page of KSeF that shows it. */
export function invoiceEmail(order: Order, terms: OrderEmailTerms): NewEmail {
  const t = emailWords(terms);
  const { number = '', href } = order.data.invoice ?? {};
  const facts = { number: String(order.number), shop: terms.shopName };
  const seen: EmailBlock[] =
    href === undefined
      ? []
      : [
          { kind: 'code', label: t('invoiceCode'), rows: codeRows(href) },
          { kind: 'button', label: t('invoiceOpen'), href },
        ];
  const parts = [
    text(t('invoiceOf', facts)),
    text(t('invoice', { number })),
    ...seen,
    openButton(order, terms, t('open')),
  ];
  return toBuyer(order, { kind: 'order_invoice', subject: t('invoiceSubject', facts) }, parts, terms);
}
