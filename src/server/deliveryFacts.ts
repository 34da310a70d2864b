import type { DeliveryFacts } from '../product/wire/terms.ts';

/** While nobody counts when a parcel leaves and what it costs, neither is said. */
export const deliveryFacts: DeliveryFacts = {
  shippingTime: () => ({ unknown_time: 'true', today: 'false', days: 0, hours: 0, minutes: 0 }),
  delivery: () => ({ undefined: 'true' }),
};
