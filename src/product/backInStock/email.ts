import { ONE_SIZE, type Product, type Size } from '../../catalogue/model.ts';
import { fullName } from '../../catalogue/offer.ts';
import type { StockRequestRow } from '../../db/tables/product.ts';
import { formatDate } from '../../kit/dates.ts';
import { pathInHand } from '../../kit/speech.ts';
import type { EmailTerms } from '../../mail/blocks.ts';
import { writeEmail } from '../../mail/email.ts';
import type { NewEmail } from '../../mail/model.ts';
import { type Translate, translate } from '../../ui/text.ts';
import { sizePath } from '../subject/model.ts';
import { observeTexts } from './texts.ts';

/** What is back, and the token by which the reader removes the address. */
interface Back {
  product: Product;
  size: Size;
  token: string;
}

/** Path of the product with the size and the parts that were wanted. */
function pathOf(product: Product, size: Size, parts: string | null): string {
  const path = sizePath(product, size);
  if (parts === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(parts.split(',').map((part) => ['part', part]))}`;
}

/** Says to whoever asked for it that a size can be bought again. */
export function backEmail(
  { email, consented_at: at, parts }: Pick<StockRequestRow, 'email' | 'consented_at' | 'parts'>,
  { product, size, token }: Back,
  terms: EmailTerms,
): NewEmail {
  const { texts, shopUrl } = terms;
  const t: Translate<typeof observeTexts.values> = (key, ...args) => translate(observeTexts, texts, key, ...args);
  const whole = fullName(product);
  const name = size.type === ONE_SIZE ? whole : t('nameWithSize', { name: whole, size: size.name });
  const leave = { label: t('removeLabel'), href: shopUrl + pathInHand(`/powiadomienia/${token}`) };
  const written = writeEmail(
    [
      { kind: 'text', text: t('body', { name }) },
      { kind: 'button', label: t('open'), href: shopUrl + pathInHand(pathOf(product, size, parts)) },
      { kind: 'text', text: t('noReservation') },
      { kind: 'small', text: t('why', { date: formatDate(at) }), link: leave },
    ],
    terms,
  );
  return { kind: 'stock_back', urgency: 'later', recipient: email, subject: t('subject', { name }), ...written };
}
