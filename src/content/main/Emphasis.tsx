import { nbsp } from '../../kit/typography.ts';
import { phrases } from './emphasis.ts';

/** A heading of the merchant's, words between asterisks set in italics. */
export function Emphasis({ text }: { text: string }) {
  // Short words are bound before the heading is split, because a space may stand just outside an asterisk.
  const parts = phrases(nbsp(text));
  // biome-ignore lint/suspicious/noArrayIndexKey: the phrases of one heading never change places
  return parts.map((phrase, place) => (phrase.set ? <em key={place}>{phrase.text}</em> : phrase.text));
}
