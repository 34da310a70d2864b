import type { CurrencyRate } from '../../kit/currencyRate.ts';
import { CURRENCY_MARK, isMarked, PRICES_MARK } from '../../session/marker.ts';
import { markValue } from '../../session/markValue.ts';
import type { OpenShop } from '../open/shop.ts';

type Shop = Pick<OpenShop, 'file' | 'rates'>;

/** Tells whether visitors of a shop may see other amounts than everybody does. */
export const hasOwn = ({ file, rates }: Shop): boolean => file.oss !== undefined || rates.size > 0;

/** Currency that a browser has chosen for amounts to be told in besides; one that the shop has no rate of is none. */
export const chosenRate = ({ rates }: Pick<Shop, 'rates'>, cookies: string | undefined): CurrencyRate | undefined =>
  rates.size === 0 ? undefined : rates.get(markValue(cookies, CURRENCY_MARK) ?? '');

/** Tells by the header `Cookie` whether a browser sees other amounts than everybody: no kept page is for it. */
export const seesOwn =
  (shop: Shop) =>
  (cookies: string | undefined): boolean =>
    (shop.file.oss !== undefined && isMarked(cookies, PRICES_MARK)) || chosenRate(shop, cookies) !== undefined;
