import { translate } from '../ui/text.ts';
import type { BodyPart, EmailBlock, EmailRow, EmailTerms, SmallPart } from './blocks.ts';
import { htmlEmail } from './html.ts';
import { mailTexts } from './texts.ts';

/** The words of an e-mail to a customer as plain text and as HTML: greeted, signed, and with the seller's address. */
export function writeEmail(parts: readonly EmailBlock[], terms: EmailTerms): { text: string; html: string } {
  const { texts, shopName, shopUrl, company } = terms;
  const hello = translate(mailTexts, texts, 'hello');
  const regards = translate(mailTexts, texts, 'regards');
  const who = translate(mailTexts, texts, 'company', company);
  const { body, small } = sorted(parts);
  const foot: SmallPart[] = [...small, { kind: 'small', text: who }];
  const signed = (name: string): EmailBlock => ({ kind: 'text', text: `${regards}\n${name}` });
  const all = (name: string) => [{ kind: 'text', text: hello } as const, ...body, signed(name)] as BodyPart[];
  return {
    text: plainEmail(all(`${shopName}\n${shopUrl}`), foot, terms),
    html: htmlEmail(all(shopName), foot, terms),
  };
}

/** The words of an e-mail to the shop itself, without greetings. */
export function writeShopEmail(parts: readonly EmailBlock[], terms: EmailTerms): { text: string; html: string } {
  const { body, small } = sorted(parts);
  return { text: plainEmail(body, small, terms), html: htmlEmail(body, small, terms) };
}

const sorted = (parts: readonly EmailBlock[]) => ({
  body: parts.filter((part): part is BodyPart => part.kind !== 'small'),
  small: parts.filter((part) => part.kind === 'small'),
});

// Spaces stay as they are written: people copy from here into forms, which take no other ones.
function plainEmail(body: readonly BodyPart[], small: readonly SmallPart[], { texts }: EmailTerms): string {
  const link = ({ label, href }: { label: string; href: string }) =>
    translate(mailTexts, texts, 'linkBelow', { label, href });
  const foot = small.flatMap((part) => [part.text, ...(part.link ? [link(part.link)] : [])]);
  const paragraphs = [
    ...body.flatMap((part) => plainPart(part, link) ?? []),
    ...(foot.length > 0 ? [['-- ', ...foot].join('\n')] : []),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

/** Undefined for what cannot be told in words. */
function plainPart(part: BodyPart, link: (to: { label: string; href: string }) => string): string | undefined {
  switch (part.kind) {
    case 'code':
    case 'picture':
      return undefined;
    case 'button':
      return link(part);
    case 'rows':
      return part.rows.map(plainRow).join('\n');
    case 'heading':
      return `${part.text}\n${'-'.repeat([...part.text].length)}`;
    case 'text':
      return part.text;
  }
}

const plainRow = ({ label, value, notes = [] }: EmailRow): string =>
  [value === '' ? label : `${label}: ${value}`, ...notes.map((note) => `  ${note}`)].join('\n');
