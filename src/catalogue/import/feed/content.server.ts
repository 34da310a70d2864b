import { escapeHtml } from '../../../kit/html.ts';
import { sanitizeHtml } from '../sanitize.server.ts';

/** Sources write HTML or plain text in the same place; lines of plain text become paragraphs. */
export function contentOf(text: string): string {
  if (/<[a-z!/]/i.test(text)) return sanitizeHtml(text, { ownLinks: false });
  const paragraphs = text.split(/\r?\n\s*\r?\n/).map((each) => each.trim().split(/\r?\n/).map(escapeHtml).join('<br>'));
  return sanitizeHtml(paragraphs.map((each) => `<p>${each}</p>`).join('\n'), { ownLinks: false });
}
