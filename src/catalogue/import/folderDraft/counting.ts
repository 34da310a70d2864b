import { optional } from '../../../kit/optional.ts';
import type { OrderLimits, ProductRecord, Rebate, Unit } from '../../model.ts';
import type { ProductFile } from '../productFile.ts';
import { type FolderContext, known, type PartsOf, Refusal } from './reading.ts';

/** Unit, steps and bounds of a product. */
export function counting(
  file: ProductFile,
  context: FolderContext,
  parts: PartsOf,
): Pick<ProductRecord, 'unit' | 'sellBy' | 'precision' | 'order' | 'rebates'> {
  const units = new Map<string, Unit>(Object.entries(context.shop.units));
  const unit = known(units, file.unit, 'unit', `a unit of shop.yaml: ${[...units.keys()].join(', ')}`);
  const sellBy = parts(file.unit_sellby, 'unit_sellby');
  if (sellBy === 0) throw new Refusal('unit_sellby', 'a quantity of more than 0', { found: '0', example: '1' });
  if (file.bundle && file.unit_precision > 0) {
    const found = String(file.unit_precision);
    throw new Refusal('unit_precision', 'none: a bundle is sold in whole pieces', { found, example: '0' });
  }
  const rebates = (file.rebates ?? []).map((rebate, n): Rebate => {
    const from = parts(rebate.from, `rebates.${n}.from`);
    return 'percent' in rebate ? { from, percentBp: Math.round(rebate.percent * 100) } : { from, price: rebate.price };
  });
  return { unit, sellBy, precision: file.unit_precision, order: limits(file, parts), rebates };
}

function limits({ order = {} }: ProductFile, parts: PartsOf): OrderLimits {
  const limit = (key: keyof typeof order) => {
    const units = order[key];
    return units === undefined ? undefined : parts(units, `order.${key}`);
  };
  return {
    ...optional('min', limit('min')),
    ...optional('max', limit('max')),
    ...optional('minPerSize', limit('min_per_size')),
    ...optional('maxPerSize', limit('max_per_size')),
    ...optional('minSubscription', limit('min_subscription')),
  };
}
