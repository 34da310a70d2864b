import type { Notices } from '../../catalogue/guarantee/model.ts';
import { pathInHand } from '../../kit/speech.ts';
import { type EmailBlock, type EmailRow, type EmailTerms, emailIn } from '../../mail/blocks.ts';
import { writeEmail } from '../../mail/email.ts';
import type { Attachment, NewEmail } from '../../mail/model.ts';
import type { ShopFile } from '../../settings/shopFile.ts';
import { type Translate, translate } from '../../ui/text.ts';
import { languageOf, type Order, type OrderPart, orderPath } from '../model.ts';
import { orderEmailTexts } from './texts.ts';

/** What e-mails about orders say of the shop. */
export interface OrderEmailTerms extends EmailTerms {
  file: Pick<ShopFile, 'company' | 'delivery' | 'payments' | 'return_days' | 'subscriptions' | 'vat'>;
  /** The official notice on the legal guarantee. */
  notices?: Notices;
  /** Absolute; missing where the shop has no such page. */
  termsHref?: string | undefined;
  /** The terms as they are now; missing where they could not be kept. */
  termsFile?: Attachment | undefined;
}

export type Words = Translate<typeof orderEmailTexts.values>;

export const emailWords =
  ({ texts }: Pick<EmailTerms, 'texts'>): Words =>
  (key, ...args) =>
    translate(orderEmailTexts, texts, key, ...args);

export const rows = (rows: readonly EmailRow[]): EmailBlock => ({ kind: 'rows', rows });
export const heading = (text: string): EmailBlock => ({ kind: 'heading', text });
export const text = (text: string): EmailBlock => ({ kind: 'text', text });

export const openButton = (order: Order, terms: OrderEmailTerms, label: string, part?: OrderPart): EmailBlock => ({
  kind: 'button',
  label,
  href: terms.shopUrl + pathInHand(orderPath(order, part)),
});

/** An e-mail to the buyer, about an order. */
export const toBuyer = (
  order: Order,
  { kind, subject, to = order.email }: { kind: string; subject: string; to?: string },
  parts: readonly EmailBlock[],
  terms: OrderEmailTerms,
): NewEmail => ({ kind, recipient: to, subject, ...writeEmail(parts, terms) });

/** Address to which things are sent back, on one line. */
export const sellerLine = ({ file: { company } }: OrderEmailTerms): string =>
  `${company.name}, ${company.street}, ${company.postcode} ${company.city}`;

/** Writes to the buyer in the language that an order was placed in. */
export const inItsLanguage = <T>(order: Order, terms: OrderEmailTerms, write: (terms: OrderEmailTerms) => T): T =>
  emailIn(languageOf(order), terms, write);
