import { formatQuantity } from '../kit/quantity.ts';
import type { KnownLine } from './view.ts';

/** With what tells it from others of its name. */
export const nameOf = ({ name, version, hasSizes, size }: KnownLine): string =>
  [name, version, hasSizes ? size.name : undefined].filter((one) => one !== undefined).join(', ');

export const amountOf = ({ quantity, precision, unit }: KnownLine): string =>
  `${formatQuantity(quantity, precision)} ${unit.name}`;
