import type { ShopFile } from '../settings/shopFile.ts';
import type { Provider } from './model.ts';

/** The providers of shop.yaml. */
export function instalmentProviders({ instalments }: Pick<ShopFile, 'instalments'>): Provider[] {
  return instalments.map(({ id, name, lender, min, max, max_products, not_for, plans, intermediary, link }) => ({
    id,
    name,
    lender,
    min,
    max,
    notFor: not_for,
    plans: plans.map(({ months, rate, commission }) => ({ months, rateBp: rate, commissionBp: commission })),
    intermediary,
    ...(max_products === undefined ? {} : { maxProducts: max_products }),
    ...(link === undefined ? {} : { link }),
  }));
}
