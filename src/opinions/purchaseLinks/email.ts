import { formatDate } from '../../kit/dates.ts';
import { pathInHand } from '../../kit/speech.ts';
import type { EmailBlock, EmailTerms } from '../../mail/blocks.ts';
import { writeEmail } from '../../mail/email.ts';
import type { NewEmail } from '../../mail/model.ts';
import { lineName, type Order, type OrderLine } from '../../orders/model.ts';
import type { OpinionTerms } from '../../settings/opinionFields.ts';
import { translate } from '../../ui/text.ts';
import { leavePath, linkPath } from './model.ts';
import { askingTexts } from './texts.ts';

type Thanks = NonNullable<OpinionTerms['thanks']>;

interface AskLinks {
  links: readonly { line: OrderLine; token: string }[];
  /** Token of the link that ends such e-mails. */
  leave: string;
  /** When the links end, epoch ms. */
  until: number;
  /** What is given for an opinion. */
  thanks?: Thanks | undefined;
}

/** Asks the buyer for opinions: one link a line, and the way out. */
export function askEmail(order: Order, { links, leave, until, thanks }: AskLinks, terms: EmailTerms): NewEmail {
  const { texts, shopName: shop, shopUrl } = terms;
  const number = String(order.number);
  const parts: EmailBlock[] = [
    { kind: 'text', text: translate(askingTexts, texts, 'text', { number }) },
    ...(thanks
      ? [{ kind: 'text' as const, text: translate(askingTexts, texts, 'thanks', { what: thanks.what }) }]
      : []),
    ...links.map(({ line, token }) => ({
      kind: 'button' as const,
      label: translate(askingTexts, texts, 'button', { name: lineName(line) }),
      href: shopUrl + pathInHand(linkPath(token)),
    })),
    { kind: 'text', text: translate(askingTexts, texts, 'once', { date: formatDate(until) }) },
    {
      kind: 'small',
      text: translate(askingTexts, texts, 'why', { number }),
      link: { label: translate(askingTexts, texts, 'leave'), href: shopUrl + pathInHand(leavePath(leave)) },
    },
  ];
  const subject = translate(askingTexts, texts, 'subject', { number, shop });
  return { kind: 'opinion_ask', urgency: 'later', recipient: order.email, subject, ...writeEmail(parts, terms) };
}

/** Keeps the promise to whoever has written, whatever the rating. */
export function thanksEmail(order: Order, line: OrderLine, { what, code }: Thanks, terms: EmailTerms): NewEmail {
  const { texts, shopName: shop } = terms;
  const parts: EmailBlock[] = [
    { kind: 'text', text: translate(askingTexts, texts, 'thanksText', { name: lineName(line), what }) },
    { kind: 'text', text: translate(askingTexts, texts, 'thanksCode', { code }) },
  ];
  const subject = translate(askingTexts, texts, 'thanksSubject', { shop });
  return { kind: 'opinion_thanks', recipient: order.email, subject, ...writeEmail(parts, terms) };
}
