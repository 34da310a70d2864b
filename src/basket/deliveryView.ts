import type { Product, Size } from '../catalogue/model.ts';
import type { Amount } from '../catalogue/priceView.ts';
import { lastDispatch } from '../delivery/answer.ts';
import { arrivalBy, latestArrival } from '../delivery/arrival.ts';
import { cheapestDelivery, costOf, costOnDelivery } from '../delivery/cost.ts';
import { type DeliveryMethod, destinations, goesTo, HOME_COUNTRY, travels } from '../delivery/methods.ts';
import { isSent, type Line, type Parcel } from '../delivery/parcel.ts';
import { timeOfDay } from '../delivery/shippingTime.ts';
import { countryName } from '../forms/countries.ts';
import { type Grosze, lineTotal, netFromGross } from '../kit/money.ts';
import type { DayNumber } from '../kit/wall.ts';
import { type BasketLine, rescaled } from './model.ts';
import type { BasketRules } from './rules.ts';
import type { DeliveryView, DeliveryWay } from './view.ts';

interface SentLine {
  line: BasketLine;
  product: Product;
  size: Size;
  /** Amount with VAT, after rebates; 0 for goods paid with points. */
  paid: Grosze;
}

export interface DeliveryFacts {
  /** Epoch ms. */
  at: number;
  /** Amount that is left to pay for the basket without its delivery, with VAT. */
  due: Grosze;
  /** Country that the shopper has chosen; home without it. */
  country?: string | undefined;
}

/**
 * Costs of sending a basket, and its day of arrival if it is ordered at `at`. Free delivery depends on the worth of the
 * sent goods with VAT, after rebates; a basket of which nothing is sent is told nothing of it.
 */
export function deliveryView(
  all: readonly SentLine[],
  rules: BasketRules,
  { at, due, country = HOME_COUNTRY }: DeliveryFacts,
): DeliveryView {
  const lines = all.filter(({ product }) => isSent(product));
  const abroad = destinations(rules.delivery.methods).length > 1 ? { abroad: true } : {};
  const where =
    country === HOME_COUNTRY ? abroad : { ...abroad, country: { code: country, name: countryName(country) } };
  if (lines.length === 0) {
    // More of the same is not delivered either.
    const least = all.length > 0 ? undefined : freeOfAll(rules, country);
    return {
      ...where,
      sent: false,
      worth: 0,
      beside: due,
      ways: [],
      ...(least === undefined ? {} : { free: { from: least, left: least } }),
    };
  }
  const sent = parcelOfLines(lines);
  const { worth } = sent;
  const beside = due - worth;
  const parcel = { ...sent, beside };
  const { methods, settings } = rules.delivery;
  const ways = methods.filter((method) => travels(method, parcel));
  const cost = cheapestDelivery(methods, parcel, country);
  const from = freeFrom(parcel, rules, country);
  const amount = (gross: Grosze): Amount => ({ gross, net: netFromGross(gross, rules.deliveryVatBp) });
  const leaves = lastDispatch(lines.map(inParts), settings, at);
  const arrives = leaves === undefined ? undefined : latestArrival(ways, leaves, at, country);
  return {
    ...where,
    sent: true,
    worth,
    beside,
    ...(cost === undefined ? {} : { cheapest: amount(cost) }),
    ...(leaves === undefined ? {} : { leaves: timeOfDay(leaves, settings, at) }),
    ...(arrives ? { arrives } : {}),
    ways: ways.map((method) => wayView(method, { parcel, amount, leaves, at })),
    ...(from === undefined ? {} : { free: { from, left: Math.max(0, from - worth) } }),
  };
}

interface WayFacts {
  parcel: Parcel;
  amount(gross: Grosze): Amount;
  leaves: DayNumber | undefined;
  at: number;
}

function wayView(method: DeliveryMethod, { parcel, amount, leaves, at }: WayFacts): DeliveryWay {
  const { id, name, pickUp, countries, points } = method;
  const onDelivery = costOnDelivery(method, parcel);
  const arrives = leaves === undefined ? undefined : arrivalBy(method, leaves, at);
  return {
    id,
    name,
    pickUp,
    countries,
    ...(points === undefined ? {} : { points }),
    cost: amount(costOf(method, parcel)),
    ...(onDelivery === undefined ? {} : { onDelivery: amount(onDelivery) }),
    ...(arrives ? { arrives } : {}),
  };
}

/** Quantity in parts of the product, whose unit may have become a finer one since. */
const inParts = ({ line, product, size }: SentLine): Line => ({
  product,
  size,
  quantity: rescaled(line.quantity, line.precision, product.precision),
});

const parcelOfLines = (sent: readonly SentLine[]) => ({
  products: sent.map(({ product }) => product.id),
  worth: sent.reduce((sum, { paid }) => sum + paid, 0),
  weight: sent.reduce((sum, one) => {
    const { product, size, quantity } = inParts(one);
    return sum + lineTotal(size.weight ?? 0, quantity, product.precision);
  }, 0),
});

/** The lowest worth that frees a way which these can go; a shop without ways of its own promises its one threshold. */
function freeFrom(parcel: Parcel, rules: BasketRules, country: string): Grosze | undefined {
  if (rules.delivery.methods.length === 0) return rules.freeDeliveryFrom;
  return lowestFree(waysTo(country, rules).filter((method) => travels(method, parcel)));
}

/** The worth that an empty basket has to reach. */
const freeOfAll = (rules: BasketRules, country: string): Grosze | undefined =>
  country === HOME_COUNTRY ? rules.freeDeliveryFrom : lowestFree(waysTo(country, rules));

const waysTo = (country: string, { delivery: { methods } }: BasketRules) =>
  methods.filter((method) => !method.pickUp && goesTo(method, country));

function lowestFree(ways: readonly DeliveryMethod[]): Grosze | undefined {
  const free = ways.flatMap((method) => method.freeFrom ?? []);
  return free.length === 0 ? undefined : Math.min(...free);
}
