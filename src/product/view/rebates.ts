import type { Product, Rebate, Size } from '../../catalogue/model.ts';
import type { Amount } from '../../catalogue/priceView.ts';
import { multiplyDivide, netFromGross } from '../../kit/money.ts';
import { formatQuantity } from '../../kit/quantity.ts';

export interface RebateView {
  /** From how much on, with the unit. */
  from: string;
  percentBp?: number;
  /** Of one unit, rounded once. */
  price: Amount;
}

/** Quantity rebates that make a unit cheaper than it is now. */
export function rebateViews(product: Product, size: Size, now: Amount | undefined): RebateView[] {
  if (!now) return [];
  return product.rebates.flatMap((rebate) => {
    const gross = rebatePrice(rebate, now.gross);
    if (gross >= now.gross) return [];
    const from = `${formatQuantity(rebate.from, product.precision)} ${product.unit.name}`;
    const price = { gross, net: netFromGross(gross, size.vat.bp) };
    return [{ from, price, ...('percentBp' in rebate ? { percentBp: rebate.percentBp } : {}) }];
  });
}

const rebatePrice = (rebate: Rebate, price: number) =>
  'price' in rebate ? rebate.price : multiplyDivide(price, 10_000 - rebate.percentBp, 10_000);
