/** Elements between which a reader pauses. */
const BREAKS =
  /<\/?(?:p|div|h[1-6]|ul|ol|li|table|thead|tbody|tr|td|th|dl|dt|dd|blockquote|pre|br|hr|figure|figcaption|section|article)\b[^>]*>/gi;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

/** The words of sanitised HTML on one line, for where no mark-up may stand. Not a sanitiser: its result is text. */
export function plainText(html: string): string {
  return html
    .replace(BREAKS, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,5}));/gi, (whole, decimal, hex, name: string | undefined) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
      const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return point <= 0x10ffff ? String.fromCodePoint(point).toWellFormed() : '';
    })
    .replace(/[\s\u00A0]+/g, ' ')
    .trim();
}

const SENTENCE_END = /[.!?…]["”»)]?$/;

/** Cuts a text to `most` characters: whole sentences when they come to `least`, else whole words and an ellipsis. */
export function clipText(text: string, least: number, most: number): string {
  if (text.length <= most) return text;
  const room = text.slice(0, most);
  const sentences = /^.*[.!?…]["”»)]?(?=\s)/s.exec(text.slice(0, most + 1))?.[0];
  if (sentences !== undefined && sentences.length >= least && sentences.length <= most) return sentences;
  const words = /^(.*\S)\s/s.exec(text.slice(0, most))?.[1] ?? room.slice(0, -1);
  return `${words.replace(/[\s,;:–-]+$/, '').toWellFormed()}…`;
}

/** Parts joined as sentences, one after another until `least` characters are reached; never more than `most`. */
export function describeIn(parts: readonly (string | undefined)[], least: number, most: number): string {
  let text = '';
  for (const part of parts) {
    const words = (part ?? '').replace(/[\s\u00A0]+/g, ' ').trim();
    if (words === '' || text.includes(words)) continue;
    text = text === '' ? words : `${SENTENCE_END.test(text) ? text : `${text}.`} ${words}`;
    if (text.length >= least) break;
  }
  return clipText(text, least, most);
}
