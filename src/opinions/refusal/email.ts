import { formatDate } from '../../kit/dates.ts';
import { pathInHand } from '../../kit/speech.ts';
import type { EmailBlock, EmailTerms } from '../../mail/blocks.ts';
import { writeEmail } from '../../mail/email.ts';
import type { NewEmail } from '../../mail/model.ts';
import { type Translate, translate } from '../../ui/text.ts';
import { writePath } from '../address.ts';
import type { Opinion } from '../model.ts';
import { opinionRefusalTexts } from './texts.ts';

export interface RefusedProduct {
  id: number;
  name: string;
  slug: string;
  /** Whether it has a page. */
  sold: boolean;
}

/**
 * Tells the author why an opinion is not shown: where and for how long, the merchant's reason, the rules, that no program
 * decided, and what can be done about it (Regulation (EU) 2022/2065, art. 17).
 */
export function refusalEmail(
  { content, madeAt, why = '' }: Pick<Opinion, 'content' | 'madeAt' | 'why'>,
  product: RefusedProduct,
  recipient: string,
  terms: EmailTerms,
): NewEmail {
  const t: Translate<typeof opinionRefusalTexts.values> = (key, ...args) =>
    translate(opinionRefusalTexts, terms.texts, key, ...args);
  const parts: EmailBlock[] = [
    { kind: 'text', text: t('text', { name: product.name, date: formatDate(madeAt) }) },
    { kind: 'heading', text: t('yours') },
    { kind: 'text', text: content },
    { kind: 'heading', text: t('reason') },
    { kind: 'text', text: why },
    { kind: 'text', text: t('ground') },
    { kind: 'text', text: t('person') },
    { kind: 'heading', text: t('disagree') },
    { kind: 'text', text: t('again', { email: terms.company.email }) },
    ...(product.sold
      ? [{ kind: 'button' as const, label: t('rules'), href: terms.shopUrl + pathInHand(writePath(product)) }]
      : []),
    { kind: 'small', text: t('why') },
  ];
  return {
    kind: 'opinion_refused',
    recipient,
    subject: t('subject', { shop: terms.shopName }),
    ...writeEmail(parts, terms),
  };
}
