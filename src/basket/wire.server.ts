import { isMeasured } from '../catalogue/unitPrice.ts';
import { formatIsoDayAt } from '../kit/days.ts';
import type { Grosze } from '../kit/money.ts';
import { toDecimal } from '../kit/moneyText.ts';
import { formatMoney } from '../kit/priceFormat.ts';
import { toWire } from '../kit/quantity.ts';
import * as boxes from '../pictures/boxes.ts';
import { pictureProps } from '../pictures/props.ts';
import type { Section, Shopper } from '../session/model.ts';
import type { Baskets } from './service.server.ts';
import type { BasketView, KnownLine, LineView } from './view.ts';

/** Name under which a shopper has signed in; empty for a guest. */
export type LoginOf = (shopper: Shopper) => Promise<string>;

/** Section `Basket` of the personal-data call, (docs/contract/calls.md#section-basket). */
export function basketSection(baskets: Pick<Baskets, 'view'>, loginOf: LoginOf): Section {
  return async ({ shopper }) => {
    const [view, user] = await Promise.all([baskets.view(shopper), loginOf(shopper)]);
    return { basket: basketAnswer(view, user) };
  };
}

export function basketAnswer(view: BasketView, user: string) {
  const money = (amount: Grosze) => formatMoney(amount, view.currency);
  const { goods, lines, delivery, code } = view;
  // Nothing costs nothing to send; nor does what need not be sent.
  const cost = delivery.cheapest ?? (delivery.sent ? undefined : { gross: 0, net: 0 });
  return {
    products: lines.map((line) => productAnswer(line, money)),
    productsCounter: lines.length,
    productsNumber: lines.reduce((sum, { known }) => sum + (known ? toWire(known.quantity, known.precision) : 0), 0),
    worth: goods.gross / 100,
    worth_formatted: money(goods.gross),
    worth_net_formatted: money(goods.net),
    ...(view.points > 0 ? { worth_points: view.points } : {}),
    // Of the cheapest way to bring it; what no way of the shop brings has no cost that could be told: empty.
    shippingCost: cost ? toDecimal(cost.gross) : '',
    shippingCost_formatted: cost ? money(cost.gross) : '',
    shippingCost_net_formatted: cost ? money(cost.net) : '',
    // Nothing that could be reached makes it free: empty, for "0.00" says that it is.
    toShippingFree: delivery.free ? toDecimal(delivery.free.left) : '',
    user,
    // Of this shop: where the costs are for when that is not home.
    ...(delivery.country ? { deliveryCountry: delivery.country.code } : {}),
    ...(code ? { rebateCode: { code: code.code, state: code.state } } : {}),
  };
}

const serviceTold = ({ service }: KnownLine): string[] => (service === undefined ? [] : [formatIsoDayAt(service)]);

function productAnswer({ product, additional, known }: LineView, money: (amount: Grosze) => string) {
  if (!known) return { id: product, md5_additional: additional, link: '', name: '', count: 0, subscription_period: 0 };
  const { price } = known;
  const picture = (shown: typeof known.picture) => pictureProps(shown, boxes.thumb)?.src ?? '';
  const unit = price && (price.unitWithCode ?? price.unit);
  const told = [...known.chosen.map(({ value }) => value), ...serviceTold(known)];
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
    worth_unit: toDecimal(unit?.gross ?? 0),
    subscription_period: known.subscriptionDays,
    // Of this shop: the platform has no field for a unit.
    ...(isMeasured(known) ? { unit: known.unit.name } : {}),
    ...(told.length > 0 ? { chosen: told } : {}),
    // What is paid with points costs no money.
    ...(known.points === undefined ? {} : { worth_points: known.points }),
    prices: {
      worth_gros_formatted: money(price?.paid.gross ?? 0),
      worth_net_formatted: money(price?.paid.net ?? 0),
    },
  };
}
