import type { Letter } from '../mail/model.ts';
import { type TextOverrides, translate } from '../ui/text.ts';
import { formUiTexts } from './ui/texts.ts';

export interface ShopLetter {
  /** What it is about, for the log and for finding it again. */
  kind: string;
  subject: string;
  /** Paragraphs of plain text, one under another; ends of lines stay. */
  parts: readonly string[];
  /** Whoever wrote, where they are answered by e-mail. */
  replyTo: string | undefined;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** For the shop itself, so without the greetings of its letters. */
export function shopLetter(
  { kind, subject, parts, replyTo }: ShopLetter,
  texts: TextOverrides,
): Omit<Letter, 'recipient'> {
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
