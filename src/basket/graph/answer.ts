import type { Amount } from '../../catalogue/priceView.ts';
import { type GroupOptions, groupFields } from '../../catalogue/wire/group.ts';
import { subscriptionFields } from '../../catalogue/wire/product.ts';
import { cardShare } from '../../giftCards/model.ts';
import type { Grosze } from '../../kit/money.ts';
import { formatMoney, formatPoints } from '../../kit/priceFormat.ts';
import { toWire } from '../../kit/quantity.ts';
import * as boxes from '../../pictures/boxes.ts';
import { pictureProps } from '../../pictures/props.ts';
import { NOTHING, plus, totalOf } from '../totals/sums.ts';
import type { BasketView, KnownLine, LineView } from '../view.ts';

/** The way of delivery that costs are asked with. */
export interface AskedDelivery {
  courierId?: string | null;
  prepaid?: boolean | null;
}

const GROUPS = { once: '1', subscription: '2' } as const;

/** Answer of the field `basket`. */
export function basketResponse(view: BasketView, asked: AskedDelivery, goods: GroupOptions) {
  const { currency, priceType, code, delivery } = view;
  const money = (grosze: Grosze) => ({ value: grosze / 100, currency, formatted: formatMoney(grosze, currency) });
  const amount = ({ gross, net }: Amount) => ({ gross: money(gross), net: money(net) });
  const points = (value: number) => ({ value, formatted: formatPoints(value) });
  const cost = deliveryCost(view, asked);
  const total = totalOf(view, cost).gross;
  const limit = delivery.free && money(delivery.free.from);
  return {
    products: view.lines.map(({ product, additional, known }) => ({
      id: product,
      additional,
      ...(known ? knownProduct(product, known, amount, goods) : GONE),
    })),
    summaryBasket: {
      productsCount: view.lines.length,
      worth: amount(view.goods),
      shipping: { cost: cost && amount(cost), shippingDays: daysUntilSent(delivery) },
      toShippingFree: delivery.free && money(delivery.free.left),
      shippingLimitFree: limit,
      smileShippingLimitFree: { enabled: false },
      orderDivisionPossible: false,
    },
    basketGroups: groupsOf(view.lines, amount),
    basketCost: {
      orderMinimalWholesaleNotReached: false,
      totalProductsCost: money(view.worth[priceType]),
      basketShippingCost: { shippingCostAfterRebate: cost && money(cost.gross) },
      prepaidCost: money(0),
      insuranceCost: money(0),
      totalRebateWithoutShipping: money(view.rebate[priceType]),
      paymentAmountFromClientBalance: money(0),
      totalToPay: money(total - cardShare(view, total)),
      totalToPayAtPoints: points(view.points),
      totalProductsCostAtPoints: points(view.points),
      totalDeposit: money(view.deposit),
    },
    rebateCode: code && { code: code.code, name: code.name, state: code.state },
  };
}

/** Cost of the requested way of delivery when the basket can use it, else of the cheapest. */
function deliveryCost({ delivery }: BasketView, { courierId, prepaid }: AskedDelivery): Amount | undefined {
  const way = delivery.ways.find(({ id }) => id === courierId);
  if (!way) return delivery.cheapest;
  return (prepaid ?? true) ? way.cost : (way.onDelivery ?? way.cost);
}

function groupsOf(lines: readonly LineView[], amount: (sum: Amount) => object) {
  const known = lines.flatMap((line) => line.known ?? []);
  return [known.filter((line) => line.subscriptionDays === 0), known.filter((line) => line.subscriptionDays > 0)]
    .filter((some) => some.length > 0)
    .map((some) => {
      const worth = amount(some.reduce((sum, { price }) => plus(sum, price?.paid ?? NOTHING), NOTHING));
      const daysInPeriod = some[0]?.subscriptionDays ?? 0;
      return {
        id: groupId(daysInPeriod),
        types: [...new Set(some.map(({ type }) => type))],
        worth,
        worthTotal: worth,
        subscription: daysInPeriod > 0 ? { daysInPeriod } : null,
      };
    });
}

const daysUntilSent = ({ leaves }: BasketView['delivery']): number | undefined =>
  leaves?.unknown_time === 'false' ? leaves.days : undefined;

const groupId = (subscriptionDays: number): string => (subscriptionDays > 0 ? GROUPS.subscription : GROUPS.once);

const GONE = {
  size: '',
  quantity: 0,
  comment: '',
  basketGroupId: GROUPS.once,
  availableNow: false,
  forPoints: false,
  daysInPeriod: 0,
  bundleProducts: [],
};

function knownProduct(product: number, line: KnownLine, amount: (amount: Amount) => object, goods: GroupOptions) {
  const { size, unit, points, picture, second } = line;
  const icon = (shown: typeof picture, use: boxes.Boxes) => pictureProps(shown, use)?.src;
  return {
    size: size.type,
    quantity: toWire(line.quantity, line.precision),
    comment: line.comment,
    basketGroupId: groupId(line.subscriptionDays),
    availableNow: !line.soldOut && line.left === undefined,
    worth: line.price && amount(line.price.paid),
    forPoints: line.forPoints,
    worthPoints: points === undefined ? undefined : { value: points, formatted: formatPoints(points) },
    daysInPeriod: line.subscriptionDays,
    bundleProducts: line.parts.map((part) => ({
      productId: part.product,
      bundledId: part.product,
      quantity: part.quantity,
      sizeId: part.size,
      sizeName: part.sizeName,
      name: part.name,
      productType: async (_: unknown, context: object) => (await goods.load(context, part.product))?.type,
      valuesVersionName: async (_: unknown, context: object) => (await goods.load(context, part.product))?.version,
    })),
    data: {
      type: line.type,
      name: line.name,
      link: line.href,
      icon: icon(picture, boxes.card),
      iconSmall: icon(picture, boxes.thumb),
      iconSmallSecond: icon(second, boxes.thumb),
      code: line.code,
      versionName: line.version,
      group: async (_: unknown, context: object) => {
        const found = await goods.load(context, product);
        return found && groupFields(found, context, goods);
      },
      subscription: async (_: unknown, context: object) => {
        const found = await goods.load(context, product);
        return found && subscriptionFields(found);
      },
      sizes: { id: size.type, name: size.name },
      unit: { singular: unit.one, plural: unit.many, fraction: unit.other, precision: line.precision },
    },
  };
}
