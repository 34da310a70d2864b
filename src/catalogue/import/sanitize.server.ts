import { Marked } from 'marked';
import sanitize from 'sanitize-html';
import { escapeHtml, unescapeHtml } from '../../kit/html.ts';
import { nbsp } from '../../kit/typography.ts';
import { withinShop } from '../../kit/withinShop.ts';
import { isPlainMarkup } from './plainMarkup.ts';

/**
 * The one gate for HTML that enters the shop: what passes here is stored and later shown as it is, so nothing that can
 * run, load or restyle may survive. Content only: no pictures (remote ones are never shown), no style, class or id.
 */

const MAX_HTML_BYTES = 500_000;
/** The parser's work grows with the square of the nesting depth; this many tags keep the worst case under a second. */
const MAX_TAGS = 25_000;
const MAX_PASSES = 5;

/** The text is refused unread: it would cost too much to parse. */
export class HtmlTooLarge extends RangeError {
  override readonly name = 'HtmlTooLarge';
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const BLOCKS = [...HEADINGS, 'p', 'div', 'blockquote', 'pre', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'];
const INLINE = ['a', 'abbr', 'b', 'cite', 'code', 'del', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 's', 'samp', 'small'];
const MORE_INLINE = ['strong', 'sub', 'sup', 'u'];
const TABLE = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

/** Dropped with everything inside: their contents are code, fallback for something dropped, or controls that do nothing here. */
const DROPPED_WHOLE = [
  ...['script', 'style', 'textarea', 'option', 'xmp', 'noscript', 'noembed', 'noframes', 'iframe', 'title', 'template'],
  ...['svg', 'math', 'object', 'applet', 'audio', 'video', 'canvas', 'button', 'select', 'plaintext'],
];

/** Worth nothing without text in them; cells of a table stay, they hold its shape. */
const NEEDS_TEXT: ReadonlySet<string> = new Set([...BLOCKS, ...INLINE, ...MORE_INLINE]);
const NO_TEXT = /^[\s\u00AD\u200B\u2060]*$/u;
const CONTROL_CHARACTERS = /(?![\t\n\r])\p{Cc}/gu;

const SCHEMES = ['http', 'https', 'mailto', 'tel'];
const ELSEWHERE = /^https?:/i;
const PERSONAL = /^(?:mailto|tel):/i;
/** A tag that is not allowed, so that only its contents stay. */
const UNWRAPPED = 'span';
const SPAN = /^[1-9]\d{0,2}$/;

interface SanitizeOptions {
  /** Links such as `/regulamin` lead somewhere only when the text was written for this shop; from a feed they are unwrapped. */
  ownLinks?: boolean;
}

const rules = (ownLinks: boolean): sanitize.IOptions => ({
  allowedTags: [...BLOCKS, ...INLINE, ...MORE_INLINE, ...TABLE, 'br', 'hr'],
  nonTextTags: DROPPED_WHOLE,
  nestingLimit: 40,
  allowedAttributes: {
    a: ['href', 'rel'],
    abbr: ['title'],
    ol: ['start'],
    th: ['colspan', 'rowspan', { name: 'scope', values: ['col', 'row', 'colgroup', 'rowgroup'] }],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: SCHEMES,
  allowProtocolRelative: false,
  transformTags: {
    a: (_, { href }) => link(href, ownLinks),
    td: cell,
    th: cell,
    ol: list,
  },
  exclusiveFilter: ({ tag, text }) => NEEDS_TEXT.has(tag) && NO_TEXT.test(text),
});

const OWN_RULES = rules(true);
const FOREIGN_RULES = rules(false);

/**
 * A link that leads nowhere gives way to its text. The library checks the scheme once more, as browsers read it, and
 * takes out an address that only looked right; the next pass then finds a link without one.
 */
function link(href: string | undefined, ownLinks: boolean): sanitize.Tag {
  const address = href?.trim() ?? '';
  if (ELSEWHERE.test(address) && URL.canParse(address)) {
    return { tagName: 'a', attribs: { href: address, rel: 'nofollow noopener' } };
  }
  const allowed = PERSONAL.test(address) || (ownLinks && withinShop(address) !== '');
  return allowed ? { tagName: 'a', attribs: { href: address } } : { tagName: UNWRAPPED, attribs: {} };
}

function cell(tagName: string, { colspan, rowspan, scope }: sanitize.Attributes): sanitize.Tag {
  return {
    tagName,
    attribs: {
      ...(colspan !== undefined && SPAN.test(colspan) ? { colspan } : {}),
      ...(rowspan !== undefined && SPAN.test(rowspan) ? { rowspan } : {}),
      ...(scope === undefined ? {} : { scope }),
    },
  };
}

function list(tagName: string, { start }: sanitize.Attributes): sanitize.Tag {
  return { tagName, attribs: start !== undefined && /^\d{1,4}$/.test(start) ? { start } : {} };
}

/**
 * Content HTML that is safe to show: an allow-list of tags, headings below the page's one h1, links only to http, https,
 * mailto, tel and pages of this shop. Sanitising the result again changes nothing.
 * @throws HtmlTooLarge above 500 kB or 25 000 tags, before any parsing
 */
export function sanitizeHtml(html: string, options: SanitizeOptions = {}): string {
  refuseTooLarge(html);
  return isPlainMarkup(html) ? html : sanitizeThoroughly(html, options);
}

/** Sanitises as `sanitizeHtml` does, HTML of any kind and of a size that can be parsed. */
export function sanitizeThoroughly(html: string, { ownLinks = true }: SanitizeOptions): string {
  return belowPageHeading(untilStable(html, ownLinks ? OWN_RULES : FOREIGN_RULES));
}

/** Text of HTML on one line, entities decoded; not HTML: escape it before it becomes a part of a page. */
export function htmlToText(html: string): string {
  refuseTooLarge(html);
  // Most names have nothing to be taken out of them.
  if (!/[<&\p{Cc}]/u.test(html)) return html.replace(/\s+/g, ' ').trim();
  const spaced = html.replace(/<(?=\/?(?:br|p|div|li|tr|h[1-6]|ul|ol|table|td|th|dt|dd|hr|blockquote)\b)/gi, ' <');
  const escaped = sanitize(spaced, { allowedTags: [], allowedAttributes: {}, nonTextTags: DROPPED_WHOLE });
  return unescapeHtml(escaped).replace(CONTROL_CHARACTERS, '').replace(/\s+/g, ' ').trim();
}

const markdown = new Marked({ gfm: true });

/**
 * Markdown as sanitised HTML with Polish no-break spaces.
 * @throws HtmlTooLarge as `sanitizeHtml`
 */
export function markdownToHtml(text: string): string {
  refuseTooLarge(text);
  return typeset(sanitizeHtml(markdown.parse(text, { async: false })));
}

function refuseTooLarge(html: string): void {
  if (Buffer.byteLength(html) > MAX_HTML_BYTES) throw new HtmlTooLarge('HTML larger than 500 kB');
  let tags = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) tags += 1;
  if (tags > MAX_TAGS) throw new HtmlTooLarge(`HTML of more than ${MAX_TAGS} tags`);
}

/**
 * Taking a tag out can join what it kept apart, so the result is cleaned until it stays as it is: a browser then reads
 * what was checked. Markup that never settles is shown as its text.
 */
function untilStable(html: string, options: sanitize.IOptions): string {
  let before = html;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const after = sanitize(before.replace(CONTROL_CHARACTERS, ''), options).trim();
    if (after === before) return after;
    before = after;
  }
  const text = htmlToText(before);
  return text === '' ? '' : `<p>${escapeHtml(text)}</p>`;
}

/** In sanitised HTML a `<` opens a tag and headings have no attributes, so their names can be changed in place. */
function belowPageHeading(html: string): string {
  if (!html.includes('<h1>')) return html;
  return html.replace(/<(\/?)h([1-6])>/g, (_, slash, level) => `<${slash}h${Math.min(6, Number(level) + 1)}>`);
}

/** No-break spaces in the text between tags, except where spaces are part of code. */
function typeset(html: string): string {
  let code = 0;
  return html
    .split(/(<[^>]*>)/)
    .map((piece) => {
      const tag = /^<(\/?)(?:pre|code|kbd|samp)>$/.exec(piece);
      if (tag) code += tag[1] === '/' ? -1 : 1;
      return piece.startsWith('<') || code > 0 ? piece : nbsp(piece);
    })
    .join('');
}
