import type { Tx } from '../db/database.ts';
import { formatDate } from '../kit/dates.ts';
import type { Grosze } from '../kit/money.ts';
import { formatQuantity, type Parts } from '../kit/quantity.ts';
import { lineName, type Order, type Shipment } from '../orders/model.ts';
import { type TextOverrides, translate } from '../ui/text.ts';
import { afterTaking, endOfTerm, isWhole, type LinePieces } from './model.ts';
import { withdrawTexts } from './texts.ts';

/** Things go back within so many days (UPK, art. 34). */
const BACK_DAYS = 14;

/** Moment until which the buyer sends things back, epoch ms: a term that would end on a day off ends later (`endOfTerm`). */
export const sentBackUntil = (at: number): number => endOfTerm(at, BACK_DAYS);

/** A statement that somebody withdraws, as it was made and acknowledged. */
export interface Withdrawal {
  /** The attempt of the form it was made with: the same one is never made twice. */
  id: string;
  at: number;
  name: string;
  email: string;
  /** What goes back to the buyer, grosze. */
  amount: Grosze;
  /** What of it goes to the gift card that paid. */
  card?: Grosze;
  /** What of it the shop pays out by hand; missing where that was not written down. */
  byHand?: Grosze;
  /** What had come and stays, to pay for the rest of an order that waits; missing where there is none. */
  kept?: Grosze;
  /** Points that come back; missing when there are none. */
  points?: number;
  /** The statement itself, ends of lines as they are. */
  words: string;
  lines: WithdrawnLine[];
  delivery: Grosze;
  /** Nothing of the order is left. */
  whole: boolean;
  /** The things had left the shop by then, and have to come back. */
  sent: boolean;
  /** Where the buyer wants the money that the shop pays out by hand; an IBAN. */
  account?: string;
  /** The carrier's code by which the things go back. */
  parcel?: Shipment;
}

/** Hears of a withdrawal in its transaction; the order is as it is now. */
export type WithdrawalListener = (tx: Tx, order: Order, withdrawal: Withdrawal) => Promise<void>;

export interface WithdrawnLine {
  place: number;
  name: string;
  quantity: Parts;
  precision: number;
  unit: string;
  worth: Grosze;
  deposit: Grosze;
}

/** What is stated: from which contract, and from which part of it. */
export function statementWords(
  order: Order,
  { name, taken }: { name: string; taken: readonly LinePieces[] },
  texts: TextOverrides,
): string {
  const facts = { name, date: formatDate(order.placedAt), number: String(order.number) };
  const untouched = order.lines.every(({ withdrawn }) => withdrawn === 0);
  if (untouched && isWhole(afterTaking(order, taken))) return translate(withdrawTexts, texts, 'statement', facts);
  const lines = taken.flatMap(({ place, quantity }) => {
    const line = order.lines.find((one) => one.place === place);
    if (!line) return [];
    const { unit } = line.data;
    const amount = formatQuantity(quantity, line.precision);
    return [translate(withdrawTexts, texts, 'statementLine', { quantity: amount, unit, name: lineName(line) })];
  });
  return [translate(withdrawTexts, texts, 'statementPart', facts), ...lines.map((line) => `• ${line}`)].join('\n');
}
