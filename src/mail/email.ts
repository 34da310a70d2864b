import { phoneHref, unbroken } from '../kit/phone.ts';
import { type TextOverrides, translate } from '../ui/text.ts';
import { mailTexts } from './texts.ts';

/** Block of an e-mail; blocks stand one under another. */
export type EmailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  /** Names with what belongs to them, amounts on the right. */
  | { kind: 'rows'; rows: readonly EmailRow[] }
  /** Button to follow; `href` is absolute. */
  | { kind: 'button'; label: string; href: string }
  /** Small print at the end: why this came, how to stop it. */
  | { kind: 'small'; text: string; link?: { label: string; href: string } };

export interface EmailRow {
  label: string;
  /** Empty where the name says it all. */
  value: string;
  /** Small notes under the name. */
  notes?: readonly string[];
  total?: boolean;
}

export interface EmailTerms {
  texts: TextOverrides;
  shopName: string;
  shopUrl: string;
  company: { name: string; street: string; postcode: string; city: string; nip: string; email: string; phone: string };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The words of a letter as plain text and as simple HTML that every mail program shows. */
export function writeEmail(parts: readonly EmailBlock[], terms: EmailTerms): { text: string; html: string } {
  const { texts, shopName, shopUrl, company } = terms;
  const hello = translate(mailTexts, texts, 'hello');
  const regards = translate(mailTexts, texts, 'regards');
  const who = translate(mailTexts, texts, 'company', company);
  const body = parts.filter((part): part is BodyPart => part.kind !== 'small');
  const small = parts.filter((part) => part.kind === 'small');
  const link = ({ label, href }: { label: string; href: string }) =>
    translate(mailTexts, texts, 'linkBelow', { label, href });
  const smallText = small.flatMap((part) => [part.text, ...(part.link ? [link(part.link)] : [])]);
  const text = [
    hello,
    ...body.map((part) => plainPart(part, link)),
    `${regards}\n${shopName}\n${shopUrl}`,
    ['-- ', ...smallText, who].join('\n'),
  ].join('\n\n');
  const html = page(
    shopName,
    [paragraph(hello), ...body.map((part) => bodyPart(part, company)), paragraph(`${regards}\n${shopName}`)].join(''),
    [...small.map(smallPart), smallParagraph(escaped(who))].join(''),
  );
  return { text: `${text}\n`, html };
}

// Style attributes, because mail programs drop style sheets. One column, no pictures, nothing fetched.
const INK = '#1a1d2b';
const ACCENT = '#22398f';
const QUIET = '#54545f';

// Mail programs have none of the shop's letters; these are the system's own of the same kinds.
const SANS = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = 'Georgia,serif';

const paragraph = (text: string, company?: Reached) => {
  const html = escaped(text).replaceAll('\n', '<br>');
  return `<p style="margin:0 0 16px">${company ? withLinks(html, company) : html}</p>`;
};

type Reached = Pick<EmailTerms['company'], 'email' | 'phone'>;

/** The shop's own address and telephone, wherever they stand, are a press away; what others have written is not touched. */
const withLinks = (html: string, { email, phone }: Reached): string =>
  html
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, (found) => (found === email ? anchor(`mailto:${email}`, email) : found))
    .replaceAll(escaped(phone), anchor(phoneHref(phone), unbroken(phone)));

const anchor = (href: string, text: string): string =>
  `<a href="${escaped(href)}" style="color:${ACCENT}">${escaped(text)}</a>`;

const smallParagraph = (html: string) => `<p style="margin:0 0 8px">${html}</p>`;

type BodyPart = Exclude<EmailBlock, { kind: 'small' }>;

function plainPart(part: BodyPart, link: (to: { label: string; href: string }) => string): string {
  switch (part.kind) {
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

function bodyPart(part: BodyPart, company: Reached): string {
  switch (part.kind) {
    case 'button':
      return `<p style="margin:24px 0"><a href="${escaped(part.href)}" style="display:inline-block;padding:14px 24px;background:${ACCENT};color:#ffffff;text-decoration:none;border-radius:2px">${escaped(part.label)}</a></p>`;
    case 'rows':
      return `<table style="width:100%;margin:0 0 16px;border-collapse:collapse">${part.rows.map(row).join('')}</table>`;
    case 'heading':
      return `<h2 style="margin:32px 0 8px;font:600 20px/1.3 ${SERIF}">${escaped(part.text)}</h2>`;
    case 'text':
      return paragraph(part.text, company);
  }
}

function row({ label, value, notes = [], total = false }: EmailRow): string {
  const cell = `padding:8px 0;border-${total ? 'top:2px solid #1a1d2b' : 'top:1px solid #d9d2c7'};vertical-align:top;text-align:`;
  const weight = `font-weight:${total ? 'bold' : 'normal'}`;
  const small = notes.map((note) => `<br><span style="font-size:14px;color:${QUIET}">${escaped(note)}</span>`).join('');
  const head = `<th scope="row"${value === '' ? ' colspan="2"' : ''} style="${cell}left;${weight}">${escaped(label)}${small}</th>`;
  const end = `<td style="${cell}right;padding-left:16px;${weight}">${escaped(value)}</td>`;
  return `<tr>${head}${value === '' ? '' : end}</tr>`;
}

const smallPart = ({ text, link }: Extract<EmailBlock, { kind: 'small' }>): string =>
  smallParagraph(link ? `${escaped(text)} ${anchor(link.href, link.label)}` : escaped(text));

const page = (title: string, body: string, foot: string) =>
  '<!DOCTYPE html><html lang="pl"><head><meta charset="utf-8">' +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title></head>` +
  `<body style="margin:0;background:#f6f3ee;color:${INK};font:17px/1.55 ${SANS}">` +
  '<div style="max-width:560px;margin:0 auto;padding:32px 20px">' +
  `<p style="margin:0 0 24px;font:600 24px/1.3 ${SERIF}"><strong>${escaped(title)}</strong></p>${body}` +
  `<div style="margin-top:32px;padding-top:16px;border-top:1px solid #d9d2c7;font-size:14px;color:#54545f">${foot}</div>` +
  '</div></body></html>';
