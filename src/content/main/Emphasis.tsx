import { nbsp } from '../../kit/typography.ts';

/** A heading of the merchant's, words between asterisks set in italics. */
export function Emphasis({ text }: { text: string }) {
  // Short words are bound before the heading is split, because a space may stand just outside an asterisk.
  const parts = phrases(nbsp(text));
  // biome-ignore lint/suspicious/noArrayIndexKey: the phrases of one heading never change places
  return parts.map((phrase, place) => (phrase.set ? <em key={place}>{phrase.text}</em> : phrase.text));
}

export interface Phrase {
  text: string;
  set: boolean;
}

/** Splits "Naczynia na *zwykły* dzień" at its pairs of asterisks; an asterisk without a pair is only an asterisk. */
export function phrases(heading: string): Phrase[] {
  return heading
    .split(/\*([^*]+)\*/)
    .map((text, place) => ({ text, set: place % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
