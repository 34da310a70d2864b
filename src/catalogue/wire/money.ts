import { type Grosze, netFromGross } from '../../kit/money.ts';
import { formatMoney } from '../../kit/priceFormat.ts';

export interface MoneyAnswer {
  /** Number for carrying, never for calculating. */
  value: number;
  currency: string;
  formatted: string;
}

export interface PriceAnswer {
  gross: MoneyAnswer;
  net: MoneyAnswer;
}

const money = (grosze: Grosze, currency: string): MoneyAnswer => ({
  value: grosze / 100,
  currency,
  formatted: formatMoney(grosze, currency),
});

/** An amount as the graph carries money; `vatBp` in basis points, 0 for what bears no VAT. */
export const priceAnswer = (gross: Grosze, vatBp: number, currency: string): PriceAnswer => ({
  gross: money(gross, currency),
  net: money(netFromGross(gross, vatBp), currency),
});
