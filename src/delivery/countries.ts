import { countryOf } from '../forms/countries.ts';
import type { Unlocated } from '../settings/problem.ts';
import type { ShopFile } from '../settings/shopFile.ts';

/** Countries that shop.yaml sends to and no address can be written for. */
export const countryProblems = ({ delivery }: Pick<ShopFile, 'delivery'>): Unlocated[] =>
  delivery.flatMap(({ countries }, way) =>
    countries.flatMap((found, n) => {
      if (countryOf(found) !== undefined) return [];
      const expected = 'a country that addresses are known of';
      return [{ file: 'shop.yaml', at: `delivery.${way}.countries.${n}`, expected, found, example: 'DE' }];
    }),
  );
