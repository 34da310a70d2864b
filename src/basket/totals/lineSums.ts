import type { Vat } from '../../catalogue/model.ts';
import type { Amount, PriceType } from '../../catalogue/priceView.ts';
import { type Grosze, grossFromNet, lineTotal, multiplyDivide, netFromGross } from '../../kit/money.ts';
import type { Parts } from '../../kit/quantity.ts';
import type { CodeRebate } from '../rebates/model.ts';
import { percentageBase, takesAmount } from '../rebates/stacking.ts';
import { spread } from './spread.ts';

/** A line that money pays for. Prices are of one unit, on the side that the shop shows first: gross, or net. */
export interface CountedLine {
  /** Price without any reduction. */
  regular: Grosze;
  /** Price to pay now: the regular one, or after a promotion, a quantity rebate or a subscription. */
  now: Grosze;
  quantity: Parts;
  precision: number;
  vat: Vat;
  /** True when the rebate code applies to it. */
  covered: boolean;
}

export interface CountingTerms {
  priceType: PriceType;
  /** A code stacks with other rebates. */
  stacks: boolean;
}

export interface LineSum {
  /** Worth before the code. */
  worth: Amount;
  /** Amount to pay. */
  paid: Amount;
  /** Unit price with the code, when the code lowers it; on the side that the shop shows first. */
  unitWithCode?: Grosze;
}

const WHOLE = 10_000;

/** An amount with and without VAT, given on the side that the shop shows first. `kit/money.ts` rounds the other. */
export const bothSides = (amount: Grosze, vatBp: number, priceType: PriceType): Amount =>
  priceType === 'net'
    ? { gross: grossFromNet(amount, vatBp), net: amount }
    : { gross: amount, net: netFromGross(amount, vatBp) };

/**
 * Calculates what each line costs with a rebate code. Each is rounded once, on the side that the shop shows first, and
 * VAT follows line by line: sums are sums of what is shown. A code never makes a line dearer.
 */
export function lineSums(
  lines: readonly CountedLine[],
  code: CodeRebate | undefined,
  { priceType, stacks }: CountingTerms,
): LineSum[] {
  const worths = lines.map(({ now, quantity, precision }) => lineTotal(now, quantity, precision));
  const takenOff = code && 'amount' in code ? amountsOff(lines, worths, code.amount, stacks) : undefined;
  return lines.map((line, place) => {
    const worth = worths[place] ?? 0;
    const sides = (amount: Grosze) => bothSides(amount, line.vat.bp, priceType);
    if (takenOff) return { worth: sides(worth), paid: sides(worth - (takenOff[place] ?? 0)) };
    const unit = code && 'percentBp' in code && line.covered ? unitWith(line, code.percentBp, stacks) : line.now;
    if (unit >= line.now) return { worth: sides(worth), paid: sides(worth) };
    return {
      worth: sides(worth),
      paid: sides(lineTotal(unit, line.quantity, line.precision)),
      unitWithCode: unit,
    };
  });
}

const unitWith = (line: CountedLine, percentBp: number, stacks: boolean): Grosze =>
  multiplyDivide(percentageBase(line, stacks), WHOLE - percentBp, WHOLE);

function amountsOff(
  lines: readonly CountedLine[],
  worths: readonly Grosze[],
  amount: Grosze,
  stacks: boolean,
): Grosze[] {
  return spread(
    amount,
    lines.map((line, place) => (takesAmount(line, stacks) ? (worths[place] ?? 0) : 0)),
  );
}
