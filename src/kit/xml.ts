import { escapeHtml } from './html.ts';

/** Characters that XML 1.0 cannot write, and halves of characters. */
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text for the content of an element or an attribute in double quotes; characters that XML cannot hold are left out. */
export const xmlText = (text: string): string => escapeHtml(text.replace(UNWRITABLE, ''));

/** `<name>text</name>`, or nothing for a missing text. */
export function xmlElement(name: string, text: string | undefined): string {
  return text === undefined ? '' : `<${name}>${xmlText(text)}</${name}>`;
}
