import { decimalPoint } from '../kit/decimals.ts';
import { amountText } from './address/write.ts';

/** Amounts in a field of the price filter, as a person types them. */
export interface AmountShown {
  value: string;
  /** What stands in the empty field: the end of what there is to choose from. */
  hint: string;
}

/** Texts of a field of the price filter; the bound stands there while nothing is typed. Amounts in grosze. */
export const amountsShown = (amount: number | undefined, bound: number | undefined): AmountShown => ({
  value: shown(amount),
  hint: shown(bound),
});

/** "49" or "49,50", with a point in English. */
const shown = (amount: number | undefined): string =>
  amount === undefined ? '' : amountText(amount).replace('.', decimalPoint());
