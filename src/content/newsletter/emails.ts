import type { NewsletterSubscriberRow } from '../../db/tables/newsletter.ts';
import { formatDate } from '../../kit/dates.ts';
import { pathInHand } from '../../kit/speech.ts';
import type { EmailBlock, EmailTerms } from '../../mail/blocks.ts';
import { writeEmail } from '../../mail/email.ts';
import type { NewEmail } from '../../mail/model.ts';
import { translate } from '../../ui/text.ts';
import { confirmPath, leavePath } from './model.ts';
import { newsletterTexts } from './texts.ts';

type To = Pick<NewsletterSubscriberRow, 'email' | 'consented_at' | 'leave_token'>;

function email(to: To, subject: string, parts: readonly EmailBlock[], terms: EmailTerms): NewEmail {
  return { kind: 'newsletter', recipient: to.email, subject, ...writeEmail(parts, terms) };
}

/** Asks whether the address is to be written to at all. */
export function confirmEmail(to: To, token: string, until: number, terms: EmailTerms): NewEmail {
  const { texts, shopName: shop, shopUrl } = terms;
  const parts: EmailBlock[] = [
    { kind: 'text', text: translate(newsletterTexts, texts, 'mailConfirm', { shop, date: formatDate(until) }) },
    {
      kind: 'button',
      label: translate(newsletterTexts, texts, 'mailConfirmButton'),
      href: shopUrl + pathInHand(confirmPath(token)),
    },
    {
      kind: 'small',
      text: translate(newsletterTexts, texts, 'mailConfirmWhy', { date: formatDate(to.consented_at) }),
    },
  ];
  return email(to, translate(newsletterTexts, texts, 'mailConfirmSubject', { shop }), parts, terms);
}

/** Says that newsletters come, now or already, and how to end that. */
export function comesEmail(to: To, already: boolean, terms: EmailTerms): NewEmail {
  const { texts, shopName: shop, shopUrl } = terms;
  const parts: EmailBlock[] = [
    { kind: 'text', text: translate(newsletterTexts, texts, already ? 'mailKnown' : 'mailWelcome', { shop }) },
    {
      kind: 'small',
      text: translate(newsletterTexts, texts, 'mailLeave', { date: formatDate(to.consented_at) }),
      link: {
        label: translate(newsletterTexts, texts, 'mailLeaveLabel'),
        href: shopUrl + pathInHand(leavePath(to.leave_token)),
      },
    },
  ];
  const subject = translate(newsletterTexts, texts, already ? 'mailKnownSubject' : 'mailWelcomeSubject', { shop });
  return email(to, subject, parts, terms);
}
