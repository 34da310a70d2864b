import { UNLIMITED } from '../../../catalogue/model.ts';
import type { PriceType } from '../../../catalogue/priceView.ts';
import { fromDecimalNumber, parseMoney } from '../../../kit/moneyText.ts';
import { formatMoney, formatPercent } from '../../../kit/priceFormat.ts';
import { fromWire } from '../../../kit/quantity.ts';
import type { SizeItem, SizesAnswer } from '../../wire/shapes.ts';
import type { SizeChoice } from './model.ts';

interface Shown {
  priceType: PriceType;
  currency: string;
  precision: number;
}

/** A size of `get=sizes` as the column shows it. */
export function sizeChoice(item: SizeItem, { priceType, currency, precision }: Shown): SizeChoice {
  const net = priceType === 'net';
  const price = fromDecimalNumber(net ? item.prices.price_net : item.prices.price) ?? 0;
  const text = (decimal: string | undefined) => {
    const grosze = decimal === undefined ? undefined : parseMoney(decimal);
    return grosze === undefined ? undefined : formatMoney(grosze, currency);
  };
  const bundle = item.bundle_price;
  const saved = bundle && text(net ? bundle.amount_diff_net : bundle.amount_diff_gross);
  const once = text(net ? item.price_normal_net : item.price_normal);
  const subscribed = text(net ? item.price_subscription_net : item.price_subscription);
  return {
    type: item.type,
    name: item.name,
    open: item.availability.status !== 'disable',
    ...(price > 0 ? { price: formatMoney(price, currency) } : {}),
    stock: item.amount === UNLIMITED ? UNLIMITED : (fromWire(item.amount, precision) ?? 0),
    phone: item.phone_price === 'true',
    gratis: item.gratis === 'true',
    ...(bundle && saved !== undefined ? { bundle: { saved, percent: formatPercent(bundle.percent_diff) } } : {}),
    once,
    subscribed,
    least: item.min_quantity_per_order && fromWire(item.min_quantity_per_order, precision),
  };
}

/**
 * Sizes in the merchant's order. Older shops answer a list, newer ones an object with keys that sort
 * (docs/contract/calls.md#projector).
 */
export const sizeChoices = (items: SizesAnswer['items'] | readonly SizeItem[], shown: Shown): SizeChoice[] =>
  Object.values(items).map((item) => sizeChoice(item, shown));
