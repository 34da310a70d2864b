import type { Grosze } from '../../kit/money.ts';
import type { Parts } from '../../kit/quantity.ts';

/** A statement that somebody withdraws, as it was made and acknowledged. */
export interface Withdrawal {
  /** The attempt of the form it was made with: the same one is never made twice. */
  id: string;
  at: number;
  name: string;
  email: string;
  /** What goes back to the buyer, grosze. */
  amount: Grosze;
  lines: WithdrawnLine[];
  delivery: Grosze;
  /** Nothing of the order is left. */
  whole: boolean;
  /** Where the buyer wants the money that the shop pays out by hand; an IBAN. */
  account?: string;
}

export interface WithdrawnLine {
  place: number;
  name: string;
  quantity: Parts;
  precision: number;
  unit: string;
  worth: Grosze;
  deposit: Grosze;
}
