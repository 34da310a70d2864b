import type { Product, Size } from '../catalogue/model.ts';
import type { Parts } from '../kit/quantity.ts';
import type { ShopFile } from '../settings/shopFile.ts';
import { latestArrival } from './arrival.ts';
import { sizeDelivery } from './cost.ts';
import { type DeliveryMethod, deliveryMethods, travels } from './methods.ts';
import { leastQuantity, parcelOf, shippingFacts } from './parcel.ts';
import { type ShippingSettings, shippingSettings } from './settings.ts';
import type { ShippingTime, SizeDelivery } from './shapes.ts';
import { dispatchDay, shippingTime } from './shippingTime.ts';

/** The shop's own rules of sending. */
export interface DeliveryTerms {
  settings: ShippingSettings;
  methods: readonly DeliveryMethod[];
  currency: string;
}

export const deliveryTerms = (file: ShopFile): DeliveryTerms => ({
  settings: shippingSettings(file),
  methods: deliveryMethods(file),
  currency: file.currency,
});

/** Facts about sending a size at one moment. */
export interface ShippingAt {
  /** Shipping time of a quantity; of the least that can be ordered when none is given. */
  shippingTime(product: Product, size: Size, quantity?: Parts): ShippingTime;
  delivery(product: Product, size: Size, quantity?: Parts): SizeDelivery;
}

/** Reckons once what is asked of a size in its least quantity: one page asks several times. */
function kept<Fact extends object>(reckon: (product: Product, size: Size, quantity: Parts) => Fact) {
  const known = new Map<Size, { product: Product; fact: Fact }>();
  return (product: Product, size: Size, quantity?: Parts): Fact => {
    if (quantity !== undefined) return reckon(product, size, quantity);
    const before = known.get(size);
    if (before?.product === product) return before.fact;
    const fact = reckon(product, size, leastQuantity(product, size));
    known.set(size, { product, fact });
    return fact;
  };
}

/** Facts at a moment, epoch ms, for a country of delivery, home unless given. */
export const shippingAt = (
  { settings, methods, currency }: DeliveryTerms,
  at: number,
  country?: string,
): ShippingAt => ({
  shippingTime: kept((product, size, quantity) =>
    shippingTime(shippingFacts({ product, size, quantity }), settings, at),
  ),
  delivery: kept((product, size, quantity) => {
    const line = { product, size, quantity };
    const parcel = parcelOf([line], at);
    const told = sizeDelivery(methods, parcel, currency, country);
    const leaves = dispatchDay(shippingFacts(line), settings, at);
    if (!parcel || leaves === undefined) return told;
    const arrival = latestArrival(
      methods.filter((method) => travels(method, parcel)),
      leaves,
      at,
      country,
    );
    return arrival ? { ...told, arrival } : told;
  }),
});
