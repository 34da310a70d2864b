/** Characters that XML 1.0 cannot write, and halves of characters. */
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for the content of an element or an attribute in double quotes; characters that XML cannot hold are left out. */
export function xmlText(text: string): string {
  return text.replace(UNWRITABLE, '').replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark);
}

/** `<name>text</name>`, or nothing for a missing text. */
export function xmlElement(name: string, text: string | undefined): string {
  return text === undefined ? '' : `<${name}>${xmlText(text)}</${name}>`;
}
