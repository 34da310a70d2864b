/**
 * Kinds of entries. `spent`: taken for an order that is paid with points; `returned`: of those, given back; `earned`:
 * given for what was bought; `revoked`: of those, taken back.
 */
export const POINT_KINDS = ['spent', 'returned', 'earned', 'revoked'] as const;
export type PointKind = (typeof POINT_KINDS)[number];

/** Entry in the ledger of a customer's points. */
export interface PointEntry {
  /** Epoch ms. */
  at: number;
  kind: PointKind;
  order: number;
  /** Above 0 given, below 0 taken. */
  amount: number;
  /** Balance after the entry; below 0 when more was taken back than was left. */
  balance: number;
}

/** Points that an order has taken from a customer and given, less what went back; whole points, 0 or more each. */
export interface OrderPoints {
  spent: number;
  earned: number;
}

export interface PointChange {
  kind: PointKind;
  amount: number;
}

/** Entries that lead from the recorded points of an order to the right ones; points taken for payment come first. */
export function changesBetween(is: OrderPoints, should: OrderPoints): PointChange[] {
  const spending = should.spent - is.spent;
  const earning = should.earned - is.earned;
  const turns: PointChange[] = [
    { kind: spending > 0 ? 'spent' : 'returned', amount: -spending },
    { kind: earning > 0 ? 'earned' : 'revoked', amount: earning },
  ];
  return turns.filter(({ amount }) => amount !== 0);
}

/** Sum of the entries of one order. */
export function sumOfChanges(turns: readonly PointChange[]): OrderPoints {
  let [spent, earned] = [0, 0];
  for (const { kind, amount } of turns) {
    if (kind === 'spent' || kind === 'returned') spent -= amount;
    else earned += amount;
  }
  return { spent, earned };
}

/** Turns on one page of the history. */
export const PAGE_OF_TURNS = 15;

export const POINTS_PATH = '/konto/punkty';
