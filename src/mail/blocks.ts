import type { Language } from '../kit/language.ts';
import { languageInHand } from '../kit/speech.ts';
import type { TextOverrides } from '../ui/text.ts';

/** Block of an e-mail; blocks stand one under another. */
export type EmailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  /** Names with what belongs to them, amounts on the right. */
  | { kind: 'rows'; rows: readonly EmailRow[] }
  /** Button to follow; `href` is absolute. */
  | { kind: 'button'; label: string; href: string }
  /** QR code; true is dark. What it holds stands beside it in another way, for who cannot scan it. */
  | { kind: 'code'; label: string; rows: readonly (readonly boolean[])[] }
  /** Picture among the attachments, by its name there; the words around it say what it says. */
  | { kind: 'picture'; name: string; alt: string; width: number }
  /** Small print at the end: why this came, how to stop it. */
  | { kind: 'small'; text: string; link?: { label: string; href: string } };

export interface EmailRow {
  label: string;
  /** Empty where the name says it all. */
  value: string;
  /** People copy the value into a form, such as their bank's, which takes plain spaces alone. */
  copied?: boolean;
  /** Absolute address behind the value. */
  href?: string | undefined;
  /** Small notes under the name. */
  notes?: readonly string[];
  total?: boolean;
}

export interface EmailTerms {
  texts: TextOverrides;
  /** Does work with the words, amounts and dates of a language that the shop speaks; missing in a shop of one. */
  speak?<T>(language: Language, work: (texts: TextOverrides) => T): T;
  shopName: string;
  shopUrl: string;
  company: { name: string; street: string; postcode: string; city: string; nip: string; email: string; phone: string };
}

export type SmallPart = Extract<EmailBlock, { kind: 'small' }>;
export type BodyPart = Exclude<EmailBlock, SmallPart>;

/** Writes an e-mail in a language. */
export const emailIn = <Terms extends EmailTerms, T>(
  language: Language,
  terms: Terms,
  write: (terms: Terms) => T,
): T => (terms.speak ? terms.speak(language, (texts) => write({ ...terms, texts })) : write(terms));

/** Words of the page or call in hand: what its form answers, and what is agreed to on it. */
export const wordsInHand = ({ texts, speak }: Pick<EmailTerms, 'texts' | 'speak'>): TextOverrides =>
  speak ? speak(languageInHand(), (said) => said) : texts;
