import { escapeHtml } from '../kit/html.ts';
import { phoneHref, unbroken } from '../kit/phone.ts';
import { languageInHand } from '../kit/speech.ts';
import { nbsp } from '../kit/typography.ts';
import type { BodyPart, EmailRow, EmailTerms, SmallPart } from './blocks.ts';
import { colours, FRAME_STYLES, SERIF } from './styles.ts';

type Company = EmailTerms['company'];

/** An e-mail in HTML: one column under the shop's name, nothing fetched. */
export function htmlEmail(
  body: readonly BodyPart[],
  small: readonly SmallPart[],
  { shopName, company }: Pick<EmailTerms, 'shopName' | 'company'>,
): string {
  const { ink, line, quiet } = colours;
  const foot = small.map(smallPart).join('');
  return (
    `<!DOCTYPE html><html lang="${languageInHand()}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">' +
    `<title>${escapeHtml(shopName)}</title><style>${FRAME_STYLES.sheet}</style></head>` +
    `<body class="paper" style="margin:0;${FRAME_STYLES.page}">` +
    // Some programs drop the body and keep what is in it.
    `<div class="paper" style="${FRAME_STYLES.page}"><div style="max-width:560px;margin:0 auto;padding:32px 20px">` +
    `<p class="ink" style="margin:0 0 24px;color:${ink};font:600 24px/1.3 ${SERIF}">${words(shopName)}</p>` +
    body.map((part) => bodyPart(part, company)).join('') +
    (foot === ''
      ? ''
      : `<div class="quiet line" style="margin-top:32px;padding-top:16px;border-top:1px solid ${line};font-size:14px;color:${quiet}">${foot}</div>`) +
    '</div></div></body></html>'
  );
}

/** Words of an e-mail, none of them short and alone at the end of a line. */
const words = (text: string): string => escapeHtml(nbsp(text));

function bodyPart(part: BodyPart, company: Company): string {
  switch (part.kind) {
    case 'button':
      return `<p style="margin:24px 0"><a class="button" href="${escapeHtml(part.href)}" style="display:inline-block;padding:14px 24px;background:${colours.accent};color:${colours.onAccent};text-decoration:none;border-radius:2px">${words(part.label)}</a></p>`;
    case 'code':
      return code(part);
    case 'picture':
      return picture(part);
    case 'rows':
      return `<table style="width:100%;margin:0 0 16px;border-collapse:collapse;color:inherit;font-size:inherit">${part.rows.map(row).join('')}</table>`;
    case 'heading':
      return `<h2 class="ink" style="margin:32px 0 8px;color:${colours.ink};font:600 20px/1.3 ${SERIF}">${words(part.text)}</h2>`;
    case 'text':
      return `<p style="margin:0 0 16px">${withLinks(words(part.text).replaceAll('\n', '<br>'), company)}</p>`;
  }
}

/** Source of a picture that goes with the mail (RFC 2392). */
export const cidOf = (name: string): string => `cid:${name}`;

/** On white in every scheme, as it was made. */
const picture = ({ name, alt, width }: Extract<BodyPart, { kind: 'picture' }>): string =>
  `<p style="margin:0 0 16px"><img src="${escapeHtml(cidOf(name))}" alt="${escapeHtml(alt)}" width="${width}" style="width:${width}px;max-width:100%;height:auto;background:#ffffff"></p>`;

const SQUARE = 4;

/** A QR code of table cells: programs show them without asking, as they do not show pictures. Dark on light in every scheme. */
function code({ label, rows }: Extract<BodyPart, { kind: 'code' }>): string {
  const side = rows.length * SQUARE;
  const cells = (row: readonly boolean[]) =>
    row.map((dark) => `<td bgcolor="${dark ? '#000000' : '#ffffff'}"></td>`).join('');
  const lines = rows.map((row) => `<tr height="${SQUARE}">${cells(row)}</tr>`).join('');
  return `<table role="img" aria-label="${escapeHtml(label)}" cellpadding="0" cellspacing="0" border="0" width="${side}" height="${side}" style="width:${side}px;height:${side}px;table-layout:fixed;border-collapse:collapse;margin:0 0 16px;line-height:0">${lines}</table>`;
}

/** The shop's own address and telephone, wherever they stand, are a press away; what others have written is not touched. */
const withLinks = (html: string, { email, phone }: Company): string =>
  html
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, (found) => (found === email ? anchor(`mailto:${email}`, email) : found))
    .replaceAll(words(phone), anchor(phoneHref(phone), unbroken(phone)));

const anchor = (href: string, text: string): string =>
  `<a class="link" href="${escapeHtml(href)}" style="color:${colours.accent}">${escapeHtml(text)}</a>`;

/** What has no place to break gets one, or a narrow window would scroll; amounts are short enough and never broken. */
const breaks = (text: string): string => (/\S{25}/.test(text) ? ';overflow-wrap:anywhere' : '');

function row({ label, value, copied = false, href, notes = [], total = false }: EmailRow): string {
  const border = total ? `2px solid ${colours.ink}` : `1px solid ${colours.line}`;
  const cell = `padding:8px 0;border-top:${border};vertical-align:top;font-weight:${total ? 'bold' : 'normal'};text-align:`;
  const kind = total ? 'total' : 'line';
  const small = notes
    .map((note) => `<br><span class="quiet" style="font-size:14px;color:${colours.quiet}">${words(note)}</span>`)
    .join('');
  const head = `<th class="${kind}" scope="row"${value === '' ? ' colspan="2"' : ''} style="${cell}left${breaks(label)}">${words(label)}${small}</th>`;
  const kept = copied ? value : nbsp(value);
  const shown = href === undefined ? escapeHtml(kept) : anchor(href, kept);
  const end = `<td class="${kind}" style="${cell}right;padding-left:16px${breaks(value)}">${shown}</td>`;
  return `<tr>${head}${value === '' ? '' : end}</tr>`;
}

const smallPart = ({ text, link }: SmallPart): string =>
  `<p style="margin:0 0 8px">${words(text)}${link ? ` ${anchor(link.href, nbsp(link.label))}` : ''}</p>`;
