import { type TextOverrides, translate } from '../ui/text.ts';
import { mailTexts } from './texts.ts';

/** What stands in a letter, one under another. */
export type LetterPart =
  | { kind: 'text'; text: string }
  /** One thing to do. `href` is absolute. */
  | { kind: 'button'; label: string; href: string }
  /** Said quietly at the end: why this came, how to stop it. */
  | { kind: 'small'; text: string; link?: { label: string; href: string } };

export interface LetterTerms {
  texts: TextOverrides;
  shopName: string;
  shopUrl: string;
  company: { name: string; street: string; postcode: string; city: string; nip: string };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The words of a letter as plain text and as simple HTML that every mail program shows. */
export function writeLetter(parts: readonly LetterPart[], terms: LetterTerms): { text: string; html: string } {
  const { texts, shopName, shopUrl, company } = terms;
  const hello = translate(mailTexts, texts, 'hello');
  const regards = translate(mailTexts, texts, 'regards');
  const who = translate(mailTexts, texts, 'company', company);
  const body = parts.filter((part) => part.kind !== 'small');
  const small = parts.filter((part) => part.kind === 'small');
  const link = ({ label, href }: { label: string; href: string }) =>
    translate(mailTexts, texts, 'linkBelow', { label, href });
  const smallText = small.flatMap((part) => [part.text, ...(part.link ? [link(part.link)] : [])]);
  const text = [
    hello,
    ...body.map((part) => (part.kind === 'button' ? link(part) : part.text)),
    `${regards}\n${shopName}\n${shopUrl}`,
    ['-- ', ...smallText, who].join('\n'),
  ].join('\n\n');
  const html = page(
    shopName,
    [paragraph(hello), ...body.map(bodyPart), `${paragraph(`${regards}\n${shopName}`)}`].join(''),
    [...small.map(smallPart), smallParagraph(escaped(who))].join(''),
  );
  return { text: `${text}\n`, html };
}

// Style attributes, because mail programs drop style sheets. One column, no pictures, nothing fetched.
const INK = '#1a1d2b';
const ACCENT = '#22398f';

const lines = (text: string) => escaped(text).replaceAll('\n', '<br>');
const paragraph = (text: string) => `<p style="margin:0 0 16px">${lines(text)}</p>`;
const smallParagraph = (html: string) => `<p style="margin:0 0 8px">${html}</p>`;

const bodyPart = (part: LetterPart): string =>
  part.kind === 'button'
    ? `<p style="margin:24px 0"><a href="${escaped(part.href)}" style="display:inline-block;padding:14px 24px;background:${ACCENT};color:#ffffff;text-decoration:none;border-radius:2px">${escaped(part.label)}</a></p>`
    : paragraph(part.text);

const smallPart = ({ text, link }: Extract<LetterPart, { kind: 'small' }>): string =>
  smallParagraph(
    link
      ? `${escaped(text)} <a href="${escaped(link.href)}" style="color:${ACCENT}">${escaped(link.label)}</a>`
      : escaped(text),
  );

const page = (title: string, body: string, foot: string) =>
  '<!DOCTYPE html><html lang="pl"><head><meta charset="utf-8">' +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title></head>` +
  `<body style="margin:0;background:#f6f3ee;color:${INK};font:17px/1.55 Georgia,serif">` +
  '<div style="max-width:560px;margin:0 auto;padding:32px 20px">' +
  `<p style="margin:0 0 24px;font-size:24px;font-weight:600"><strong>${escaped(title)}</strong></p>${body}` +
  `<div style="margin-top:32px;padding-top:16px;border-top:1px solid #d9d2c7;font-size:14px;color:#54545f">${foot}</div>` +
  '</div></body></html>';
