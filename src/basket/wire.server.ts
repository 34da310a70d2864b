import type { Grosze } from '../kit/money.ts';
import { toDecimal } from '../kit/moneyText.ts';
import { formatMoney } from '../kit/priceFormat.ts';
import { toWire } from '../kit/quantity.ts';
import { pictureProps } from '../pictures/props.ts';
import type { Section } from '../session/model.ts';
import type { Baskets } from './service.server.ts';
import type { BasketView, LineView } from './view.ts';

/** What the basket's section needs to know of the shop. */
export interface BasketTerms {
  currency: string;
  /** Missing: delivery is never free for its worth alone. */
  freeDeliveryFrom?: Grosze | undefined;
}

/** What is missing to free delivery; 0 when it is reached, or when there is none to reach. */
export const toFreeDelivery = (worth: Grosze, { freeDeliveryFrom = 0 }: BasketTerms): Grosze =>
  Math.max(0, freeDeliveryFrom - worth);

/** Section `Basket` of the personal-data call, in the shape of the specification, section 3. */
export function basketSection(baskets: Pick<Baskets, 'view'>, terms: BasketTerms): Section {
  return async ({ shopper }) => ({ basket: basketAnswer(await baskets.view(shopper), terms) });
}

export function basketAnswer(view: BasketView, terms: BasketTerms) {
  const money = (amount: Grosze) => formatMoney(amount, terms.currency);
  const { worth, lines } = view;
  return {
    products: lines.map((line) => productAnswer(line, money)),
    productsCounter: lines.length,
    productsNumber: lines.reduce((sum, { known }) => sum + (known ? toWire(known.quantity, known.precision) : 0), 0),
    worth: worth.gross / 100,
    worth_formatted: money(worth.gross),
    worth_net_formatted: money(worth.net),
    // Nothing costs nothing to send; for what lies here the cost depends on the way of delivery, which is not chosen yet.
    ...(lines.length === 0
      ? { shippingCost: toDecimal(0), shippingCost_formatted: money(0), shippingCost_net_formatted: money(0) }
      : {}),
    toShippingFree: toDecimal(toFreeDelivery(worth.gross, terms)),
    user: '',
  };
}

function productAnswer({ product, additional, known }: LineView, money: (amount: Grosze) => string) {
  if (!known) return { id: product, md5_additional: additional, link: '', name: '', count: 0, subscription_period: 0 };
  const { price } = known;
  const picture = (shown: typeof known.picture) => pictureProps(shown, 'thumb')?.src ?? '';
  return {
    id: product,
    md5_additional: additional,
    link: known.href,
    icon: picture(known.picture),
    icon_second: picture(known.second),
    name: known.name,
    size: known.size.type,
    size_name: known.size.name,
    product_version_name: known.version ?? '',
    count: toWire(known.quantity, known.precision),
    worth_unit: price ? toDecimal(price.unit.gross) : toDecimal(0),
    subscription_period: known.subscriptionDays,
    prices: {
      worth_gros_formatted: money(price?.worth.gross ?? 0),
      worth_net_formatted: money(price?.worth.net ?? 0),
    },
  };
}
