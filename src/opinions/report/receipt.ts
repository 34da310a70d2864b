import type { EmailBlock, EmailTerms } from '../../mail/blocks.ts';
import { writeEmail } from '../../mail/email.ts';
import type { NewEmail } from '../../mail/model.ts';
import { type Translate, translate } from '../../ui/text.ts';
import { opinionReportTexts } from './texts.ts';

/**
 * Tells whoever reported an opinion that the notice has come (Regulation (EU) 2022/2065, art. 16(4)). Nothing of what was
 * typed is in it: the address may be a stranger's, and the shop carries nobody's words there.
 */
export function receiptEmail({ product, email }: { product: string; email: string }, terms: EmailTerms): NewEmail {
  const t: Translate<typeof opinionReportTexts.values> = (key, ...args) =>
    translate(opinionReportTexts, terms.texts, key, ...args);
  const parts: EmailBlock[] = [
    { kind: 'text', text: t('receiptText', { name: product }) },
    { kind: 'small', text: t('receiptWhy') },
  ];
  return {
    kind: 'opinion_report_receipt',
    recipient: email,
    subject: t('receiptSubject', { shop: terms.shopName }),
    ...writeEmail(parts, terms),
  };
}
