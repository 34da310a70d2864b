import { countryOf } from '../forms/countries.ts';
import type { Problem } from '../settings/problem.ts';
import type { ShopFile } from '../settings/shopFile.ts';

/** Countries that shop.yaml sends to and no address can be written for. */
export const countryProblems = ({ delivery }: Pick<ShopFile, 'delivery'>): Problem[] =>
  delivery.flatMap(({ id, countries }) =>
    countries
      .filter((code) => countryOf(code) === undefined)
      .map((found) => ({
        file: 'shop.yaml',
        line: 1,
        at: `delivery.${id}.countries`,
        expected: 'a country that addresses are known of',
        found,
        example: 'DE',
      })),
  );
