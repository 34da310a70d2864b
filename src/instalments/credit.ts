import { type Grosze, multiplyDivide, percentOf } from '../kit/money.ts';
import { annualRate, tenthsOfPercent } from './apr.ts';

/** Terms of a credit in equal monthly instalments. */
export interface Plan {
  months: number;
  /** Fixed borrowing rate a year, in basis points. */
  rateBp: number;
  /** Commission in basis points of the credit; lent too, and paid with the instalments. */
  commissionBp: number;
}

/** Costs of a credit. Amounts in grosze. */
export interface Credit {
  plan: Plan;
  /** The total amount of credit: the price that is lent, without its costs. */
  amount: Grosze;
  commission: Grosze;
  instalment: Grosze;
  /** The last one levels out what rounding left. */
  last: Grosze;
  /** Total to pay. */
  total: Grosze;
  /** RRSO, in tenths of a percent. */
  apr: number;
}

const YEAR = 12;
/** Basis points of a year's rate in a month: a rate of 1 a month. */
const MONTHLY = 10_000n * BigInt(YEAR);

/**
 * R = P · i ÷ (1 − (1 + i)^−n) with i a twelfth of the yearly rate, exact, rounded once: half a grosz goes up.
 */
export function equalInstalment(principal: Grosze, rateBp: number, months: number): Grosze {
  const count = BigInt(months);
  const lent = BigInt(principal);
  if (rateBp === 0) return halfUp(lent, count);
  const rate = BigInt(rateBp);
  const grown = (MONTHLY + rate) ** count;
  return halfUp(lent * rate * grown, MONTHLY * (grown - MONTHLY ** count));
}

const halfUp = (top: bigint, bottom: bigint): number => Number((2n * top + bottom) / (2n * bottom));

/** Instalments in turn: interest on what is still owed, rounded each month, and the last one for all that is left. */
export function instalments(principal: Grosze, { rateBp, months }: Pick<Plan, 'rateBp' | 'months'>): Grosze[] {
  const equal = equalInstalment(principal, rateBp, months);
  const paid: Grosze[] = [];
  let owed = principal;
  for (let month = 1; month <= months; month += 1) {
    const due = owed + multiplyDivide(owed, rateBp, Number(MONTHLY));
    const pay = month === months ? due : equal;
    paid.push(pay);
    owed = due - pay;
  }
  return paid;
}

/** A price lent on a plan. The first instalment is due a month after, each month counts as a twelfth of a year. */
export function creditOf(amount: Grosze, plan: Plan): Credit {
  const commission = percentOf(amount, plan.commissionBp);
  const paid = instalments(amount + commission, plan);
  const rate = annualRate(
    [{ amount, years: 0 }],
    paid.map((payment, place) => ({ amount: payment, years: (place + 1) / YEAR })),
  );
  return {
    plan,
    amount,
    commission,
    instalment: paid[0] ?? 0,
    last: paid.at(-1) ?? 0,
    total: paid.reduce((sum, payment) => sum + payment, 0),
    apr: tenthsOfPercent(rate),
  };
}
