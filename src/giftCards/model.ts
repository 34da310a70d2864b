import type { Grosze } from '../kit/money.ts';
import { dateOf, dayNumber, epochOf, warsawTime } from '../kit/wall.ts';

/** Rules by which a shop sells gift cards. */
export interface GiftCardRules {
  /** Months that a card pays for. */
  months: number;
  cards: readonly SoldCard[];
}

/** Product, or one size of it, that is a gift card. */
export interface SoldCard {
  product: number;
  size?: string | undefined;
  value: Grosze;
}

export const NO_GIFT_CARDS: GiftCardRules = { months: 24, cards: [] };

/** Worth of a bought piece as a card; undefined for other goods. */
export const cardValue = ({ cards }: Pick<GiftCardRules, 'cards'>, product: number, size: string): Grosze | undefined =>
  cards.find((one) => one.product === product && (one.size === undefined || one.size === size))?.value;

/** Whether each size of a product is a card: they are values then. */
export const isGiftCard = (
  rules: Pick<GiftCardRules, 'cards'>,
  { id, sizes }: { id: number; sizes: readonly { type: string }[] },
): boolean => sizes.every(({ type }) => cardValue(rules, id, type) !== undefined);

/** Card as its owner knows it. */
export interface GiftCard {
  id: string;
  /** The last four characters of its number. */
  tail: string;
  value: Grosze;
  balance: Grosze;
  /** Epoch ms, the first moment at which it pays no more. */
  expiresAt: number;
}

/** Card with its number and PIN; only while they may still be shown. */
export interface IssuedCard extends GiftCard {
  place: number;
  code?: { number: string; pin: string };
  voided: boolean;
}

/** Reason why a card does not pay. */
export type CardStop = 'expired' | 'empty' | 'own';

/** Tells why a card pays nothing at a moment, epoch ms. */
export function cardStop({ balance, expiresAt }: GiftCard, at: number): Exclude<CardStop, 'own'> | undefined {
  if (at >= expiresAt) return 'expired';
  return balance > 0 ? undefined : 'empty';
}

/** Share of a total that the basket's card pays; the rest stays on the card. */
export const cardShare = ({ card }: { card?: { balance: Grosze; stop?: CardStop } }, total: Grosze): Grosze =>
  card && card.stop === undefined ? Math.min(card.balance, total) : 0;

/** Alphabet without letters that are taken for digits or for each other (Crockford’s base 32). */
export const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const NUMBER_LENGTH = 12;
export const PIN_LENGTH = 6;

/** Letters and digits of what was typed, without the words before them, however they are parted. */
const bare = (typed: string): string =>
  typed
    .slice(0, 100)
    .normalize('NFKC')
    .replace(/^[^:]*:/, '')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

/** Reads a typed number, however it was grouped, as "7K3M-9QXW-2TDF"; undefined for anything else. */
export function readNumber(typed: string): string | undefined {
  const plain = bare(typed);
  if (plain.length !== NUMBER_LENGTH || [...plain].some((one) => !ALPHABET.includes(one))) return undefined;
  return plain.replaceAll(/(.{4})(?=.)/g, '$1-');
}

export function readPin(typed: string): string | undefined {
  const plain = bare(typed);
  return /^\d{6}$/.test(plain) ? plain : undefined;
}

/** The end of the Warsaw day so many months later; the last day of a month that is shorter. */
export function validUntil(at: number, months: number): number {
  const { year, month, day } = dateOf(warsawTime(at).day);
  const lastDay = dayNumber(year, month + months + 1, 0);
  return epochOf(Math.min(dayNumber(year, month + months, day), lastDay) + 1, 0);
}
