import { type Grosze, multiplyDivide } from '../kit/money.ts';
import { measureOf } from './measures.ts';
import type { Contents, Product, Size } from './model.ts';

/**
 * Price per kg, l, m, m² or piece (regulation of 19 December 2022, Dz.U. 2022 poz. 2776); undefined when it equals
 * the price itself. Contents have at most three decimals.
 */
export function unitPrice(price: Grosze, contents: Contents): { price: Grosze; per: string } | undefined {
  const base = measureOf(contents.unit);
  const thousandths = Math.round(contents.amount * 1000);
  if (!base || thousandths <= 0) return undefined;
  const per = multiplyDivide(price, base.factor * 1000, thousandths);
  return per === price ? undefined : { price: per, per: base.per };
}

/** What one unit of a size holds: its own contents, or those of its product. */
export const contentsOf = (product: Pick<Product, 'contents'>, size: Pick<Size, 'contents'>): Contents | undefined =>
  size.contents ?? product.contents;

/** Names of units, as merchants write them, of what is weighed or measured. */
const MEASURED = ['kg', 'dag', 'g', 'l', 'ml', 'm', 'mb', 'mb.', 'm.b.', 'cm', 'm²', 'm2', 'm³', 'm3', 'ha', 't'];

/** Tells whether it is sold by weight, volume or size, so that its price needs the unit. */
export const isMeasured = ({ unit, precision }: Pick<Product, 'unit' | 'precision'>): boolean =>
  precision > 0 || MEASURED.includes(unit.name.toLowerCase());
