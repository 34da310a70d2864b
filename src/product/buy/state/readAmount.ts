import type { PriceType } from '../../../catalogue/priceView.ts';
import type { SizePrices } from '../../wire/shapes.ts';

type Name = 'price' | 'omnibus_price' | 'maxprice' | 'beforerebate' | 'yousave' | 'srp' | 'unit_price';

/** An amount as it is read, on the side that the shop shows first; missing where there is none. */
export const readAmount = <One extends Name>(prices: SizePrices, name: One, side: PriceType) =>
  prices[amountKey(name, side)];

/** Name under which it stands. */
export const amountKey = <One extends Name>(name: One, side: PriceType) =>
  `${name}${side === 'net' ? '_net' : ''}_formatted` as const;
