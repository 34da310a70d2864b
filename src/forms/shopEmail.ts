import { phoneHref } from '../kit/phone.ts';
import type { EmailBlock, EmailTerms } from '../mail/blocks.ts';
import { writeShopEmail } from '../mail/email.ts';
import type { NewEmail } from '../mail/model.ts';
import { translate } from '../ui/text.ts';
import { formUiTexts } from './engine/texts.ts';
import { phoneOrEmail } from './rules/phone.ts';

export interface ShopEmail {
  /** Subject for the log and for finding it again. */
  kind: string;
  subject: string;
  parts: readonly EmailBlock[];
  /** Address for an answer by e-mail. */
  replyTo: string | undefined;
}

/** E-mail to the shop itself. */
export function shopEmail({ kind, subject, parts, replyTo }: ShopEmail, terms: EmailTerms): NewEmail {
  const answer: EmailBlock[] =
    replyTo === undefined ? [] : [{ kind: 'small', text: translate(formUiTexts, terms.texts, 'mailAnswer') }];
  return { kind, recipient: terms.company.email, subject, replyTo, ...writeShopEmail([...parts, ...answer], terms) };
}

/** Address of a link to the e-mail or telephone that somebody left: `mailto:` or `tel:`. */
export const reachHref = (reached: string): string =>
  phoneOrEmail(reached) === 'email' ? `mailto:${encodeURI(reached)}` : phoneHref(reached);
