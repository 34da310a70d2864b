import type { SizeDelivery } from '../../../../delivery/shapes.ts';
import type { SizeAvailability, SizePrices } from '../../../wire/shapes.ts';
import type { Buying } from '../buying.ts';
import { viewChoice } from '../choice.ts';
import type { BuyView, SizeChoice, SizeState } from '../model.ts';

/** A mug for 68,00 zł, fourteen in stock. */

export const prices = (more: Partial<SizePrices> = {}): SizePrices => ({
  value: '68.00',
  price_formatted: '68,00 zł',
  price_net: '55.28',
  price_net_formatted: '55,28 zł',
  basket_enable: 'y',
  ...more,
});

export const availability = (more: Partial<SizeAvailability> = {}): SizeAvailability => ({
  status: 'enable',
  visible: 'y',
  delivery_days_undefined: 'false',
  delay_time: { unknown_delivery_time: 'false' },
  shipping_time: { unknown_time: 'false', today: 'true', days: 0, hours: 1, minutes: 0 },
  ...more,
});

export const delivery = (more: Partial<SizeDelivery> = {}): SizeDelivery => ({ undefined: 'true', ...more });

export const sizeState = (more: Partial<SizeState> = {}): SizeState => ({
  prices: prices(),
  availability: availability(),
  delivery: delivery(),
  ...more,
});

/** A choice of the mug as it is at first. */
export const buying = (view: BuyView, more: Partial<Buying> = {}): Buying => {
  const chosen = viewChoice(view);
  return {
    ...chosen,
    shown: chosen,
    sizes: view.sizes,
    state: view.state,
    quantity: 1,
    holds: () => ({ size: 0, product: 0, once: 0 }),
    field: { text: '1', turn: 0 },
    waiting: false,
    failed: false,
    shipping: true,
    ...more,
  };
};

export const choice = (type: string, more: Partial<SizeChoice> = {}): SizeChoice => ({
  type,
  name: `${type} ml`,
  open: true,
  price: '68,00 zł',
  stock: 14,
  phone: false,
  gratis: false,
  ...more,
});

export const buyView = (more: Partial<BuyView> = {}): BuyView => ({
  id: 1001,
  path: '/produkt/kubek-1001',
  name: 'Kubek',
  type: 'item',
  priceType: 'gross',
  currency: 'PLN',
  unit: { name: 'szt.', one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' },
  sellBy: 1,
  precision: 0,
  order: {},
  sizes: [choice('250'), choice('350')],
  hasSizes: true,
  size: '350',
  quantity: '1',
  state: sizeState(),
  versions: [],
  parts: [],
  personal: [],
  contactHref: '/kontakt',
  ...more,
});
