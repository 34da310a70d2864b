import type { LetterRow, LetterTerms } from '../../mail/letter.ts';
import { type LetterPart, writeLetter } from '../../mail/letter.ts';
import type { Letter } from '../../mail/model.ts';
import type { ShopFile } from '../../settings/shopFile.ts';
import { type Translate, translate } from '../../ui/text.ts';
import { type Order, type OrderPart, orderPath } from '../model.ts';
import { letterTexts } from './texts.ts';

/** What letters about orders say of the shop. */
export interface OrderLetterTerms extends LetterTerms {
  file: Pick<ShopFile, 'company' | 'payments' | 'return_days' | 'subscriptions' | 'vat'>;
  /** Absolute; missing where the shop has no such page. */
  termsHref?: string | undefined;
}

export type Words = Translate<typeof letterTexts.values>;

export const letterWords =
  ({ texts }: Pick<LetterTerms, 'texts'>): Words =>
  (key, ...args) =>
    translate(letterTexts, texts, key, ...args);

export const rows = (rows: readonly LetterRow[]): LetterPart => ({ kind: 'rows', rows });
export const heading = (text: string): LetterPart => ({ kind: 'heading', text });
export const text = (text: string): LetterPart => ({ kind: 'text', text });

export const openButton = (order: Order, terms: OrderLetterTerms, label: string, part?: OrderPart): LetterPart => ({
  kind: 'button',
  label,
  href: terms.shopUrl + orderPath(order, part),
});

/** To the buyer, about an order. */
export const toBuyer = (
  order: Order,
  { kind, subject, to = order.email }: { kind: string; subject: string; to?: string },
  parts: readonly LetterPart[],
  terms: OrderLetterTerms,
): Letter => ({ kind, recipient: to, subject, ...writeLetter(parts, terms) });

/** Where things are sent back to, on one line. */
export const sellerLine = ({ file: { company } }: OrderLetterTerms): string =>
  `${company.name}, ${company.street}, ${company.postcode} ${company.city}`;
