import type { ShippingSettings } from '../settings.ts';
import type { ShippingFacts } from '../shippingTime.ts';

/** Settings for tests: a shop that sends Monday to Friday at 16:00 what is ordered before 13:00. */
export const settings = (more: Partial<ShippingSettings> = {}): ShippingSettings => ({
  leavesAt: 16 * 60,
  deadline: 13 * 60,
  weekdays: [1, 2, 3, 4, 5],
  closed: [],
  outsideDays: 2,
  ...more,
});

/** Facts for tests: one of five pieces in the shop's own store. */
export const facts = (
  more: Partial<Omit<ShippingFacts, 'availability'>> & { availability?: Partial<ShippingFacts['availability']> } = {},
): ShippingFacts => ({
  type: 'item',
  status: 'enable',
  amounts: { all: 5, own: 5, outside: 0 },
  quantity: 1,
  ...more,
  availability: {
    status: 'auto',
    visible: true,
    deliveryDaysUndefined: false,
    unknownDelivery: false,
    ...more.availability,
  },
});

/** Epoch ms of what clocks in Warsaw show, in winter. */
export const winter = (text: string) => Date.parse(`${text}+01:00`);
/** Moment in summer. */
export const summer = (text: string) => Date.parse(`${text}+02:00`);
