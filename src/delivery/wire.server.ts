import type { Product, Size } from '../catalogue/model.ts';
import type { ProductLoader } from '../catalogue/productLoader.server.ts';
import { sizeAsked } from '../catalogue/sizeAsked.ts';
import type { Clock } from '../kit/clock.ts';
import type { Grosze } from '../kit/money.ts';
import { fromWire, type Parts } from '../kit/quantity.ts';
import type { GraphPart } from '../session/graphPart.ts';
import type { Shopper } from '../session/model.ts';
import { shippingAnswer } from './answer.ts';
import { type Line, leastQuantity } from './parcel.ts';
import { type AskedOfWay, type PointFinder, pointAnswer } from './points/graph.server.ts';
import type { Place } from './points/model.ts';
import type { DeliveryTerms } from './terms.ts';
import { shippingTypeDefs } from './typeDefs.ts';

export interface ShippingPartOptions {
  terms: DeliveryTerms;
  load: ProductLoader;
  clock: Clock;
  points: PointFinder;
  /** Goods in a shopper's basket, for a question that names no products. */
  basket?(shopper: Shopper): Promise<AskedBasket>;
}

export interface AskedBasket {
  products: readonly AskedProduct[];
  /** Amount paid for all sent goods, with VAT and rebate codes. */
  worth: Grosze;
  /** Amount left to pay besides: files, hours and deposits, without what a gift card pays. */
  beside: Grosze;
  /** Country that the shopper has chosen; missing: home. */
  country?: string;
}

export interface AskedProduct {
  id: string;
  size?: string | null;
  /** Quantity in the unit of the product. */
  quantity?: number | null;
}

interface Asked {
  ShippingInput: { mode: 'product' | 'basket'; products?: readonly AskedProduct[] | null; coordinates?: Place | null };
}

interface Searched {
  SearchPickupPointsInput: { shippingId: string; query?: string | null; cashOnDelivery?: boolean | null };
}

/** Characters of what points are looked for by; the rest is cut. */
const LONGEST_QUERY = 80;

/** Far above what a basket holds. */
const MOST_PRODUCTS = 500;

/** Field `shipping`: when products leave and what that costs (docs/contract/graph.md#operations). */
export function shippingPart({ terms, load, clock, points, basket }: ShippingPartOptions): GraphPart {
  async function shipping(_: unknown, { ShippingInput: asking }: Asked, context: { shopper: Shopper }) {
    const { mode, products, coordinates } = asking;
    const near = coordinates && isOnEarth(coordinates) ? coordinates : undefined;
    const named = products ?? [];
    const own = named.length === 0 && mode === 'basket' ? await basket?.(context.shopper) : undefined;
    const asked = own?.products ?? named;
    if (asked.length === 0 || asked.length > MOST_PRODUCTS) return null;
    const lines = await Promise.all(asked.map((one) => lineOf(one, (id) => load(context, id))));
    const known = lines.filter((line) => line !== undefined);
    if (known.length < lines.length) return null;
    const answer = shippingAnswer(joined(known), terms, clock(), own ?? { country: context.shopper.country });
    const nearest = async ({ courier, prepaid }: (typeof answer.shipping)[number]) => {
      if (!near) return [];
      return (await pointsOf(context, courier.id, { typed: '', near, onDelivery: !prepaid })) ?? [];
    };
    return {
      ...answer,
      shipping: answer.shipping.map((way) => ({ ...way, courierPickupPoints: () => nearest(way) })),
    };
  }

  async function pointsOf(context: object, id: string, asked: AskedOfWay) {
    const method = terms.methods.find((one) => one.id === id);
    const found = method && (await points(context, method, asked));
    return found?.map((point) => pointAnswer(point, id));
  }

  async function searchPickupPoints(_: unknown, { SearchPickupPointsInput: asked }: Searched, context: object) {
    const id = asked.shippingId.replace(/-[01]$/, '');
    const typed = (asked.query ?? '').slice(0, LONGEST_QUERY);
    const data = await pointsOf(context, id, { typed, onDelivery: asked.cashOnDelivery === true });
    const place = data?.[0]?.coordinates;
    return data ? { data, gps: place ? { ...place, distance: null } : null } : null;
  }

  return { typeDefs: shippingTypeDefs, resolvers: { Query: { shipping, searchPickupPoints } } };
}

const isOnEarth = ({ latitude, longitude }: Place): boolean => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** Undefined when there is no such product, size or quantity. */
async function lineOf(
  { id, size: type, quantity: units }: AskedProduct,
  load: (id: number) => Promise<Product | undefined>,
): Promise<Line | undefined> {
  if (!/^\d{1,15}$/.test(id)) return undefined;
  const product = await load(Number(id));
  const size = product && sizeOf(product, type);
  if (!product || !size) return undefined;
  const quantity = quantityOf(product, size, units);
  return quantity === undefined ? undefined : { product, size, quantity };
}

function sizeOf({ sizes }: Product, type: string | null | undefined): Size | undefined {
  if (type == null) return sizes.length === 1 ? sizes[0] : undefined;
  return sizeAsked({ sizes }, type);
}

function quantityOf(product: Product, size: Size, units: number | null | undefined): Parts | undefined {
  if (units == null) return leastQuantity(product, size);
  const parts = fromWire(units, product.precision);
  return parts !== undefined && parts > 0 && parts <= MOST_PARTS ? parts : undefined;
}

/** Limit of a quantity: that of stock in a shop file; a price times this is still exact. */
const MOST_PARTS = 1_000_000_000;

/** Lines of one size as one: they leave the store together. */
function joined(lines: readonly Line[]): Line[] {
  const one = new Map<string, Line>();
  for (const line of lines) {
    const key = `${line.product.id}/${line.size.type}`;
    one.set(key, { ...line, quantity: line.quantity + (one.get(key)?.quantity ?? 0) });
  }
  return [...one.values()];
}
