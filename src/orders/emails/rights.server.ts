import type { EmailBlock } from '../../mail/blocks.ts';
import type { Order } from '../model.ts';
import { guaranteeParts } from './guarantees.server.ts';
import { emailWords, heading, type OrderEmailTerms, text } from './terms.ts';

/**
 * Who sells, what is guaranteed, how to withdraw and how to complain (UPK, art. 12 and 21, annexes 1 and 2).
 * @param withdrawal how to withdraw, where that can be done
 */
export function rightsParts(
  { lines }: Pick<Order, 'lines'>,
  terms: OrderEmailTerms,
  withdrawal: readonly EmailBlock[],
): EmailBlock[] {
  const t = emailWords(terms);
  const { company } = terms.file;
  const { email } = company;
  const { krs } = company;
  const links: EmailBlock[] =
    terms.termsHref === undefined
      ? []
      : [
          {
            kind: 'small',
            text: t(terms.termsFile ? 'termsAttached' : 'termsText'),
            link: { label: t('termsLabel'), href: terms.termsHref },
          },
        ];
  return [
    heading(t('sellerTitle')),
    text(krs === undefined ? t('seller', company) : t('sellerKrs', { ...company, krs })),
    ...withdrawal,
    ...guaranteeParts(lines, terms),
    heading(t('complaintTitle')),
    text(t('complaint', { email })),
    ...links,
  ];
}
