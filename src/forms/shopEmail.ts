import type { NewEmail } from '../mail/model.ts';
import { type TextOverrides, translate } from '../ui/text.ts';
import { formUiTexts } from './engine/texts.ts';

export interface ShopEmail {
  /** Subject for the log and for finding it again. */
  kind: string;
  subject: string;
  /** Paragraphs of plain text, one under another; ends of lines stay. */
  parts: readonly string[];
  /** Address for an answer by e-mail. */
  replyTo: string | undefined;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** E-mail to the shop itself, without the greetings of those to customers. */
export function shopEmail(
  { kind, subject, parts, replyTo }: ShopEmail,
  texts: TextOverrides,
): Omit<NewEmail, 'recipient'> {
  const answer = replyTo === undefined ? [] : [translate(formUiTexts, texts, 'mailAnswer')];
  const all = [...parts.filter((part) => part !== ''), ...answer];
  const paragraphs = all.map((part) => `<p>${escaped(part).replaceAll('\n', '<br>')}</p>`).join('');
  return {
    kind,
    subject,
    text: `${all.join('\n\n')}\n`,
    html: `<!DOCTYPE html><html lang="pl"><head><meta charset="utf-8"></head><body>${paragraphs}</body></html>`,
    replyTo,
  };
}
