import type { CurrencyRate } from '../../kit/currencyRate.ts';
import { CURRENCY_MARK, isMarked, PRICES_MARK } from '../../session/marker.ts';
import { markValue } from '../../session/markValue.ts';
import type { OpenShop } from '../open/shop.ts';

type Shop = Pick<OpenShop, 'regions' | 'rates'>;

/** Delivery and prices are others in another country. */
const sendsAbroad = ({ regions }: Pick<Shop, 'regions'>): boolean => regions.countries.length > 1;

/** Tells whether visitors of a shop may see other amounts than everybody does. */
export const hasOwn = (shop: Shop): boolean => sendsAbroad(shop) || shop.rates.size > 0;

/** Currency that a browser has chosen for amounts to be told in besides; one that the shop has no rate of is none. */
export const chosenRate = ({ rates }: Pick<Shop, 'rates'>, cookies: string | undefined): CurrencyRate | undefined =>
  rates.size === 0 ? undefined : rates.get(markValue(cookies, CURRENCY_MARK) ?? '');

/** Tells by the header `Cookie` whether a browser sees other amounts than everybody: no kept page is for it. */
export const seesOwn =
  (shop: Shop) =>
  (cookies: string | undefined): boolean =>
    (sendsAbroad(shop) && isMarked(cookies, PRICES_MARK)) || chosenRate(shop, cookies) !== undefined;
