import type { Vat } from '../../catalogue/model.ts';
import type { Amount } from '../../catalogue/priceView.ts';
import type { Grosze } from '../../kit/money.ts';
import type { LineSum } from './lineSums.ts';

/** VAT of all lines of one rate. */
export interface VatSum extends Amount {
  rate: Vat;
  vat: Grosze;
}

export interface Sums {
  /** Worth of the goods before the code. */
  worth: Amount;
  /** Reduction by the code. */
  rebate: Amount;
  /** Goods as they are paid for. */
  goods: Amount;
  /** VAT by falling rate. */
  vat: VatSum[];
}

export const NOTHING: Amount = { gross: 0, net: 0 };

export const plus = (a: Amount, b: Amount): Amount => ({ gross: a.gross + b.gross, net: a.net + b.net });
export const minus = (a: Amount, b: Amount): Amount => ({ gross: a.gross - b.gross, net: a.net - b.net });

/** What goods with their deposits cost in all, with their delivery once it is known: nothing is rounded here. */
export const totalOf = ({ goods, deposit }: { goods: Amount; deposit: Grosze }, delivery: Amount = NOTHING): Amount =>
  plus(plus(goods, { gross: deposit, net: deposit }), delivery);

/** Sums of what the lines show: nothing is rounded here. */
export function sumsOf(lines: readonly (LineSum & { vat: Vat })[]): Sums {
  const worth = lines.reduce((sum, line) => plus(sum, line.worth), NOTHING);
  const goods = lines.reduce((sum, line) => plus(sum, line.paid), NOTHING);
  const rates = new Map<string, VatSum>();
  for (const { vat: rate, paid } of lines) {
    const key = `${rate.bp} ${rate.exempt}`;
    const sum = plus(rates.get(key) ?? NOTHING, paid);
    rates.set(key, { rate, ...sum, vat: sum.gross - sum.net });
  }
  return { worth, rebate: minus(worth, goods), goods, vat: [...rates.values()].sort((a, b) => b.rate.bp - a.rate.bp) };
}
