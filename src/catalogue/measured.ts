import type { Product } from './model.ts';

const MEASURES = ['kg', 'dag', 'g', 'l', 'ml', 'm', 'mb', 'mb.', 'm.b.', 'cm', 'm²', 'm2', 'm³', 'm3', 'ha', 't'];

/** Tells whether it is sold by weight, volume or size, so that its price needs the unit. */
export const isMeasured = ({ unit, precision }: Pick<Product, 'unit' | 'precision'>): boolean =>
  precision > 0 || MEASURES.includes(unit.name.toLowerCase());
