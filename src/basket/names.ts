import { formatQuantity } from '../kit/quantity.ts';
import type { KnownLine } from './view.ts';

/** Name of a line's product with its version or size, to tell it from others of that name. */
export const nameOf = ({ name, version, hasSizes, size }: KnownLine): string =>
  [name, version, hasSizes ? size.name : undefined].filter((one) => one !== undefined).join(', ');

export const amountOf = ({ quantity, precision, unit }: KnownLine): string =>
  `${formatQuantity(quantity, precision)} ${unit.name}`;
