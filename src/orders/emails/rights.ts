import type { EmailBlock } from '../../mail/blocks.ts';
import { emailWords, heading, type OrderEmailTerms, text } from './terms.ts';

/**
 * Who sells, how to withdraw and how to complain (Consumer Rights Act, art. 12 and 21, annexes 1 and 2).
 * @param withdrawal how to withdraw, where that can be done
 */
export function rightsParts(terms: OrderEmailTerms, withdrawal: readonly EmailBlock[]): EmailBlock[] {
  const t = emailWords(terms);
  const { company } = terms.file;
  const { email } = company;
  const { krs } = company;
  const links: EmailBlock[] =
    terms.termsHref === undefined
      ? []
      : [{ kind: 'small', text: t('termsText'), link: { label: t('termsLabel'), href: terms.termsHref } }];
  return [
    heading(t('sellerTitle')),
    text(krs === undefined ? t('seller', company) : t('sellerKrs', { ...company, krs })),
    ...withdrawal,
    heading(t('complaintTitle')),
    text(t('complaint', { email })),
    ...links,
  ];
}
