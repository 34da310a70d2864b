import type { Grosze } from '../../kit/money.ts';
import { toDecimal } from '../../kit/moneyText.ts';
import type { ListAddress, ListDefaults } from '../address.ts';
import type { PriceRange } from '../model.ts';
import * as name from './names.ts';

/**
 * The one address of a list: names in order, defaults left out. Starts with "?" unless it is empty.
 * `readAddress` reads it back to the same list.
 */
export function writeAddress(address: ListAddress, defaults: ListDefaults): string {
  const pairs = addressPairs(address, defaults).map(
    ([key, values]) => `${key}=${values.map((value) => encodeURIComponent(value.toWellFormed())).join(',')}`,
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** Address of a list as names with their values, e.g. for hidden fields of a form. */
export function addressPairs(address: ListAddress, defaults: ListDefaults): [string, readonly string[]][] {
  const { sort, portions, counter, price, producers, series, sizes, values, inStock, promotion } = address;
  const pairs: [string, readonly string[]][] = [
    [name.TEXT_NAME, defaults.text === undefined ? [] : [defaults.text]],
    [name.COUNTER_NAME, counter > 0 ? [String(counter)] : []],
    [name.IN_STOCK_NAME, inStock ? ['1'] : []],
    [name.PRICE_NAME, price === undefined ? [] : [rangeText(price)]],
    [name.PRODUCER_NAME, producers],
    [name.PROMOTION_NAME, promotion ? ['1'] : []],
    [name.SERIES_NAME, series],
    [name.SIZES_NAME, sizes],
    ...values.map((one): [string, readonly string[]] => [name.TRAITS_NAME + one.parameterId, one.values]),
    [name.PORTIONS_NAME, portions === defaults.portions[0] ? [] : [String(portions)]],
    [name.SORT_NAME, sort === defaults.sort ? [] : [sort]],
  ];
  return pairs.filter(([, list]) => list.length > 0);
}

/** An amount as the address and the fields of a form hold it: "49" or "49.50" złoty. */
export function amountText(amount: Grosze): string {
  return toDecimal(amount).replace(/\.00$/, '');
}

const rangeText = ({ from, to }: PriceRange): string =>
  `${from === undefined ? '' : amountText(from)}-${to === undefined ? '' : amountText(to)}`;
